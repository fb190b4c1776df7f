import type { OfProduct } from '../../platform/routes'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { NeedsCard } from './needs-card'
import { PublishCard } from './publish-card'
import { useNeeds, usePublisher } from './use-publishing'
import './publishing.css'

/** What is missing to go on sale, and the publish itself, for a screen that shows more of the product than this. */
export function PublishPart({ productId = '' }: OfProduct) {
  const words = useErrorWords()
  const needs = useNeeds(productId)
  const publisher = usePublisher(productId)
  return (
    <Loaded asked={needs} words={words}>
      {({ needs: found, suggestedSlug }) => (
        <>
          <NeedsCard needs={found} />
          <Loaded asked={publisher} words={words}>
            {(opened) => (
              <PublishCard productId={productId} needs={found} opened={opened} suggestedSlug={suggestedSlug} />
            )}
          </Loaded>
        </>
      )}
    </Loaded>
  )
}
