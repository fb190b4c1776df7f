import { later } from '@coverwright/ui/later'
import { CardsSkeleton } from '@coverwright/ui/page'
import { type ComponentType, Suspense, useMemo } from 'react'
import { useMe } from '../../platform/me'
import { mayOpen, type OfProduct, useScreens } from '../../platform/routes'

/** What other rooms watch of published products: the monitoring centre. They stand above this one, so they declare it. */
export function WatchCards({ productId }: OfProduct) {
  const screens = useScreens()
  const { permissions } = useMe()
  return screens.map((screen) =>
    screen.inPublisher && mayOpen(screen, permissions) ? (
      <div key={screen.path} className="publish-watch">
        <WatchCard load={screen.inPublisher} {...(productId ? { productId } : {})} />
      </div>
    ) : null,
  )
}

type CardProps = OfProduct & { load: () => Promise<ComponentType<OfProduct>> }

function WatchCard({ load, ...about }: CardProps) {
  const Part = useMemo(() => later(load), [load])
  return (
    <Suspense fallback={<CardsSkeleton cards={1} />}>
      <Part {...about} />
    </Suspense>
  )
}
