import { accepted, parseDay, parseInstant, refused, unreachable, type Outcome } from '../kernel'
import { Exact, isCurrency, moneyToExact } from '../money'
import type { DataName, DataType } from './data-type'

/**
 * An answer as calculations see it: money and numbers exact, a date as its day count, an instant in milliseconds,
 * a record as its fields in the order of the dataset. Undefined is 'not answered'.
 */
export type Value = string | boolean | number | Exact | readonly (Value | undefined)[]

/** As it came over the wire; nothing is believed. */
export type RawAnswers = Readonly<Record<string, unknown>>

export type AnswerCode =
  | 'answer.notText'
  | 'answer.textTooLong'
  | 'answer.notNumber'
  | 'answer.notMoney'
  | 'answer.otherCurrency'
  | 'answer.notDate'
  | 'answer.notDateTime'
  | 'answer.notYesNo'
  | 'answer.notAnOption'
  | 'answer.notList'
  | 'answer.tooMany'

/** Longer texts belong into files; logic must stay bounded. */
export const MAX_TEXT = 10_000
export const MAX_ENTRIES = 1_000

type Read = Outcome<Value | undefined, AnswerCode>

/** Reads one answer by its type; an empty text and null are 'not answered'. */
export function readAnswer(type: DataType, raw: unknown, field = ''): Read {
  if (raw === undefined || raw === null || raw === '') return accepted(undefined)
  switch (type.kind) {
    case 'text':
      if (typeof raw !== 'string') return refused('answer.notText', {}, field)
      return raw.length > MAX_TEXT ? refused('answer.textTooLong', { most: MAX_TEXT }, field) : accepted(raw)
    case 'number':
      return readNumber(raw, type.places, field)
    case 'money':
      return readMoney(raw, type.currency, field)
    case 'date':
      return orRefuse(typeof raw === 'string' ? parseDay(raw) : null, 'answer.notDate', field)
    case 'dateTime':
      return orRefuse(typeof raw === 'string' ? parseInstant(raw) : null, 'answer.notDateTime', field)
    case 'yesNo':
      return typeof raw === 'boolean' ? accepted(raw) : refused('answer.notYesNo', {}, field)
    case 'choice':
      return typeof raw === 'string' && type.options.includes(raw)
        ? accepted(raw)
        : refused('answer.notAnOption', {}, field)
    case 'choices':
      return readList(raw, field, (entry) => readAnswer({ kind: 'choice', options: type.options }, entry, field))
    case 'files':
      return readList(raw, field, (entry) => readAnswer({ kind: 'text' }, entry, field))
    case 'record':
      return readRecord(type.fields, raw, field)
    case 'group':
      return readList(raw, field, (entry, index) => readRecord(type.fields, entry, `${field}[${index}]`))
    default:
      return unreachable(type)
  }
}

/** Reads all names of a dataset into the frame that compiled logic runs on; slot n is the dataset's nth name, `size` leaves room for more. */
export function readAnswers(
  names: readonly DataName[],
  raw: RawAnswers,
  size = names.length,
): Outcome<(Value | undefined)[], AnswerCode> {
  const frame: (Value | undefined)[] = new Array(size)
  for (let slot = 0; slot < names.length; slot++) {
    const { name, type } = names[slot] as DataName
    const read = readAnswer(type, Object.hasOwn(raw, name) ? raw[name] : undefined, name)
    if (!read.ok) return read
    frame[slot] = read.value
  }
  return accepted(frame)
}

function readNumber(raw: unknown, places: number | undefined, field: string): Read {
  const value = typeof raw === 'number' || typeof raw === 'string' ? Exact.parse(String(raw)) : null
  if (!value || (places !== undefined && value.scale > places && value.trimmed().scale > places))
    return refused('answer.notNumber', {}, field)
  return accepted(value)
}

function readMoney(raw: unknown, currency: string, field: string): Read {
  if (typeof raw === 'string' || typeof raw === 'number')
    return orRefuse(Exact.parse(String(raw)), 'answer.notMoney', field)
  if (typeof raw !== 'object' || raw === null || !('minor' in raw) || !('currency' in raw))
    return refused('answer.notMoney', {}, field)
  const { minor, currency: given } = raw
  if (!Number.isSafeInteger(minor) || typeof given !== 'string' || !isCurrency(given))
    return refused('answer.notMoney', {}, field)
  if (given !== currency) return refused('answer.otherCurrency', { given, wanted: currency }, field)
  return accepted(moneyToExact({ minor: minor as number, currency }))
}

function readRecord(fields: readonly DataName[], raw: unknown, field: string): Read {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused('answer.notList', {}, field)
  const values: (Value | undefined)[] = []
  for (const { name, type } of fields) {
    const read = readAnswer(type, Object.hasOwn(raw, name) ? (raw as RawAnswers)[name] : undefined, `${field}.${name}`)
    if (!read.ok) return read
    values.push(read.value)
  }
  return accepted(values)
}

function readList(raw: unknown, field: string, readEntry: (entry: unknown, index: number) => Read): Read {
  if (!Array.isArray(raw)) return refused('answer.notList', {}, field)
  if (raw.length > MAX_ENTRIES) return refused('answer.tooMany', { most: MAX_ENTRIES }, field)
  const values: (Value | undefined)[] = []
  for (let index = 0; index < raw.length; index++) {
    const read = readEntry(raw[index], index)
    if (!read.ok) return read
    values.push(read.value)
  }
  return accepted(values)
}

function orRefuse(value: Value | null, code: AnswerCode, field: string): Read {
  return value === null ? refused(code, {}, field) : accepted(value)
}
