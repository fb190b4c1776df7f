export type Health = {
  readonly views: number
  readonly errors: number
  /** What the server itself failed at. */
  readonly serverErrors: number
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

export const troubles = ['errors', 'serverErrors', 'slow', 'refusedPayments', 'expiry'] as const
export type Trouble = (typeof troubles)[number]

/** What somebody has to look at on a published product now; nothing where it is healthy. */
export function troublesOf({ views, errors, serverErrors, slow, refusedPayments, daysLeft }: Health): Trouble[] {
  const found: Readonly<Record<Trouble, boolean>> = {
    errors: errors > views * ERROR_SHARE,
    serverErrors: serverErrors > 0,
    slow: slow > views * SLOW_SHARE,
    refusedPayments: refusedPayments >= REFUSED_PAYMENTS,
    expiry: daysLeft !== null && daysLeft <= SOON_DAYS,
  }
  return troubles.filter((trouble) => found[trouble])
}

/** What a figure of health is made of. */
export const healthFigures = ['views', 'errors', 'serverErrors', 'slow', 'declined', 'refusedPayments'] as const
export type HealthFigure = (typeof healthFigures)[number]
