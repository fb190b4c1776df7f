import { ListSkeleton } from '@coverwright/ui/page'
import { lazy, Suspense } from 'react'
import { loadStatement } from '../subscriptions'

const Statement = lazy(() => loadStatement().then((statement) => ({ default: statement })))

/** The company's account with the platform: the same as in the settings. */
export function StatementPart() {
  return (
    <Suspense
      fallback={
        <div className="cw-card">
          <ListSkeleton rows={6} />
        </div>
      }
    >
      <Statement />
    </Suspense>
  )
}
