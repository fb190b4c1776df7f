import type { ReactNode } from 'react'

/** The list of a select is announced by the name of its field; the select itself gives it none. */
export function NamedList({ name, children }: { name: string; children: ReactNode }) {
  return <div ref={(box) => box?.querySelector('[role=listbox]')?.setAttribute('aria-label', name)}>{children}</div>
}
