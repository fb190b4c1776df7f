import { parseDay, refusalOf, type Day, type Refusal } from '../../kernel'
import type { PolicyNumberCode, PolicyNumberDesign } from './design'
import { policyNumberStatus, type PolicyNumberUse, printsAlike, shapeOf } from './policy-number'

/** Spec 5: never below what was set before; after publishing frozen until all numbers are used. */
export function changeRefusal(
  before: PolicyNumberDesign,
  after: PolicyNumberDesign,
  use: PolicyNumberUse,
  today: Day,
): Refusal<PolicyNumberCode> | null {
  if (isFrozen(before, use, today) && JSON.stringify(ordered(before)) !== JSON.stringify(ordered(after)))
    return refusalOf('policyNumbers.frozen')
  if (!printsAlike(before, after)) return null
  const earlier = Math.max(before.start, (use.last ?? -1) + 1)
  if (after.start !== before.start && after.start < earlier)
    return refusalOf('policyNumbers.belowEarlier', { earlier }, 'start')
  if (use.last !== null && after.max < use.last)
    return refusalOf('policyNumbers.belowEarlier', { earlier: use.last }, 'max')
  return null
}

/**
 * Whether what is sold keeps a design as it is. Not after its last day: no number can be given any more, so that there
 * is nothing left to wait for.
 */
export const isFrozen = (design: PolicyNumberDesign, use: PolicyNumberUse, today: Day): boolean =>
  use.isPublished && policyNumberStatus(design, use) !== 'used' && !hasEnded(design, today)

/** A last day that has passed already is a slip: no number could ever be given. One that was set before stays as it is. */
export const endRefusal = (
  design: PolicyNumberDesign,
  before: PolicyNumberDesign | null,
  today: Day,
): Refusal<PolicyNumberCode> | null =>
  hasEnded(design, today) && design.endDate !== before?.endDate
    ? refusalOf('policyNumbers.endPassed', {}, 'endDate')
    : null

const hasEnded = ({ endDate }: PolicyNumberDesign, today: Day): boolean =>
  endDate !== null && today > (parseDay(endDate) ?? Infinity)

/** What two designs are called tells them apart. */
export const titleRefusal = (
  title: string,
  others: readonly { readonly title: string }[],
): Refusal<PolicyNumberCode> | null =>
  others.some((other) => other.title === title) ? refusalOf('policyNumbers.titleTaken', {}, 'title') : null

/** Whether a change begins another series: what it prints can never be what was printed before. */
export const startsAfresh = (before: PolicyNumberDesign, after: PolicyNumberDesign): boolean =>
  !printsAlike(before, after)

/**
 * Spec 5: sequence numbers must not be lower than previously set, by whatever design they were printed. `last` is what
 * a series has given itself when it goes on.
 */
export const earlierRefusal = (
  { start }: PolicyNumberDesign,
  highestPrinted: number | null,
  last: number | null = null,
): Refusal<PolicyNumberCode> | null =>
  highestPrinted === null || Math.max(start, (last ?? -1) + 1) > highestPrinted
    ? null
    : refusalOf('policyNumbers.belowEarlier', { earlier: highestPrinted + 1 }, 'start')

function ordered(design: PolicyNumberDesign): unknown[] {
  return [shapeOf(design), design.min, design.max, design.start, design.startDate, design.endDate]
}
