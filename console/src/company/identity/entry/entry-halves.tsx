import type { ReactNode } from 'react'
import { EntryBrand, EntryFoot } from './entry-foot'
import { SignInArt } from './sign-in-art'

/** The two halves: what one fills in, and the product in small. */
export function EntryHalves({ children }: { children: ReactNode }) {
  return (
    <div className="sign-in">
      <main className="sign-in-half">
        <EntryBrand />
        <div className="sign-in-box">{children}</div>
        <EntryFoot />
      </main>
      <SignInArt />
    </div>
  )
}
