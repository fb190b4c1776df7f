export type Health = {
  readonly views: number
  readonly errors: number
  readonly slow: number
  readonly refusedPayments: number
  /** Days until it expires; null when it does not. */
  readonly daysLeft: number | null
}

const SOON_DAYS = 14
/** One refused card is a card, several in a day are the gateway. */
const REFUSED_PAYMENTS = 3
const ERROR_SHARE = 0.01
const SLOW_SHARE = 0.05

/** Whether nobody has to look at a published product now. */
export const isHealthy = ({ views, errors, slow, refusedPayments, daysLeft }: Health): boolean =>
  errors <= views * ERROR_SHARE &&
  slow <= views * SLOW_SHARE &&
  refusedPayments < REFUSED_PAYMENTS &&
  (daysLeft === null || daysLeft > SOON_DAYS)
