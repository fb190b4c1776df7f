import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { ProductFrame } from '../../design/products'
import { sinceOpened } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { NeedsCard } from './needs-card'
import { PublishCard } from './publish-card'
import { SearchCard } from './search-card'
import { useNeeds, usePublisher } from './use-publishing'
import './publishing.css'

/** What a publish needs, item by item; then it is published, now or at a time. */
export function SettingsPage() {
  const t = useTexts('publishing')
  return (
    <ProductFrame head={{ title: t('settings.title'), purpose: t('settings.purpose') }}>
      {({ product }) => <Settings productId={product.id} />}
    </ProductFrame>
  )
}

function Settings({ productId }: { productId: string }) {
  const words = useErrorWords()
  // What is published here must be what is there now: of a state of before, another version would go live.
  const needs = sinceOpened(useNeeds(productId))
  const publisher = sinceOpened(usePublisher(productId))
  return (
    <Loaded asked={needs} words={words}>
      {({ needs: found, suggestedSlug }) => (
        <Loaded asked={publisher} words={words}>
          {(opened) => {
            const live = opened.shells.find(({ environment }) => environment === 'live')
            return (
              <div className="publish-columns">
                <NeedsCard needs={found} />
                <div className="publish-side">
                  <PublishCard productId={productId} needs={found} opened={opened} suggestedSlug={suggestedSlug} />
                  {live?.may.includes('settings') && <SearchCard key={live.id} shell={live} />}
                </div>
              </div>
            )
          }}
        </Loaded>
      )}
    </Loaded>
  )
}
