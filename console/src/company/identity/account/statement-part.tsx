import { ListSkeleton } from '@coverwright/ui/page'
import { type ComponentType, Suspense, useMemo } from 'react'
import { later } from '@coverwright/ui/later'
import { useScreens } from '../../../platform/routes'

/** The company's account with the platform: the same as in the settings, by the room that knows it. */
export function StatementPart() {
  const load = useScreens().find(({ path }) => path === '/setting/statement')?.inAccount
  const Statement: ComponentType | undefined = useMemo(() => load && later(load), [load])
  return (
    <Suspense
      fallback={
        <div className="cw-card">
          <ListSkeleton rows={6} />
        </div>
      }
    >
      {Statement && <Statement />}
    </Suspense>
  )
}
