import { languageTag, type Language } from '../languages'
import { isNothing, type Maybe, NOTHING, trueMinus } from './nothing'
import { type DateForm, timeFormats, type TimeFormats } from './time-formats'

export type MoneyLike = { minor: number | bigint; currency: string }

export type Formats = TimeFormats & {
  number: (value: Maybe<number>, digits?: number) => string
  /** An exact decimal with all of its digits, however many: 1288.50 as 1,288.50. Quick enough for a screen full of them. */
  decimal: (text: string) => string
  decimalMark: '.' | ','
  /** Short, for the edge of a chart: 200K, 20萬. */
  compact: (value: number) => string
  percent: (share: Maybe<number>, digits?: number) => string
  /** +12.4% or −0.6%: a change always shows its sign. */
  change: (share: Maybe<number>, digits?: number) => string
  money: (value: Maybe<MoneyLike>) => string
  /** Currency apart from the figure, because the currency is drawn small. Whole leaves the cents out, for large figures. */
  moneyParts: (value: MoneyLike, cents?: 'exact' | 'whole') => { minus: string; currency: string; figure: string }
  range: (from: string, to: string) => string
  bytes: (count: number) => string
  list: (words: string[]) => string
}

const made = new Map<string, Formats>()

/**
 * How one language writes numbers, money and time, the time as clocks show it in this zone (the device's by default),
 * days in the form that a company chose (the language's by default).
 * Made once for each: Intl objects are dear.
 */
export function formatsOf(language: Language, timeZone?: string, dateForm?: DateForm): Formats {
  const key = `${language} ${timeZone ?? ''} ${dateForm ?? ''}`
  const known = made.get(key)
  if (known) return known
  const formats = makeFormats(languageTag(language), timeZone, dateForm)
  made.set(key, formats)
  return formats
}

function makeFormats(tag: string, timeZone: string | undefined, dateForm: DateForm | undefined): Formats {
  const number = (value: Maybe<number>, digits = 0) =>
    isNothing(value) ? NOTHING : trueMinus(intlNumber(tag, fixed(digits)).format(value))
  const moneyParts: Formats['moneyParts'] = (value, cents) => splitMoney(tag, value, cents === 'whole')
  return {
    number,
    ...decimalFormats(tag),
    compact: (value) => trueMinus(intlNumber(tag, { notation: 'compact', maximumFractionDigits: 1 }).format(value)),
    percent: (share, digits = 1) =>
      isNothing(share) ? NOTHING : trueMinus(intlNumber(tag, { style: 'percent', ...fixed(digits) }).format(share)),
    change: (share, digits = 1) =>
      isNothing(share)
        ? NOTHING
        : trueMinus(intlNumber(tag, { style: 'percent', signDisplay: 'exceptZero', ...fixed(digits) }).format(share)),
    moneyParts,
    money: (value) => {
      if (!value) return NOTHING
      const { minus, currency, figure } = moneyParts(value)
      return `${minus}${currency} ${figure}`
    },
    bytes: (count) => writeBytes(tag, count),
    list: (words) => new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' }).format(words),
    range: (from, to) => `${from}–${to}`,
    ...timeFormats(tag, timeZone, dateForm),
  }
}

function decimalFormats(tag: string): Pick<Formats, 'decimal' | 'decimalMark'> {
  const parts = intlNumber(tag, { useGrouping: 'always' }).formatToParts(1_234.5)
  const group = parts.find(({ type }) => type === 'group')?.value ?? ','
  const decimalMark = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  const decimal = (text: string): string => {
    const sign = text.startsWith('-') ? '−' : ''
    const [whole = '', part] = (sign ? text.slice(1) : text).split('.')
    let grouped = whole.slice(-3)
    for (let at = whole.length - 3; at > 0; at -= 3) grouped = whole.slice(Math.max(0, at - 3), at) + group + grouped
    return sign + grouped + (part === undefined ? '' : decimalMark + part)
  }
  return { decimal, decimalMark }
}

/** Goes through a decimal string, not a float: big books keep their cents. */
function splitMoney(tag: string, { minor, currency }: MoneyLike, isWhole: boolean) {
  const digits = intlNumber('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  const isNegative = minor < 0
  const units = (isNegative ? -BigInt(minor) : BigInt(minor)).toString().padStart(digits + 1, '0')
  const decimal = digits === 0 ? units : `${units.slice(0, -digits)}.${units.slice(-digits)}`
  const figure = intlNumber(tag, fixed(isWhole ? 0 : digits)).format(decimal as Intl.StringNumericLiteral)
  return { minus: isNegative ? '−' : '', currency, figure }
}

function writeBytes(tag: string, count: number): string {
  const step = count < 1024 ? 0 : count < 1024 ** 2 ? 1 : count < 1024 ** 3 ? 2 : 3
  const amount = count / 1024 ** step
  const digits = step === 0 || amount >= 100 ? 0 : 1
  return `${intlNumber(tag, { maximumFractionDigits: digits }).format(amount)} ${['B', 'KB', 'MB', 'GB'][step]}`
}

/** A list of policies writes hundreds of amounts, in a handful of forms. */
const numbers = new Map<string, Intl.NumberFormat>()

function intlNumber(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const known = numbers.get(key)
  if (known) return known
  const writer = new Intl.NumberFormat(tag, options)
  numbers.set(key, writer)
  return writer
}

const fixed = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits })
