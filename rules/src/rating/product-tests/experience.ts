import type { PortfolioRows } from '../portfolios'

/** What there was of each policy, one entry for each customer of a book. */
export type Experience = {
  /** Years at risk. */
  readonly exposure: readonly number[]
  /** By the year, in coins; null where the book does not say. */
  readonly paid: readonly number[] | null
  readonly claims: readonly number[] | null
}

export function experienceOf({ count, exposure, premium, claims }: PortfolioRows, from = 0, to = count): Experience {
  return {
    exposure: exposure?.slice(from, to) ?? new Array<number>(Math.max(0, to - from)).fill(1),
    paid: premium?.slice(from, to) ?? null,
    claims: claims?.slice(from, to) ?? null,
  }
}

/** Grows with its book. Where a part says nothing of claims, nothing is known of them in the whole. */
export class GrowingExperience {
  private readonly exposure: number[] = []
  private readonly paid: number[] = []
  private readonly claims: number[] = []
  private hasPaid = true
  private hasClaims = true

  add({ exposure, paid, claims }: Experience): void {
    for (const years of exposure) this.exposure.push(years)
    for (const coins of paid ?? []) this.paid.push(coins)
    for (const coins of claims ?? []) this.claims.push(coins)
    this.hasPaid &&= paid !== null
    this.hasClaims &&= claims !== null
  }

  /** Null while nothing is known of anybody. */
  now(): Experience | null {
    if (this.exposure.length === 0) return null
    const { exposure, paid, claims } = this
    return { exposure, paid: this.hasPaid ? paid : null, claims: this.hasClaims ? claims : null }
  }
}
