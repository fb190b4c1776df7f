import type { BodyView } from '@coverwright/contract/design/products'
import { type Assumed, countMissing, type PortfolioRows } from '@coverwright/rules/rating/portfolios'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useAnswerWords, useNameTitle } from '../pricing'

/** What was assumed and for how many, a sentence for each: wherever the figures go, it goes along. */
export function useAssumedWords(body: BodyView) {
  const t = useTexts('product-tests')
  const { number } = useFormats()
  const titleOf = useNameTitle()
  const said = useAnswerWords(body)
  return (assumed: Assumed, rows: PortfolioRows) =>
    Object.entries(assumed).map(([name, value]) => ({
      name,
      title: titleOf(name),
      text: t('assume.note', {
        name: titleOf(name),
        value: said(name, value),
        count: number(countMissing(rows, name)),
      }),
    }))
}
