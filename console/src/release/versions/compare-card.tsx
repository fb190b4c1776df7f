import type { HistoryView } from '@coverwright/contract/release/versions'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { Comparison } from './comparison'
import { PointSelect } from './point-select'
import { useComparison } from './use-versions'

export type Compared = { before: string; after: string }
type Props = { productId: string; history: HistoryView; compared: Compared; onChange: (next: Compared) => void }

/** Any two points of the history, and everything in which they differ. */
export function CompareCard({ productId, history, compared, onChange }: Props) {
  const t = useTexts('versions')
  const words = useErrorWords()
  const { before, after } = compared
  const asked = useComparison(productId, before, after)
  return (
    <Card title={t('compare.title')}>
      <div className="history-points">
        <PointSelect
          label={t('compare.before')}
          history={history}
          value={before}
          onChange={(point) => onChange({ before: point, after })}
        />
        <PointSelect
          label={t('compare.after')}
          history={history}
          value={after}
          onChange={(point) => onChange({ before, after: point })}
        />
      </div>
      <Loaded asked={asked} words={words}>
        {(data) => <Comparison compared={data} />}
      </Loaded>
    </Card>
  )
}
