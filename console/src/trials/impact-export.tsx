import type { Impact } from '@coverwright/rules/trials'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Download } from 'lucide-react'
import { downloadText } from '../platform/download'
import type { OpenedProduct } from '../products'
import { impactSheet } from './impact-sheet'
import { useSegmentWords } from './use-segment-words'

/** The whole result as a file for a spreadsheet: totals, spread, every cut. */
export function ImpactExport({ impact, opened: { product, body } }: { impact: Impact; opened: OpenedProduct }) {
  const t = useTexts('trials')
  const segments = useSegmentWords(body)
  const save = () =>
    downloadText(
      `${product.name}, ${t('impact.title')}.csv`,
      impactSheet(impact, { t, ...segments }, product.currency),
      'text/csv',
    )
  return (
    <Button size="small" icon={<Download size={14} />} onClick={save}>
      {t('impact.export')}
    </Button>
  )
}
