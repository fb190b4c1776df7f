import type { QuoteView } from '@coverwright/contract/selling/quotes'

type Told = Pick<QuoteView, 'bodyHash' | 'price'>

export type PriceChange = {
  readonly why: 'changedAnswers' | 'changedCode' | 'changedRelease'
  from: string
  to: string
}

/** Why a price is another one than was told before; null while it is the same, or the first. */
export function priceChange(before: Told | null, after: Told): PriceChange | null {
  const [was, is] = [before?.price, after.price]
  if (!before || !was || !is || (was.total.minor === is.total.minor && was.total.currency === is.total.currency))
    return null
  const said = { from: was.total.text, to: is.total.text }
  if (before.bodyHash !== after.bodyHash) return { why: 'changedRelease', ...said }
  return { why: codesOf(was) === codesOf(is) ? 'changedAnswers' : 'changedCode', ...said }
}

const codesOf = ({ parts }: NonNullable<Told['price']>) =>
  parts
    .filter(({ kind }) => kind === 'discount')
    .map(({ code }) => code)
    .join(' ')
