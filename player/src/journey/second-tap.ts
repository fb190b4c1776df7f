import { useRef } from 'react'

/** A hand that taps twice means one step. After so long it is another one. */
const ONE_TAP_MS = 600

/**
 * Whether going on was meant for the page before: the browser counts quick clicks in one place, and where it does not (on
 * some phones), a page that was opened a moment ago and is refused was not read yet.
 */
export const isSecondTap = (tap: { clicks: number; openForMs: number; isRefused: boolean }): boolean =>
  tap.clicks > 1 || (tap.isRefused && tap.openForMs < ONE_TAP_MS)

/** Remembers when the page was opened; says whether going on from it, with these refusals, is the tap before once more. */
export function useSecondTap() {
  const openedAt = useRef(-Infinity)
  return (at: number, refusals: object): boolean => {
    const isRefused = Object.keys(refusals).length > 0
    if (isSecondTap({ clicks: 1, openForMs: at - openedAt.current, isRefused })) return true
    if (!isRefused) openedAt.current = at
    return false
  }
}
