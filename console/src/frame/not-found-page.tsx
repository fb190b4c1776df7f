import { NotFound } from '@coverwright/ui/page'
import { useIsSignedIn } from '../platform/session'

/** Any path that is not in the specification, or whose screen is not built. */
export function NotFoundPage() {
  const isSignedIn = useIsSignedIn()
  return (
    <div className="screen" data-screen="not-found">
      <NotFound home={isSignedIn ? '/home' : '/'} />
    </div>
  )
}
