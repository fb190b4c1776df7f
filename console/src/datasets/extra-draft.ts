import type { ExtraName } from '@coverwright/contract/datasets'
import { extraFormats, extraKinds } from '@coverwright/rules/datasets'
import { z } from 'zod'

/** The form's own flat shape; what it means is put together by `extraOf`, and judged by the rules. */
export const ExtraDraft = z.object({
  name: z.string().trim().min(1).max(64),
  title: z.string().trim().max(200),
  kind: z.enum(extraKinds),
  currency: z.string().trim(),
  options: z.string(),
  min: z.string().trim(),
  max: z.string().trim(),
  format: z.enum(extraFormats),
  source: z.enum(['connector', 'fixed']),
  value: z.string().trim(),
})
export type ExtraDraft = z.infer<typeof ExtraDraft>

export function draftOf(entry: ExtraName | undefined): ExtraDraft {
  const type = entry?.type ?? { kind: 'text' }
  return {
    name: entry?.name ?? '',
    title: entry?.title ?? '',
    kind: type.kind,
    currency: 'currency' in type ? type.currency : '',
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

const linesOf = (text: string) => text.split('\n').map((line) => line.trim()).filter(Boolean) // prettier-ignore

function typeOf({ kind, currency, options }: ExtraDraft): ExtraName['type'] {
  switch (kind) {
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
  if (kind === 'yesNo') return /^(yes|true|是)$/i.test(value) ? true : /^(no|false|否)$/i.test(value) ? false : value
  return kind === 'choices' ? value.split(',').map((each) => each.trim()) : value
}

const valueText = (value: unknown): string =>
  value === true ? 'yes' : value === false ? 'no' : Array.isArray(value) ? value.join(', ') : String(value ?? '')

/** `names.3.type` is about what stands in the form as options or currency. */
export const fieldOfPath = (path: string): string => {
  const field = path.split('.').at(-1) ?? ''
  return field === 'type' ? 'options' : field
}
