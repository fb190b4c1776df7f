import { accepted, parseDay, partsOf, refused, type Day, type Outcome } from '../../kernel'
import type { DateFormat, NumberPart, PolicyNumberCode, PolicyNumberDesign } from './design'

/** Spec 4: Not Used, Allocated (a product is connected), Is Used (numbers are being given), Used (none is left). */
export const policyNumberStatuses = ['notUsed', 'allocated', 'isUsed', 'used'] as const
export type PolicyNumberStatus = (typeof policyNumberStatuses)[number]

/** What has happened with a design; `last` is the highest number given so far. */
export type PolicyNumberUse = {
  readonly connectedProducts: number
  readonly last: number | null
  readonly isPublished: boolean
}

export function policyNumberStatus(design: PolicyNumberDesign, use: PolicyNumberUse): PolicyNumberStatus {
  if (use.last !== null) return use.last >= design.max ? 'used' : 'isUsed'
  return use.connectedProducts > 0 ? 'allocated' : 'notUsed'
}

/** The number that comes next on a day; the database gives it once, inside the transaction that issues the policy. */
export function nextPolicyNumber(
  design: PolicyNumberDesign,
  last: number | null,
  today: Day,
): Outcome<number, PolicyNumberCode> {
  const from = design.startDate === null ? null : parseDay(design.startDate)
  const to = design.endDate === null ? null : parseDay(design.endDate)
  if (from !== null && today < from) return refused('policyNumbers.notStarted', { date: design.startDate ?? '' })
  if (to !== null && today > to) return refused('policyNumbers.ended', { date: design.endDate ?? '' })
  const next = last === null ? design.start : Math.max(last + 1, design.start)
  return next > design.max ? refused('policyNumbers.usedUp') : accepted(next)
}

export function printPolicyNumber(design: PolicyNumberDesign, number: number, today: Day): string {
  const { before, after } = aroundNumber(design, today)
  return before + String(number).padStart(design.length, '0') + after
}

/** What stands before and after the counted number on a day. */
export function aroundNumber({ prefixes, suffixes, symbol }: PolicyNumberDesign, today: Day) {
  return {
    before: prefixes.map((part) => printPart(part, today) + symbol).join(''),
    after: suffixes.map((part) => symbol + printPart(part, today)).join(''),
  }
}

/** The first numbers and the last one, as the editor shows them. */
export function previewPolicyNumbers(design: PolicyNumberDesign, last: number | null, today: Day, count = 3): string[] {
  const first = Math.max(design.start, (last ?? -1) + 1)
  const numbers = Array.from({ length: count }, (_, at) => first + at).filter((number) => number <= design.max)
  if (numbers.length > 0 && (numbers[numbers.length - 1] as number) < design.max) numbers.push(design.max)
  return numbers.map((number) => printPolicyNumber(design, number, today))
}

export function printsAlike(a: PolicyNumberDesign, b: PolicyNumberDesign): boolean {
  return shapeOf(a) === shapeOf(b)
}

/** How many can still be given. */
export function numbersLeft(design: PolicyNumberDesign, last: number | null): number {
  const next = last === null ? design.start : Math.max(last + 1, design.start)
  return Math.max(0, design.max - next + 1)
}

/** Fewer than a tenth are left: time to think of the next design before nothing can be sold. */
export const isRunningOut = (given: number, left: number): boolean => left * 10 < given + left

/** What stands around the number; two designs of one shape print the same for the same number on the same day. */
export function shapeOf({ prefixes, suffixes, symbol, length }: PolicyNumberDesign): string {
  const say = (part: NumberPart) => (part.kind === 'date' ? `{${part.format}}` : part.text)
  return [...prefixes.map(say), '#'.repeat(length), ...suffixes.map(say)].join(symbol)
}

function printPart(part: NumberPart, today: Day): string {
  return part.kind === 'text' ? part.text : printDate(part.format, today)
}

function printDate(format: DateFormat, today: Day): string {
  const { year, month, dayOfMonth } = partsOf(today)
  const two = (number: number) => String(number).padStart(2, '0')
  return format
    .replace('YYYY', String(year))
    .replace('YY', two(year % 100))
    .replace('MM', two(month))
    .replace('DD', two(dayOfMonth))
}
