import { ListSkeleton } from '@coverwright/ui/page'
import { Suspense } from 'react'
import { later } from '@coverwright/ui/later'
import { loadStatement } from '../subscriptions'

const Statement = later(loadStatement)

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
