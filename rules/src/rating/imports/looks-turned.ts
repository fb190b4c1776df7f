import { currencyNamed } from './number-text'
import type { Region } from './region'
import { headerSense } from './synonyms'

/** Words for what a table gives stand in its first column, and not in its header: it most likely lies on its side. */
export function looksTurned({ columns, edges, scalars }: Region): boolean {
  const [first, ...others] = columns
  if (!first || scalars || edges.isTurned || !edges.header || others.length < 2 || !first.profile.isAllDistinct)
    return false
  // '£100,001 - £200,000' names a currency, and nothing that is given.
  if (first.profile.kind !== 'text') return false
  const { distinct, filled } = first.profile
  if (distinct.length !== filled) return false
  const isGiven = (text: string) => {
    const sense = headerSense(text)
    return sense === 'amount' || sense === 'factor' || currencyNamed(text) !== null
  }
  return distinct.filter(isGiven).length >= distinct.length * 0.6 && !others.some(({ name }) => isGiven(name))
}
