import type { Account } from './account'

/** Debits are positive, credits negative. */
export type LedgerLine = { readonly account: Account; readonly amountMinor: number; readonly currency: string }

/** One line per account and currency, without those that come to nothing; accounts stay in the order they came in. */
export function mergeLines(lines: readonly LedgerLine[]): LedgerLine[] {
  const sums = new Map<string, LedgerLine>()
  for (const line of lines) {
    const key = `${line.currency} ${line.account}`
    const amountMinor = (sums.get(key)?.amountMinor ?? 0) + line.amountMinor
    sums.set(key, { ...line, amountMinor })
  }
  return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0)
}

/** The currencies whose lines do not sum to zero: with none of them it is a journal. */
export function unbalancedCurrencies(lines: readonly LedgerLine[]): string[] {
  const sums = new Map<string, bigint>()
  for (const { currency, amountMinor } of lines) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amountMinor))
  return [...sums].filter(([, sum]) => sum !== 0n).map(([currency]) => currency)
}
