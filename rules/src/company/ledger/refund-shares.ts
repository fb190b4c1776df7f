import type { Money, MoneyPart } from '../../money'
import type { Commission } from './commission'

export type PartsOfPrice = {
  readonly total: Money
  readonly parts: readonly MoneyPart[]
  readonly commission?: Commission
}

export type RefundShare = {
  readonly part: MoneyPart
  readonly amountMinor: number
  /** It carries a coin that dividing left over: its share was cut off the most. */
  readonly hasOddCoin: boolean
}

type Priced = PartsOfPrice

/**
 * What of each part is given back when `givenBackMinor` of the total is: by its share, cut to whole coins, and the coins
 * that are left over go one each to the parts that were cut the most, earlier parts first. No part gives back more than it is.
 */
export function refundShares({ total, parts }: Priced, givenBackMinor: number): RefundShare[] {
  if (!Number.isSafeInteger(givenBackMinor) || givenBackMinor < 0 || givenBackMinor > total.minor)
    throw new Error(`${givenBackMinor} of ${total.minor} cannot be given back`)
  if (givenBackMinor === 0) return parts.map((part) => ({ part, amountMinor: 0, hasOddCoin: false }))
  const cut = parts.map((part, place) => ({ part, place, ...cutShare(part.amount.minor, givenBackMinor, total.minor) }))
  const oddCoins = givenBackMinor - cut.reduce((sum, { whole }) => sum + whole, 0)
  const mostCut = [...cut].sort((a, b) => compare(b.rest, a.rest) || a.place - b.place)
  const lucky = new Set(mostCut.slice(0, oddCoins).map(({ place }) => place))
  return cut.map(({ part, place, whole }) => ({
    part,
    amountMinor: whole + (lucky.has(place) ? 1 : 0),
    hasOddCoin: lucky.has(place),
  }))
}

/** Always down, discounts too, so that what is left over is never negative. */
function cutShare(minor: number, given: number, total: number): { whole: number; rest: bigint } {
  const [product, divisor] = [BigInt(minor) * BigInt(given), BigInt(total)]
  const rest = ((product % divisor) + divisor) % divisor
  return { whole: Number((product - rest) / divisor), rest }
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)
