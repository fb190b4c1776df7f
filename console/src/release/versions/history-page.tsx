import type { HistoryView } from '@coverwright/contract/release/versions'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { Timeline } from '@coverwright/ui/timeline'
import { FolderDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ProductFrame, settingsOf } from '../../design/products'
import { useErrorWords } from '../../platform/words'
import { type Compared, CompareCard } from './compare-card'
import { DraftFilter } from './draft-filter'
import { useHistoryEntries } from './history-entries'
import { useHistoryActs } from './use-history-acts'
import { useHistory } from './use-versions'
import './history.css'

/** Everything that was done to one product; any two points compared; the way back, and out. */
export function HistoryPage() {
  const t = useTexts('versions')
  return (
    <ProductFrame
      head={({ product, mayEdit }) => ({
        title: t('title'),
        purpose: t('purpose'),
        others: (
          <>
            {mayEdit && (
              <Link className="cw-link" href={settingsOf(product.id, '/setting-page/bring-in')}>
                {t('import.into.page')}
              </Link>
            )}
            <ExportButton productId={product.id} />
          </>
        ),
      })}
    >
      {({ product }) => <Asked key={product.id} productId={product.id} />}
    </ProductFrame>
  )
}

function ExportButton({ productId }: { productId: string }) {
  const t = useTexts('versions')
  const { save, isExporting } = useHistoryActs(productId)
  return (
    <Button icon={<FolderDown size={16} />} loading={isExporting} onClick={() => void save()}>
      {t('export')}
    </Button>
  )
}

function Asked({ productId }: { productId: string }) {
  const words = useErrorWords()
  const [bodyId, setBodyId] = useState('')
  return (
    <Loaded asked={useHistory(productId, bodyId)} words={words}>
      {(history) => (
        <History
          productId={productId}
          history={history}
          filter={<DraftFilter history={history} value={bodyId} onChange={setBodyId} />}
        />
      )}
    </Loaded>
  )
}

type Props = { productId: string; history: HistoryView; filter: ReactNode }

function History({ productId, history, filter }: Props) {
  const t = useTexts('versions')
  const { goBack } = useHistoryActs(productId)
  const { now } = history
  const before = history.versions.find(({ id, state }) => id !== now && state === 'published')
  const [chosen, setChosen] = useState<Compared | null>(null)
  const entries = useHistoryEntries(history, {
    onCompare: (point) => setChosen({ before: point, after: now }),
    onGoBack: (point, at) => void goBack(point, at),
  })
  const usual = { before: before?.id ?? (history.entries.length > 0 ? 'oldest' : now), after: now }
  return (
    <div className="history-columns">
      <Card title={t('timeline')}>
        {filter}
        <Timeline
          label={t('timeline')}
          entries={entries}
          empty={{ title: t('empty.title'), about: t('empty.about') }}
        />
        {history.isCut && <p className="history-more">{t('cut')}</p>}
      </Card>
      {history.entries.some(({ kind }) => kind === 'body') && (
        <CompareCard productId={productId} history={history} compared={chosen ?? usual} onChange={setChosen} />
      )}
    </div>
  )
}
