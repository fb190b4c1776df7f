import type { Assumed, PortfolioRows } from '@coverwright/rules/rating/portfolios'
import type { Impact } from '@coverwright/rules/rating/product-tests'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Download } from 'lucide-react'
import { downloadText } from '../../platform/download'
import type { OpenedProduct } from '../../design/products'
import { impactSheet } from './impact-sheet'
import { useAssumedWords } from './use-assumed-words'
import { useBookCuts } from './use-book-cuts'
import type { BookTable } from './use-book-tables'

export type AssumedIn = { readonly assumed: Assumed; readonly rows: PortfolioRows }
type Props = {
  impact: Impact
  opened: OpenedProduct
  tables: readonly BookTable[]
  /** What the figures stand on that the policies do not say. */
  assumedIn: AssumedIn | null
  isReady: boolean
}

/** The whole result as a file for a spreadsheet: totals, spread, every cut. */
export function ImpactExport({ impact, opened: { product, body }, tables, assumedIn, isReady }: Props) {
  const t = useTexts('product-tests')
  const { ofTables, ofAnswers } = useBookCuts(impact, body, tables)
  const cuts = [...ofTables, ...ofAnswers]
  const words = useAssumedWords(body)
  const notes = assumedIn ? words(assumedIn.assumed, assumedIn.rows).map(({ text }) => text) : []
  const save = () =>
    downloadText(
      `${product.name}, ${t('impact.title')}.csv`,
      impactSheet(impact, { t, cuts, notes }, product.currency),
      'text/csv',
    )
  return (
    <Button size="small" icon={<Download size={14} />} disabled={!isReady} onClick={save}>
      {t('impact.export')}
    </Button>
  )
}
