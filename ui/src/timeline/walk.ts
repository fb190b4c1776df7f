import type { KeyboardEvent } from 'react'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Arrow keys go from entry to entry, so that a long story is one stop of the tab key and not a hundred. */
export function walkEntries(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>('.cw-timeline-toggle')]
  const at = toggles.indexOf(event.target as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  toggles[step(at, toggles.length - 1)]?.focus()
}
