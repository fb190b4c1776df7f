import { addMonths, type Day, refusalOf, type Refusal } from '../../kernel'

/** A month before its end a product begins to say so. */
export const EXPIRY_NOTICE_DAYS = 30

/** No product is promised for longer than ten years ahead. */
const MOST_MONTHS_AHEAD = 120

export const expiryStates = ['none', 'autoRenew', 'willExpire', 'expired', 'later'] as const
export type ExpiryState = (typeof expiryStates)[number]

export type Expiry = { readonly expiresOn: Day | null; readonly autoRenew: boolean }

/** A product is first sold for a year, and then renews itself unless somebody says otherwise. */
export const firstExpiry = (today: Day): Expiry => ({ expiresOn: addMonths(today, 12), autoRenew: true })

/** The last day it is sold on: one that renews itself goes on by whole years. */
export function lastDayOf({ expiresOn, autoRenew }: Expiry, today: Day): Day | null {
  if (expiresOn === null || !autoRenew || expiresOn >= today) return expiresOn
  for (let years = 1; years <= 1_000; years++) {
    const next = addMonths(expiresOn, years * 12)
    if (next === null) return expiresOn
    if (next >= today) return next
  }
  return expiresOn
}

/** Read off the clock each time; nothing has to be done at midnight. */
export function expiryState(expiry: Expiry, today: Day): ExpiryState {
  const { expiresOn, autoRenew } = expiry
  if (expiresOn === null) return 'none'
  if (autoRenew) return 'autoRenew'
  if (today > expiresOn) return 'expired'
  return expiresOn - today <= EXPIRY_NOTICE_DAYS ? 'willExpire' : 'later'
}

export type RenewalCode = 'publishing.renewPast' | 'publishing.renewTooFar'

/** A product is renewed to a day that is still to come. */
export function renewalRefusal(expiresOn: Day | null, today: Day): Refusal<RenewalCode> | null {
  if (expiresOn === null) return null
  if (expiresOn <= today) return refusalOf('publishing.renewPast', undefined, 'expiresOn')
  const latest = addMonths(today, MOST_MONTHS_AHEAD)
  return latest !== null && expiresOn > latest ? refusalOf('publishing.renewTooFar', undefined, 'expiresOn') : null
}
