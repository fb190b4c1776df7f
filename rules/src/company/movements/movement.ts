/** What is entered into a company's account with the platform, when it happens. */
export const movementKinds = [
  'trialStarted',
  'trialReactivated',
  'subscribed',
  'planCharged',
  'unitsCharged',
  'domainCharged',
  'paid',
  'credited',
  'refunded',
] as const
export type MovementKind = (typeof movementKinds)[number]

/** What is paid in is positive, what is charged is negative; a trial costs nothing. `trialEndsAt`: of those that give free days. */
export type Movement = {
  id: string
  at: Date
  kind: MovementKind
  amountMinor: number
  trialEndsAt: Date | null
  /** The invoice that it belongs to; empty where it has none. */
  note: string
}
