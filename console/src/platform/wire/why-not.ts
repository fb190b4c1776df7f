import { RefusedCall } from './refused-call'

/** Why a thing cannot be shown: nothing is at this address, it is not this person's to see, or asking for it failed. */
export function whyNot(error: unknown): 'gone' | 'refused' | 'failed' {
  if (!(error instanceof RefusedCall)) return 'failed'
  if (error.status === 403) return 'refused'
  return error.status === 404 || error.status === 400 ? 'gone' : 'failed'
}
