import { type Day, type Refusal, refusalOf } from '../../kernel'
import type { Money } from '../../money'
import type { Ending, MoneyPart } from '../quotes'
import type { CancelMethod } from './cancel-method'
import { type Cover, policyStateOn } from './policy-state'

/** Of what is left, in percent: the rest pays for having written the policy. */
export const SHORT_RATE_PERCENT = 90
/** How long a holder may change their mind, counted from the day of issue, where the product says nothing else. */
export const COOLING_OFF_DAYS = 14

export type CancelCode = 'policies.cancelled' | 'policies.ended' | 'policies.dayOutside'

/** Cover can end on any of its days, also on one that has passed. */
export function cancelRefusal(cover: Cover, countsFrom: Day, today: Day): Refusal<CancelCode> | null {
  if (cover.cancelledOn !== null) return refusalOf('policies.cancelled')
  if (policyStateOn(cover, today) === 'ended') return refusalOf('policies.ended')
  if (countsFrom < cover.startsOn || countsFrom > cover.endsOn)
    return refusalOf('policies.dayOutside', {}, 'countsFrom')
  return null
}

type Cancelled = { readonly cover: Cover; readonly countsFrom: Day; readonly method: CancelMethod }
export type GivenBack = {
  readonly parts: readonly MoneyPart[]
  readonly total: Money
  /** Days without cover from then on, of all that were paid for. */
  readonly daysLeft: number
  readonly days: number
}

/**
 * What is given back of each part, rounded half away from nothing to whole coins part by part, so that every account
 * has its own and the total is their sum. Fees stay, unless everything is undone; and so does all of it where it comes to
 * less than the product refunds.
 */
export function givenBack(
  price: { readonly parts: readonly MoneyPart[]; readonly total: Money; readonly ending?: Ending },
  { cover: { startsOn, endsOn }, countsFrom, method }: Cancelled,
): GivenBack {
  const days = endsOn - startsOn + 1
  const daysLeft = endsOn - countsFrom + 1
  const share = ({ kind, amount }: MoneyPart): number => {
    if (method === 'full') return amount.minor
    if (kind === 'fee') return 0
    const percent = method === 'shortRate' ? SHORT_RATE_PERCENT : 100
    return rounded(BigInt(amount.minor) * BigInt(daysLeft) * BigInt(percent), BigInt(days) * 100n)
  }
  const parts = price.parts
    .map((part) => ({ ...part, amount: { ...part.amount, minor: share(part) } }))
    .filter(({ amount }) => amount.minor !== 0)
  const minor = parts.reduce((sum, { amount }) => sum + amount.minor, 0)
  if (method !== 'full' && minor < (price.ending?.minimumRefundMinor ?? 0))
    return { parts: [], total: { minor: 0, currency: price.total.currency }, daysLeft, days }
  return { parts, total: { minor, currency: price.total.currency }, daysLeft, days }
}

function rounded(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend
  const whole = (2n * size + divisor) / (2n * divisor)
  return Number(dividend < 0n ? -whole : whole)
}

/** The last day on which a holder may undo it all; null once cover has begun or the time is over. */
export function coolingOffUntil(
  cover: Cover,
  issuedOn: Day,
  today: Day,
  coolingOffDays = COOLING_OFF_DAYS,
): Day | null {
  if (coolingOffDays === 0) return null
  const until = Math.min(issuedOn + coolingOffDays, cover.startsOn - 1)
  return cover.cancelledOn === null && today <= until ? until : null
}
