const SECOND = 1_000
const MINUTE = 60 * SECOND

/** How long to wait after the first, second … failure: quick for a hiccup, a quarter of an hour in all. */
const WAITS_MS = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 12 * MINUTE]

/** Null once the event is parked: what comes after it in this company has waited long enough. */
export const waitAfter = (failures: number): number | null => WAITS_MS[failures - 1] ?? null
