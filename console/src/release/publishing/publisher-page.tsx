import type { ProductView } from '@coverwright/contract/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { GitCompareArrows, Rocket } from 'lucide-react'
import { ProductFrame, settingsOf, useProductId } from '../../design/products'
import { useErrorWords } from '../../platform/words'
import { CanaryCard } from '../canaries'
import { EnvironmentStrip } from './environment-strip'
import { HistoryCard } from './history-card'
import { ReleaseCard } from './release-card'
import { ScheduleCard } from './schedule-card'
import { ShelfList } from './shelf-page'
import { usePublisher } from './use-publishing'
import { WatchCards } from './watch-cards'
import './publishing.css'

/** One product from staging to live and back; without one, those that there are to choose from. */
export function PublisherPage() {
  const t = useTexts('publishing')
  const productId = useProductId()
  if (!productId)
    return (
      <>
        <ShelfList title={t('publisher.title')} purpose={t('publisher.choose')} />
        <WatchCards />
      </>
    )
  return (
    <ProductFrame
      head={({ product }) => ({
        title: t('publisher.title'),
        purpose: t('publisher.purpose'),
        others: <Ways product={product} />,
      })}
    >
      {({ product }) => <Publisher product={product} />}
    </ProductFrame>
  )
}

function Ways({ product }: { product: ProductView }) {
  const t = useTexts('publishing')
  const navigate = useNavigate()
  return (
    <>
      <Button icon={<GitCompareArrows size={16} />} onClick={() => navigate(settingsOf(product.id, '/publishTS'))}>
        {t('action.compare')}
      </Button>
      {(product.may.includes('test') || product.may.includes('publish')) && (
        <Button
          type="primary"
          icon={<Rocket size={16} />}
          onClick={() => navigate(settingsOf(product.id, '/publishSettings'))}
        >
          {t('action.publish')}
        </Button>
      )}
    </>
  )
}

function Publisher({ product }: { product: ProductView }) {
  const words = useErrorWords()
  const asked = usePublisher(product.id)
  return (
    <Loaded asked={asked} words={words}>
      {(opened) => (
        <>
          <EnvironmentStrip product={product} opened={opened} />
          <div className="publish-columns">
            <ReleaseCard releases={opened.releases} />
            <div className="publish-side">
              <CanaryCard
                mayStart={opened.may.includes('release')}
                productId={product.id}
                live={opened.shells.find(({ environment }) => environment === 'live')}
                releases={opened.releases}
              />
              <ScheduleCard productId={product.id} />
              <HistoryCard history={opened.history} />
            </div>
          </div>
          <WatchCards productId={product.id} />
        </>
      )}
    </Loaded>
  )
}
