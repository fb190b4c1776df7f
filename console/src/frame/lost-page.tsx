import { Suspense } from 'react'
import { later } from '@coverwright/ui/later'
import { useIsSignedIn } from '../platform/session'
import { NotFoundPage } from './not-found-page'

const ShellAround = later(() => import('./shell').then((part) => part.ShellAround))

/** Not found, with the frame around it for somebody who is in: from there the whole house is one click away. */
export function LostPage() {
  const isSignedIn = useIsSignedIn()
  if (!isSignedIn) return <NotFoundPage />
  return (
    <Suspense fallback={null}>
      <ShellAround>
        <NotFoundPage />
      </ShellAround>
    </Suspense>
  )
}
