const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long to wait after the first, second … failed try: quick for a hiccup, a day in all for a mail server that is down. */
const WAITS_MS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 16 * HOUR]

export const MAX_TRIES = WAITS_MS.length + 1

/** Null once there is no next try. */
export const waitAfter = (tries: number): number | null => WAITS_MS[tries - 1] ?? null
