import type { ReactNode } from 'react'
import { EntryBrand, EntryFoot } from './entry-foot'

type Props = {
  children: ReactNode
  /** Read from end to end rather than filled in. */
  isWide?: boolean
}

/** One quiet page before or outside a session: the brand, the page, the way to the rules of the house. */
export function EntryPage({ children, isWide = false }: Props) {
  return (
    <div className="entry">
      <header className="entry-head">
        <EntryBrand />
      </header>
      <main className={isWide ? 'entry-main entry-wide' : 'entry-main'}>{children}</main>
      <EntryFoot />
    </div>
  )
}
