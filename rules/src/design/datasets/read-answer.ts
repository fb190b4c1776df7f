import {
  accepted,
  parseDay,
  parseInstant,
  refusalOf,
  unreachable,
  type Outcome,
  type Refusal,
  type RefusalValues,
} from '../../kernel'
import { Exact, isCurrency, moneyToExact } from '../../money'
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

/** Why an answer cannot be read, and where inside it; made only where one cannot. */
class Fault {
  constructor(
    private readonly code: AnswerCode,
    private readonly values: RefusalValues = {},
    private readonly place = '',
  ) {}

  inside(place: string): Fault {
    return new Fault(this.code, this.values, `${place}${this.place}`)
  }

  refusalOf(field: string): Refusal<AnswerCode> {
    return refusalOf(this.code, this.values, `${field}${this.place}`)
  }
}
type Reader = (raw: unknown) => Value | undefined | Fault

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
  const value = readerOf(type)(raw)
  return value instanceof Fault ? { ok: false, refusal: value.refusalOf(field) } : accepted(value)
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
      return (raw) => (typeof raw === 'string' ? parseDay(raw) : null) ?? new Fault('answer.notDate')
    case 'dateTime':
      return (raw) => (typeof raw === 'string' ? parseInstant(raw) : null) ?? new Fault('answer.notDateTime')
    case 'yesNo':
      return (raw) => (typeof raw === 'boolean' ? raw : new Fault('answer.notYesNo'))
    case 'choice':
      return choiceReader(type.options)
    case 'choices':
      return listReader(choiceReader(type.options), false)
    case 'files':
      return listReader(readText, false)
    case 'record':
      return recordReader(type.fields)
    case 'group':
      return listReader(recordReader(type.fields), true)
    default:
      return unreachable(type)
  }
}

/** A name that every object has (`constructor`) is looked for in the answers alone. */
type NameReader = { readonly name: string; readonly read: Reader; readonly isOfAll: boolean }

/** Readers by dataset, made once like those of types. */
const nameReaders = new WeakMap<readonly DataName[], readonly NameReader[]>()

function nameReadersOf(names: readonly DataName[]): readonly NameReader[] {
  let known = nameReaders.get(names)
  if (!known) {
    known = names.map(({ name, type }) => ({ name, read: readerOf(type), isOfAll: name in Object.prototype }))
    nameReaders.set(names, known)
  }
  return known
}

const givenOf = (raw: RawAnswers, { name, isOfAll }: NameReader): unknown =>
  isOfAll && !Object.hasOwn(raw, name) ? undefined : raw[name]

/** Reads all names of a dataset into the frame that compiled logic runs on; slot n is the dataset's nth name, `size` leaves room for more. */
export function readAnswers(
  names: readonly DataName[],
  raw: RawAnswers,
  size = names.length,
): Outcome<(Value | undefined)[], AnswerCode> {
  const list = nameReadersOf(names)
  const frame: (Value | undefined)[] = new Array(size)
  for (let slot = 0; slot < list.length; slot++) {
    const reader = list[slot] as NameReader
    const given = givenOf(raw, reader)
    if (isNothing(given)) continue
    const value = reader.read(given)
    if (value instanceof Fault) return { ok: false, refusal: value.refusalOf(reader.name) }
    frame[slot] = value
  }
  return accepted(frame)
}

const readText: Reader = (raw) => {
  if (typeof raw !== 'string') return new Fault('answer.notText')
  return raw.length > MAX_TEXT ? new Fault('answer.textTooLong', { most: MAX_TEXT }) : raw
}

/** Whole numbers are taken as they are, all else by its digits. */
function decimalOf(raw: unknown): Exact | null {
  if (typeof raw === 'string') return Exact.parse(raw)
  if (typeof raw !== 'number') return null
  return Number.isSafeInteger(raw) ? Exact.of(raw) : Exact.parse(String(raw))
}

function numberReader(places: number | undefined): Reader {
  return (raw) => {
    const value = decimalOf(raw)
    if (!value || (places !== undefined && value.scale > places && value.trimmed().scale > places))
      return new Fault('answer.notNumber')
    return value
  }
}

function moneyReader(currency: string): Reader {
  return (raw) => {
    if (typeof raw === 'string' || typeof raw === 'number') return decimalOf(raw) ?? new Fault('answer.notMoney')
    if (typeof raw !== 'object' || raw === null || !('minor' in raw) || !('currency' in raw))
      return new Fault('answer.notMoney')
    const { minor, currency: given } = raw
    if (!Number.isSafeInteger(minor) || typeof given !== 'string' || !isCurrency(given))
      return new Fault('answer.notMoney')
    if (given !== currency) return new Fault('answer.otherCurrency', { given, wanted: currency })
    return moneyToExact({ minor: minor as number, currency })
  }
}

function choiceReader(options: readonly string[]): Reader {
  const known = new Set<unknown>(options)
  return (raw) => (known.has(raw) ? (raw as string) : new Fault('answer.notAnOption'))
}

function recordReader(fields: readonly DataName[]): Reader {
  const list = nameReadersOf(fields)
  return (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return new Fault('answer.notList')
    const values: (Value | undefined)[] = []
    for (const reader of list) {
      const given = givenOf(raw as RawAnswers, reader)
      const value = isNothing(given) ? undefined : reader.read(given)
      if (value instanceof Fault) return value.inside(`.${reader.name}`)
      values.push(value)
    }
    return values
  }
}

/** Entries of a group are told by their place; those of a plain list are named by the list, and may be left empty. */
function listReader(readEntry: Reader, isGroup: boolean): Reader {
  return (raw) => {
    if (!Array.isArray(raw)) return new Fault('answer.notList')
    if (raw.length > MAX_ENTRIES) return new Fault('answer.tooMany', { most: MAX_ENTRIES })
    const values: (Value | undefined)[] = []
    for (let index = 0; index < raw.length; index++) {
      const entry: unknown = raw[index]
      const value = !isGroup && isNothing(entry) ? undefined : readEntry(entry)
      if (value instanceof Fault) return isGroup ? value.inside(`[${index}]`) : value
      values.push(value)
    }
    return values
  }
}
