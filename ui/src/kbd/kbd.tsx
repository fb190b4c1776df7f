import type { ReactNode } from 'react'
import './kbd.css'

export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="cw-kbd">{children}</kbd>
}

/** What this keyboard calls the command key. */
export function commandKey(): string {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
