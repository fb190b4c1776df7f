/**
 * How much of a price is given back. `full`: all of it, in the cooling-off time; `proRata`: by the days that are left;
 * `shortRate`: that, less the insurer's share for the early end.
 */
export const cancelMethods = ['full', 'proRata', 'shortRate'] as const
export type CancelMethod = (typeof cancelMethods)[number]
