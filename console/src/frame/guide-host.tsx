import { later } from '@coverwright/ui/later'
import { Suspense } from 'react'
import { openGuide, useOpenedGuide } from './open-guide'

const GuideDialog = later(() => import('./guide-dialog').then((part) => part.GuideDialog))

/** Help that is asked for stands beside the page it is about. Nothing of it is loaded before. */
export function GuideHost() {
  const path = useOpenedGuide()
  if (!path) return null
  return (
    <Suspense fallback={null}>
      <GuideDialog path={path} onClose={() => openGuide(null)} />
    </Suspense>
  )
}
