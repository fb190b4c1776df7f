import type { Impact } from '@coverwright/rules/rating/product-tests'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Download } from 'lucide-react'
import { downloadText } from '../../platform/download'
import type { OpenedProduct } from '../../design/products'
import { impactSheet } from './impact-sheet'
import { useBookCuts } from './use-book-cuts'
import type { BookTable } from './use-book-tables'

type Props = { impact: Impact; opened: OpenedProduct; tables: readonly BookTable[]; isReady: boolean }

/** The whole result as a file for a spreadsheet: totals, spread, every cut. */
export function ImpactExport({ impact, opened: { product, body }, tables, isReady }: Props) {
  const t = useTexts('product-tests')
  const { ofTables, ofAnswers } = useBookCuts(impact, body, tables)
  const cuts = [...ofTables, ...ofAnswers]
  const save = () =>
    downloadText(
      `${product.name}, ${t('impact.title')}.csv`,
      impactSheet(impact, { t, cuts }, product.currency),
      'text/csv',
    )
  return (
    <Button size="small" icon={<Download size={14} />} disabled={!isReady} onClick={save}>
      {t('impact.export')}
    </Button>
  )
}
