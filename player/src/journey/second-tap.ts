import { useCallback, useRef } from 'react'

/** A hand that taps twice means one step. After so long it is another one. */
const ONE_TAP_MS = 600

/**
 * Whether going on was meant for the page before: the browser counts quick clicks in one place, and where it does not (on
 * some phones), a page that was opened a moment ago and is refused was not read yet.
 */
export const isSecondTap = (tap: { clicks: number; openForMs: number; isRefused: boolean }): boolean =>
  tap.clicks > 1 || (tap.isRefused && tap.openForMs < ONE_TAP_MS)

/**
 * Remembers when the page was opened; says whether going on from it, with these refusals, is the tap before once more. Who
 * has answered something since, or turned the page otherwise, has seen it: `forget`.
 */
export function useSecondTap() {
  const openedAt = useRef(-Infinity)
  const forget = useCallback(() => void (openedAt.current = -Infinity), [])
  const isSecond = useCallback((at: number, refusals: object): boolean => {
    const isRefused = Object.keys(refusals).length > 0
    if (isSecondTap({ clicks: 1, openForMs: at - openedAt.current, isRefused })) return true
    if (!isRefused) openedAt.current = at
    return false
  }, [])
  return { isSecond, forget }
}
