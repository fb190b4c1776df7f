import type { ExtraName } from '@coverwright/contract/design/datasets'
import { extraFormats, extraKinds } from '@coverwright/rules/design/datasets'
import { z } from 'zod'

/** Decimals that a number may have; a choice of the form, where nothing chosen is not possible. */
export const ANY_PLACES = 'any'
export const placesChoices = [ANY_PLACES, '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/**
 * The form's own flat shape; what it means is put together by `extraOf`, and judged by the rules. What a kind of name
 * does not ask for is not sent.
 */
export const ExtraDraft = z.object({
  name: z.string().trim().min(1).max(64),
  title: z.string().trim().max(200),
  kind: z.enum(extraKinds),
  currency: z.string().trim().default(''),
  places: z.enum(placesChoices).default(ANY_PLACES),
  options: z.string().default(''),
  min: z.string().trim().default(''),
  max: z.string().trim().default(''),
  format: z.enum(extraFormats).default('any'),
  source: z.enum(['connector', 'fixed']),
  value: z.string().trim().default(''),
})
export type ExtraDraft = z.infer<typeof ExtraDraft>

/** `currency` is the product's: what a new amount is most likely in. */
export function draftOf(entry: ExtraName | undefined, currency: string): ExtraDraft {
  const type = entry?.type ?? { kind: 'text' }
  return {
    name: entry?.name ?? '',
    title: entry?.title ?? '',
    kind: type.kind,
    currency: 'currency' in type ? type.currency : currency,
    places: type.kind === 'number' && type.places !== undefined ? placesOf(type.places) : ANY_PLACES,
    options: 'options' in type ? type.options.join('\n') : '',
    min: entry?.min ?? '',
    max: entry?.max ?? '',
    format: entry?.format ?? 'any',
    source: entry?.source.kind ?? 'connector',
    value: entry?.source.kind === 'fixed' ? valueText(entry.source.value) : '',
  }
}

export function extraOf(draft: ExtraDraft): ExtraName {
  const isLimited = ['number', 'money', 'date', 'dateTime'].includes(draft.kind)
  return {
    name: draft.name,
    title: draft.title,
    type: typeOf(draft),
    source: draft.source === 'fixed' ? { kind: 'fixed', value: valueOf(draft) } : { kind: 'connector' },
    ...(isLimited && draft.min ? { min: draft.min } : {}),
    ...(isLimited && draft.max ? { max: draft.max } : {}),
    ...(draft.kind === 'text' && draft.format !== 'any' ? { format: draft.format } : {}),
  }
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim()).filter(Boolean) // oxfmt-ignore

const placesOf = (places: number) => placesChoices.find((each) => each === String(places)) ?? ANY_PLACES

function typeOf({ kind, currency, options, places }: ExtraDraft): ExtraName['type'] {
  switch (kind) {
    case 'number':
      return places === ANY_PLACES ? { kind } : { kind, places: Number(places) }
    case 'money':
      return { kind, currency: currency.toUpperCase() }
    case 'choice':
    case 'choices':
      return { kind, options: linesOf(options) }
    default:
      return { kind }
  }
}

function valueOf({ kind, value }: ExtraDraft): string | boolean | string[] {
  if (kind === 'yesNo') return value === 'yes' ? true : value === 'no' ? false : value
  return kind === 'choices' ? value.split(',').map((each) => each.trim()) : value
}

const valueText = (value: unknown): string =>
  value === true ? 'yes' : value === false ? 'no' : Array.isArray(value) ? value.join(', ') : String(value ?? '')

/** `names.3.type` is about what stands in the form as options or currency. */
export const fieldOfPath = (path: string, code: string): string => {
  const field = path.split('.').at(-1) ?? ''
  return field !== 'type' ? field : code === 'datasets.currency' ? 'currency' : 'options'
}
