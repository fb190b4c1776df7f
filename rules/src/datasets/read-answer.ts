import {
  accepted,
  parseDay,
  parseInstant,
  refusalOf,
  unreachable,
  type Outcome,
  type Refusal,
  type RefusalValues,
} from '../kernel'
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

/** Why an answer cannot be read; made only where one cannot. */
class Fault {
  constructor(readonly refusal: Refusal<AnswerCode>) {}
}
type Reader = (raw: unknown, field: string) => Value | undefined | Fault

/** Readers by type, made once: every quote reads the same dataset. */
const readers = new WeakMap<DataType, Reader>()

function readerOf(type: DataType): Reader {
  let reader = readers.get(type)
  if (!reader) readers.set(type, (reader = makeReader(type)))
  return reader
}

/** Reads one answer by its type; an empty text and null are 'not answered'. */
export function readAnswer(type: DataType, raw: unknown, field = ''): Read {
  if (isNothing(raw)) return accepted(undefined)
  const value = readerOf(type)(raw, field)
  return value instanceof Fault ? { ok: false, refusal: value.refusal } : accepted(value)
}

const isNothing = (raw: unknown): boolean => raw === undefined || raw === null || raw === ''

function makeReader(type: DataType): Reader {
  switch (type.kind) {
    case 'text':
      return readText
    case 'number':
      return numberReader(type.places)
    case 'money':
      return moneyReader(type.currency)
    case 'date':
      return (raw, field) => orFault(typeof raw === 'string' ? parseDay(raw) : null, 'answer.notDate', field)
    case 'dateTime':
      return (raw, field) => orFault(typeof raw === 'string' ? parseInstant(raw) : null, 'answer.notDateTime', field)
    case 'yesNo':
      return (raw, field) => (typeof raw === 'boolean' ? raw : faultOf('answer.notYesNo', field))
    case 'choice':
      return choiceReader(type.options)
    case 'choices':
      return listReader(choiceReader(type.options), NO_PLACE)
    case 'files':
      return listReader(readText, NO_PLACE)
    case 'record':
      return recordReader(type.fields)
    case 'group':
      return listReader(recordReader(type.fields), (index) => `[${index}]`)
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
    const given = Object.hasOwn(raw, name) ? raw[name] : undefined
    if (isNothing(given)) continue
    const value = readerOf(type)(given, name)
    if (value instanceof Fault) return { ok: false, refusal: value.refusal }
    frame[slot] = value
  }
  return accepted(frame)
}

const readText: Reader = (raw, field) => {
  if (typeof raw !== 'string') return faultOf('answer.notText', field)
  return raw.length > MAX_TEXT ? faultOf('answer.textTooLong', field, { most: MAX_TEXT }) : raw
}

function numberReader(places: number | undefined): Reader {
  return (raw, field) => {
    const value = typeof raw === 'number' || typeof raw === 'string' ? Exact.parse(String(raw)) : null
    if (!value || (places !== undefined && value.scale > places && value.trimmed().scale > places))
      return faultOf('answer.notNumber', field)
    return value
  }
}

function moneyReader(currency: string): Reader {
  return (raw, field) => {
    if (typeof raw === 'string' || typeof raw === 'number')
      return orFault(Exact.parse(String(raw)), 'answer.notMoney', field)
    if (typeof raw !== 'object' || raw === null || !('minor' in raw) || !('currency' in raw))
      return faultOf('answer.notMoney', field)
    const { minor, currency: given } = raw
    if (!Number.isSafeInteger(minor) || typeof given !== 'string' || !isCurrency(given))
      return faultOf('answer.notMoney', field)
    if (given !== currency) return faultOf('answer.otherCurrency', field, { given, wanted: currency })
    return moneyToExact({ minor: minor as number, currency })
  }
}

function choiceReader(options: readonly string[]): Reader {
  const known = new Set<unknown>(options)
  return (raw, field) => (known.has(raw) ? (raw as string) : faultOf('answer.notAnOption', field))
}

function recordReader(fields: readonly DataName[]): Reader {
  return (raw, field) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return faultOf('answer.notList', field)
    const values: (Value | undefined)[] = []
    for (const { name, type } of fields) {
      const given = Object.hasOwn(raw, name) ? (raw as RawAnswers)[name] : undefined
      const value = isNothing(given) ? undefined : readerOf(type)(given, `${field}.${name}`)
      if (value instanceof Fault) return value
      values.push(value)
    }
    return values
  }
}

function listReader(readEntry: Reader, place: (index: number) => string): Reader {
  return (raw, field) => {
    if (!Array.isArray(raw)) return faultOf('answer.notList', field)
    if (raw.length > MAX_ENTRIES) return faultOf('answer.tooMany', field, { most: MAX_ENTRIES })
    const values: (Value | undefined)[] = []
    for (let index = 0; index < raw.length; index++) {
      const entry: unknown = raw[index]
      const value = isNothing(entry) && place === NO_PLACE ? undefined : readEntry(entry, field + place(index))
      if (value instanceof Fault) return value
      values.push(value)
    }
    return values
  }
}

/** Entries of a plain list are named by the list. */
const NO_PLACE = () => ''

const faultOf = (code: AnswerCode, field: string, values: RefusalValues = {}): Fault =>
  new Fault(refusalOf(code, values, field))

function orFault(value: Value | null, code: AnswerCode, field: string): Value | Fault {
  return value === null ? faultOf(code, field) : value
}
