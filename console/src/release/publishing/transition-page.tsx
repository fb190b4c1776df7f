import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { ActionButton, Loaded } from '@coverwright/ui/page'
import { Rocket } from 'lucide-react'
import { ProductFrame, settingsOf } from '../../design/products'
import { sinceOpened } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { CellsCard } from './cells-card'
import { ChangeList } from './change-list'
import type { Compared } from './compared'
import { PagesBeside } from './pages-beside'
import { PriceCard } from './price-card'
import { useMoveToLive } from './use-move-to-live'
import { useComparison, usePublisher } from './use-publishing'
import './publishing.css'

/** From staging to live, with everything that changes shown before it does. */
export function TransitionPage() {
  const t = useTexts('publishing')
  return (
    <ProductFrame head={{ title: t('transition.title'), purpose: t('transition.purpose') }}>
      {({ product }) => <Transition productId={product.id} />}
    </ProductFrame>
  )
}

function Transition({ productId }: { productId: string }) {
  const t = useTexts('publishing')
  const words = useErrorWords()
  const asked = sinceOpened(useComparison(productId))
  return (
    <Loaded asked={asked} words={words}>
      {(compared) => {
        const { before, after, changes, tables, prices, pages } = compared
        if (!before)
          return (
            <Note
              title={t('transition.notLive')}
              action={{ label: t('action.publish'), href: settingsOf(productId, '/publishSettings') }}
            >
              {t('transition.notLiveAbout')}
            </Note>
          )
        return (
          <div className="publish-columns">
            <Card title={t('transition.changes')} beside={t('changes.count', { count: changes.length })}>
              <PagesBeside pages={pages} before={before.number} after={after?.number ?? 0} />
              <ChangeList changes={changes} />
            </Card>
            <div className="publish-side">
              <MoveCard productId={productId} compared={compared} />
              <PriceCard prices={prices} />
              {tables.map((table) => (
                <CellsCard key={table.name} table={table} />
              ))}
            </div>
          </div>
        )
      }}
    </Loaded>
  )
}

function MoveCard({ productId, compared: { before, after } }: { productId: string; compared: Compared }) {
  const t = useTexts('publishing')
  const publisher = usePublisher(productId)
  const live = publisher.data?.shells.find(({ environment }) => environment === 'live')
  const move = useMoveToLive(productId, live?.slug ?? '')
  const mayRelease = publisher.data?.may.includes('release') ?? false
  const isSame = before !== null && before.hash === after?.hash
  const values = { before: before?.number ?? 0, after: after?.number ?? 0 }
  return (
    <Card title={t('transition.move')}>
      <div className="publish-body">
        <p>{t(isSame ? 'transition.same' : 'transition.about', values)}</p>
        {publisher.data && !mayRelease && <Note>{t('publish.mayNot')}</Note>}
        {mayRelease && !isSame && (
          <ActionButton
            type="primary"
            action={{
              label: t('transition.submit', values),
              icon: <Rocket size={16} />,
              isBusy: move.isBusy || !live,
              onSelect: () => void move.run(after?.hash ?? null, values.after),
            }}
          />
        )}
      </div>
    </Card>
  )
}
