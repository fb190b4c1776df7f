import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentQuestion, onQuestion } from './ask-first'

const ConfirmDialog = lazy(() => import('./confirm-dialog').then((part) => ({ default: part.ConfirmDialog })))

/** Mount once near the root: shows what askFirst asks. */
export function ConfirmHost() {
  const asking = useSyncExternalStore(onQuestion, currentQuestion, () => null)
  if (!asking) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog question={asking.question} onAnswer={asking.answer} />
    </Suspense>
  )
}
