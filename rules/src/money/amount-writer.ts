/** From minor units, and how many digits of them are the small coin, to the text. */
export type AmountWriter = (minor: number, digits: number) => string

type Way = { readonly before: string; readonly after: string; readonly group: string; readonly point: string }

/**
 * Writes as the browser's own formatter does, without asking it each time: what stands around the digits is learned from it
 * once. A language that this does not hold for, which some amounts are held against, is left to the formatter.
 */
export function amountWriter(format: Intl.NumberFormat, shown: number): AmountWriter {
  // Minor units are whole and a power of ten is exact, so that the quotient is the number nearest to the decimal.
  const asked: AmountWriter = (minor, digits) => format.format(minor / 10 ** digits).replace('\u00a0', ' ')
  const [owed, due] = [wayOf(format, 1), wayOf(format, -1)]
  const quick: AmountWriter = (minor, digits) => {
    if (digits !== shown || !isPlain(minor)) return asked(minor, digits)
    return minor < 0 ? written(-minor, shown, due) : written(minor, shown, owed)
  }
  const holds = TRIED.every((minor) => quick(minor, shown) === asked(minor, shown))
  return holds ? quick : asked
}

/** Fifteen digits: longer ones the formatter rounds to the number nearest to them. */
const isPlain = (minor: number) => Number.isInteger(minor) && Math.abs(minor) < 1e15 && !Object.is(minor, -0)

/** One of each length, with what is easily got wrong: the first thousands, zeros inside, the smallest coin. */
const TRIED = [0, 1, 9, 10, 99, 100, 105, 999, 1_000, 10_000, 99_999, 100_000, 1_234_567, 12_345_678, 100_000_000]
  .concat([1_234_567_890, 98_765_432_100, 1_000_000_000_000])
  .flatMap((minor) => (minor === 0 ? [0] : [minor, -minor]))

function wayOf(format: Intl.NumberFormat, sign: 1 | -1): Way {
  const parts = format.formatToParts(sign * 1_234_567)
  const isDigit = ({ type }: Intl.NumberFormatPart) => ['integer', 'group', 'decimal', 'fraction'].includes(type)
  const joined = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('')
  const first = parts.findIndex(isDigit)
  const last = parts.findLastIndex(isDigit)
  const before = joined(parts.slice(0, first))
  const after = joined(parts.slice(last + 1))
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  // In a narrow place it may break after its currency: the first of such spaces is an ordinary one.
  const isBefore = before.includes('\u00a0')
  return {
    before: before.replace('\u00a0', ' '),
    after: isBefore ? after : after.replace('\u00a0', ' '),
    group: of('group'),
    point: of('decimal'),
  }
}

function written(minor: number, shown: number, { before, after, group, point }: Way): string {
  const digits = String(minor).padStart(shown + 1, '0')
  const end = digits.length - shown
  let whole = digits.slice(0, end)
  for (let at = end - 3; at > 0; at -= 3) whole = `${whole.slice(0, at)}${group}${whole.slice(at)}`
  return before + whole + (shown > 0 ? point + digits.slice(end) : '') + after
}
