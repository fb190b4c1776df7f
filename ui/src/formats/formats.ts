import { languageTag, type Language } from '../languages'

/** Nothing is a dash, never a zero. */
export const NOTHING = '–'

export type MoneyLike = { minor: number | bigint; currency: string }
export type Moment = Date | number | string
type Maybe<Value> = Value | null | undefined

export type Formats = {
  number: (value: Maybe<number>, digits?: number) => string
  /** An exact decimal with all of its digits, however many: 1288.50 as 1,288.50. Quick enough for a screen full of them. */
  decimal: (text: string) => string
  decimalMark: '.' | ','
  percent: (share: Maybe<number>, digits?: number) => string
  /** +12.4% or −0.6%: a change always shows its sign. */
  change: (share: Maybe<number>, digits?: number) => string
  money: (value: Maybe<MoneyLike>) => string
  /** Currency apart from the figure, because the currency is drawn small. Whole leaves the cents out, for large figures. */
  moneyParts: (value: MoneyLike, cents?: 'exact' | 'whole') => { minus: string; currency: string; figure: string }
  date: (moment: Maybe<Moment>) => string
  dateTime: (moment: Maybe<Moment>) => string
  time: (moment: Maybe<Moment>) => string
  relative: (moment: Maybe<Moment>, now: Moment) => string
  range: (from: string, to: string) => string
  bytes: (count: number) => string
  list: (words: string[]) => string
}

const made = new Map<string, Formats>()

/**
 * How one language writes numbers, money and time, the time as clocks show it in this zone (the device's by default).
 * Made once for each: Intl objects are dear.
 */
export function formatsOf(language: Language, timeZone?: string): Formats {
  const key = `${language} ${timeZone ?? ''}`
  const known = made.get(key)
  if (known) return known
  const formats = makeFormats(languageTag(language), timeZone)
  made.set(key, formats)
  return formats
}

function makeFormats(tag: string, timeZone: string | undefined): Formats {
  const number = (value: Maybe<number>, digits = 0) =>
    isNothing(value) ? NOTHING : trueMinus(new Intl.NumberFormat(tag, fixed(digits)).format(value))
  const moneyParts: Formats['moneyParts'] = (value, cents) => splitMoney(tag, value, cents === 'whole')
  return {
    number,
    ...decimalFormats(tag),
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
    ...timeFormats(tag, timeZone),
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

const DAY_STYLE = { day: 'numeric', month: 'short', year: 'numeric' } as const
/** A day without a clock is the same day everywhere. */
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

function timeFormats(
  tag: string,
  timeZone: string | undefined,
): Pick<Formats, 'date' | 'dateTime' | 'time' | 'relative'> {
  const day = new Intl.DateTimeFormat(tag, { ...DAY_STYLE, timeZone })
  const dayAlone = new Intl.DateTimeFormat(tag, { ...DAY_STYLE, timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' })
  const write = (moment: Maybe<Moment>, as: (date: Date) => string) =>
    isNothing(moment) ? NOTHING : as(new Date(moment))
  return {
    date: (moment) => {
      const isDayAlone = typeof moment === 'string' && DAY_ONLY.test(moment)
      return write(moment, (date) => (isDayAlone ? dayAlone : day).format(date))
    },
    time: (moment) => write(moment, (date) => clock.format(date)),
    dateTime: (moment) => write(moment, (date) => `${day.format(date)} ${clock.format(date)}`),
    relative: (moment, now) =>
      write(moment, (date) => {
        const [amount, unit] = nearestUnit(date.getTime() - new Date(now).getTime())
        return unit === 'far' ? day.format(date) : trueMinus(ago.format(amount, unit))
      }),
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Within a month people think in days; further away the date itself says more. */
function nearestUnit(difference: number): [number, 'second' | 'minute' | 'hour' | 'day' | 'far'] {
  const size = Math.abs(difference)
  if (size < 45_000) return [0, 'second']
  if (size < 59.5 * MINUTE) return [Math.round(difference / MINUTE), 'minute']
  if (size < 23.5 * HOUR) return [Math.round(difference / HOUR), 'hour']
  if (size < 30 * DAY) return [Math.round(difference / DAY), 'day']
  return [0, 'far']
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

const intlNumber = (tag: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options)
const fixed = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits })
/** The minus is the real one (U+2212), as wide as a plus, so that columns of figures line up. */
const trueMinus = (words: string) => words.replace(/^-/, '−')

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined
}
