import { later } from '@coverwright/ui/later'
import { CardsSkeleton } from '@coverwright/ui/page'
import { type ComponentType, Suspense, useMemo } from 'react'
import { useMe } from '../../../platform/me'
import { mayOpen, type OfProduct, useScreens } from '../../../platform/routes'

/** What other rooms have for the studio: what is missing to go on sale, the publish. They stand above this one, so they declare it. */
export function StudioCards({ productId }: { productId: string }) {
  const screens = useScreens()
  const { permissions } = useMe()
  return screens.map((screen) =>
    screen.inStudio && mayOpen(screen, permissions) ? (
      <StudioCard key={screen.path} load={screen.inStudio} productId={productId} />
    ) : null,
  )
}

type CardProps = OfProduct & { load: () => Promise<ComponentType<OfProduct>> }

function StudioCard({ load, ...about }: CardProps) {
  const Part = useMemo(() => later(load), [load])
  return (
    <Suspense fallback={<CardsSkeleton cards={1} />}>
      <Part {...about} />
    </Suspense>
  )
}
