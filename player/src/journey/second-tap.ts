/** A hand that taps twice means one step. After so long it is another one. */
const ONE_TAP_MS = 600

/**
 * Whether going on was meant for the page before: the browser counts quick clicks in one place, and where it does not (on
 * some phones), a page that was opened a moment ago and is refused was not read yet.
 */
export const isSecondTap = (tap: { clicks: number; openForMs: number; isRefused: boolean }): boolean =>
  tap.clicks > 1 || (tap.isRefused && tap.openForMs < ONE_TAP_MS)
