import { refusalOf, type Refusal } from '../../kernel'
import { Exact, isCurrency } from '../../money'
import { dataNameRefusal } from './data-name'
import type { DataKind, DataType } from './data-type'
import { readAnswer, type Value } from './read-answer'

/** What a name that no question asks for can hold. */
export const extraKinds = ['text', 'number', 'money', 'date', 'dateTime', 'yesNo', 'choice', 'choices'] as const
export type ExtraKind = (typeof extraKinds)[number]

/** Named shapes of a text; a name of its own, so that a connector's answer can be checked like a person's. */
export const extraFormats = ['any', 'letters', 'digits', 'lettersAndDigits', 'email'] as const
export type ExtraFormat = (typeof extraFormats)[number]

/** A connector answers it, or the product itself with one value for everybody. */
export type NameSource = { readonly kind: 'connector' } | { readonly kind: 'fixed'; readonly value: unknown }

/** A data name that no question asks for. Limits are decimals, days or instants in text, by its type; both included. */
export type ExtraName = {
  readonly name: string
  readonly title: string
  readonly type: Extract<DataType, { kind: ExtraKind }>
  readonly source: NameSource
  readonly min?: string
  readonly max?: string
  readonly format?: ExtraFormat
}

/** The part `dataset` of a body. */
export type DatasetPart = { readonly version: 1; readonly names: readonly ExtraName[] }

export const MAX_EXTRA_NAMES = 200

export type ExtraCode =
  | 'datasets.nameShape'
  | 'datasets.nameReserved'
  | 'datasets.nameTaken'
  | 'datasets.fewOptions'
  | 'datasets.optionTwice'
  | 'datasets.currency'
  | 'datasets.limitUnreadable'
  | 'datasets.limitsCrossed'
  | 'datasets.valueUnfit'
  | 'datasets.valueOutside'

/** Every fault of the extra names at once, each at its entry and field: `names.3.min`. `taken` are asked or covered. */
export function extraRefusals(names: readonly ExtraName[], taken: readonly string[]): Refusal<ExtraCode>[] {
  const seen = new Set(taken)
  return names.flatMap((entry, at) => {
    const refusals: Refusal<ExtraCode>[] = []
    const shape = dataNameRefusal(entry.name)
    if (shape) refusals.push({ ...shape, field: 'name' } as Refusal<ExtraCode>)
    else if (seen.has(entry.name)) refusals.push(refusalOf('datasets.nameTaken', { name: entry.name }, 'name'))
    seen.add(entry.name)
    refusals.push(...typeRefusals(entry), ...limitRefusals(entry), ...valueRefusals(entry))
    return refusals.map((refusal) => ({ ...refusal, field: `names.${at}.${refusal.field ?? 'name'}` }))
  })
}

function typeRefusals({ name, type }: ExtraName): Refusal<ExtraCode>[] {
  if (type.kind === 'money' && !isCurrency(type.currency))
    return [refusalOf('datasets.currency', { currency: type.currency }, 'type')]
  if (type.kind !== 'choice' && type.kind !== 'choices') return []
  if (type.options.length < 2) return [refusalOf('datasets.fewOptions', { name }, 'type')]
  const twice = type.options.find((option, at) => type.options.indexOf(option) !== at)
  return twice === undefined ? [] : [refusalOf('datasets.optionTwice', { option: twice }, 'type')]
}

function limitRefusals({ type, min, max }: ExtraName): Refusal<ExtraCode>[] {
  const read = (limit: string | undefined) => (limit === undefined ? undefined : readLimit(type, limit))
  const [least, most] = [read(min), read(max)]
  if (least === null) return [refusalOf('datasets.limitUnreadable', { limit: min ?? '' }, 'min')]
  if (most === null) return [refusalOf('datasets.limitUnreadable', { limit: max ?? '' }, 'max')]
  const areCrossed = least !== undefined && most !== undefined && compare(least, most) > 0
  return areCrossed ? [refusalOf('datasets.limitsCrossed', { min: min ?? '', max: max ?? '' }, 'max')] : []
}

/** A fixed value is held to its own type and limits: nobody will look at it again. */
function valueRefusals(entry: ExtraName): Refusal<ExtraCode>[] {
  const { name, type, source, min = '', max = '' } = entry
  if (source.kind !== 'fixed') return []
  const read = readAnswer(type, source.value)
  if (!read.ok || read.value === undefined) return [refusalOf('datasets.valueUnfit', { name }, 'value')]
  return isWithin(entry, read.value) ? [] : [refusalOf('datasets.valueOutside', { name, min, max }, 'value')]
}

function isWithin({ type, min, max }: ExtraName, value: Value): boolean {
  if (typeof value !== 'number' && !(value instanceof Exact)) return true
  const [least, most] = [min, max].map((limit) => (limit === undefined ? null : readLimit(type, limit)))
  return !(least && compare(value, least) < 0) && !(most && compare(value, most) > 0)
}

const SHAPES: Readonly<Record<ExtraFormat, RegExp>> = {
  any: /^/,
  letters: /^[\p{L}\p{M}' ’.-]*$/u,
  digits: /^\d*$/,
  lettersAndDigits: /^[\p{L}\p{M}\p{N} ]*$/u,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
}

/** Whether what somebody else answered is what this name can hold: its type, its limits and the shape of its text. */
export function fitsName(entry: ExtraName, answer: unknown): boolean {
  const read = readAnswer(entry.type, answer)
  if (!read.ok) return false
  if (read.value === undefined) return true
  if (!isWithin(entry, read.value)) return false
  return typeof read.value !== 'string' || SHAPES[entry.format ?? 'any'].test(read.value)
}

const LIMITED: readonly DataKind[] = ['number', 'money', 'date', 'dateTime']

/** Null is no limit of this type. */
function readLimit(type: DataType, limit: string): Exact | number | null {
  if (!LIMITED.includes(type.kind)) return null
  const read = readAnswer(type, limit)
  return read.ok && (typeof read.value === 'number' || read.value instanceof Exact) ? read.value : null
}

function compare(a: Exact | number, b: Exact | number): number {
  if (a instanceof Exact && b instanceof Exact) return a.compare(b)
  return Number(a) - Number(b)
}

/** The part as it was saved; a body without one has no extra names. */
export function extraNamesOf(part: DatasetPart | undefined): readonly ExtraName[] {
  return part?.names ?? []
}
