const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Decisions, 'The wire': 12 hours is the longest life of a session. */
export const SESSION_LIFE_MS = 12 * HOUR_MS
/** Spec 9: after more than this many refreshes one signs in again. */
const REFRESH_LIMIT = 4
/**
 * An ID token is believed for this long without being renewed: the first one and the allowed refreshes fill a session.
 * A long life costs no safety, since the session itself is asked of the database on every call.
 */
export const ID_TOKEN_LIFE_MS = SESSION_LIFE_MS / (REFRESH_LIMIT + 1)
/**
 * Two tabs that share one refresh token may both present it within this time: the second gets no tokens, but is not
 * taken for a thief. Later than that, a used token ends its family.
 */
export const REFRESH_GRACE_MS = 10_000

/** How long each link or ticket works. */
export const linkLifeMs = {
  verifyEmail: DAY_MS,
  resetPassword: 10 * MINUTE_MS,
  invitation: 7 * DAY_MS,
  /** Spec 9: the transfer invite is active 24 hours. */
  transferPrimary: DAY_MS,
  /** From the transfer's code to its confirmation. */
  confirmTransfer: 10 * MINUTE_MS,
  inviteTrial: 14 * DAY_MS,
  inviteBroker: 14 * DAY_MS,
  /** From the right password to the last code. */
  signIn: 15 * MINUTE_MS,
  /** Hands a signed-in person over to the support desk. */
  supportDesk: 2 * MINUTE_MS,
} as const

export type LinkPurpose = keyof typeof linkLifeMs

export const SIGN_UP_LIFE_MS = 7 * DAY_MS

export const RECOVERY_CODE_COUNT = 10
