import { parseDay, refusalOf, type Refusal } from '../../kernel'

/** Spec 5: only dash, ampersand and underscore are allowed as special characters. */
export const symbols = ['-', '&', '_', ''] as const
export type NumberSymbol = (typeof symbols)[number]

/** Dates that a number may carry, filled on the day of issue. */
export const dateFormats = ['YYYY', 'YY', 'YYYYMM', 'YYMM', 'YYYYMMDD', 'MMDD'] as const
export type DateFormat = (typeof dateFormats)[number]

export type NumberPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'date'; readonly format: DateFormat }

/** `CAR-2026-000123-HK`: prefixes, the counted number padded to its length, suffixes, joined by the symbol. */
export type PolicyNumberDesign = {
  readonly prefixes: readonly NumberPart[]
  readonly symbol: NumberSymbol
  /** Digits of the counted number. */
  readonly length: number
  readonly min: number
  readonly max: number
  /** The first number to be given. */
  readonly start: number
  readonly suffixes: readonly NumberPart[]
  /** Days on which numbers are given, both included; null is open. */
  readonly startDate: string | null
  readonly endDate: string | null
}

export const MAX_NUMBER_LENGTH = 15
/** Before the number, and after it. */
export const MAX_PARTS = 5
export const MAX_PRINTED_LENGTH = 40
const PART = /^[A-Za-z0-9&_-]{1,16}$/

export type DesignCode =
  | 'policyNumbers.badSymbol'
  | 'policyNumbers.badPart'
  | 'policyNumbers.badLength'
  | 'policyNumbers.notWhole'
  | 'policyNumbers.badRange'
  | 'policyNumbers.startOutside'
  | 'policyNumbers.maxTooLong'
  | 'policyNumbers.badDates'
  | 'policyNumbers.printedTooLong'

export const policyNumberMessages = {
  'policyNumbers.badSymbol': 'Only dash, ampersand and underscore are allowed as special characters.',
  'policyNumbers.badPart': '“{text}” may hold letters, digits, dash, ampersand and underscore, 1 to 16 of them.',
  'policyNumbers.badLength': 'The length is 1 to {most} digits.',
  'policyNumbers.notWhole': 'Please enter a number',
  'policyNumbers.badRange': 'The smallest number must not be above the largest.',
  'policyNumbers.startOutside': 'The start must lie between the smallest and the largest number.',
  'policyNumbers.maxTooLong': 'The largest number has more than {length} digits.',
  'policyNumbers.badDates': 'The dates cannot be read, or the end lies before the start.',
  'policyNumbers.printedTooLong': 'A policy number may have {most} characters at most.',
  'policyNumbers.endPassed': 'The last day has passed already: no number could be given.',
  'policyNumbers.belowEarlier': 'Sequence numbers must not be lower than previously set ({earlier}).',
  'policyNumbers.frozen': 'After publishing the design cannot be changed until all numbers are used.',
  'policyNumbers.usedUp': 'All numbers of this design are used.',
  'policyNumbers.notStarted': 'Numbers of this design are given from {date}.',
  'policyNumbers.ended': 'Numbers of this design were given until {date}.',
  'policyNumbers.collides': 'The design “{title}” would give the same numbers.',
  'policyNumbers.inUse': 'A design that is connected or has given numbers cannot be deleted.',
  'policyNumbers.titleTaken': 'Another design has this title.',
  'policyNumbers.productConnected': '“{product}” gets its numbers from “{title}” already.',
} as const
export type PolicyNumberCode = keyof typeof policyNumberMessages

/** Every fault at once, each with its field. */
export function designRefusals(design: PolicyNumberDesign): Refusal<DesignCode>[] {
  const { symbol, length, min, max, start } = design
  const refusals: Refusal<DesignCode>[] = []
  const unread = (['min', 'max', 'start'] as const).filter((field) => !isCount(design[field]))
  const isWhole = unread.length === 0
  if (!symbols.includes(symbol)) refusals.push(refusalOf('policyNumbers.badSymbol', {}, 'symbol'))
  refusals.push(...partRefusals(design.prefixes, 'prefixes'), ...partRefusals(design.suffixes, 'suffixes'))
  if (!Number.isInteger(length) || length < 1 || length > MAX_NUMBER_LENGTH)
    refusals.push(refusalOf('policyNumbers.badLength', { most: MAX_NUMBER_LENGTH }, 'length'))
  else if (isWhole && String(max).length > length)
    refusals.push(refusalOf('policyNumbers.maxTooLong', { length }, 'max'))
  if (!isWhole) refusals.push(...unread.map((field) => refusalOf('policyNumbers.notWhole', {}, field)))
  else if (min > max) refusals.push(refusalOf('policyNumbers.badRange', {}, 'min'))
  else if (start < min || start > max) refusals.push(refusalOf('policyNumbers.startOutside', {}, 'start'))
  if (!areDatesSound(design)) refusals.push(refusalOf('policyNumbers.badDates', {}, 'startDate'))
  if (printedLength(design) > MAX_PRINTED_LENGTH)
    refusals.push(refusalOf('policyNumbers.printedTooLong', { most: MAX_PRINTED_LENGTH }, 'prefixes'))
  return refusals
}

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0

function partRefusals(parts: readonly NumberPart[], field: string): Refusal<DesignCode>[] {
  return parts.flatMap((part, at) => {
    if (part.kind === 'date' ? dateFormats.includes(part.format) : PART.test(part.text)) return []
    const [own, text] = part.kind === 'date' ? ['format', part.format] : ['text', part.text]
    return [refusalOf('policyNumbers.badPart', { text }, `${field}.${at}.${own}`)]
  })
}

function areDatesSound({ startDate, endDate }: PolicyNumberDesign): boolean {
  const from = startDate === null ? -Infinity : parseDay(startDate)
  const to = endDate === null ? Infinity : parseDay(endDate)
  return from !== null && to !== null && from <= to
}

function printedLength({ prefixes, suffixes, symbol, length }: PolicyNumberDesign): number {
  const parts = [...prefixes, ...suffixes]
  return parts.reduce(
    (sum, part) => sum + symbol.length + (part.kind === 'date' ? part.format.length : part.text.length),
    length,
  )
}
