import { Exact, type Money, type MoneyPart, moneyToExact, roundToMoney } from '../../money'
import type { LedgerLine } from './ledger-line'

/** Who is paid for a sale, and how much of it in percent, as it was agreed when the price was promised. */
export type Commission = { readonly party: string; readonly percent: number }

type Amount = { readonly part: Pick<MoneyPart, 'kind'>; readonly amountMinor: number }

/** Taxes, levies and fees bear no commission: it is paid on the premium after discounts. */
export const commissionable = (amounts: readonly Amount[]): number =>
  amounts.reduce((sum, { part: { kind }, amountMinor }) => (bears(kind) ? sum + amountMinor : sum), 0)

const bears = (kind: MoneyPart['kind']) => kind === 'premium' || kind === 'discount'

/** Rounded half up to the smallest unit of the currency. */
export function commissionOf(premium: Money, { percent }: Commission): Money {
  if (premium.minor <= 0) return { minor: 0, currency: premium.currency }
  const share = Exact.of(Math.round(percent * 100), 4)
  return roundToMoney(moneyToExact(premium).times(share), premium.currency, 'halfUp')
}

/**
 * What is owed to the party when the premium of a sale goes from one sum to another: from nothing when it is sold, back
 * towards nothing when it is given back. Told by the difference, so that steps leave nothing over.
 */
export function commissionLines(
  commission: Commission | undefined,
  { fromMinor, toMinor, currency }: { fromMinor: number; toMinor: number; currency: string },
): LedgerLine[] {
  if (!commission) return []
  const owed = (minor: number) => commissionOf({ minor, currency }, commission).minor
  const amountMinor = owed(toMinor) - owed(fromMinor)
  return [
    { account: 'commission', amountMinor, currency },
    { account: `commission:${commission.party}`, amountMinor: -amountMinor, currency },
  ]
}
