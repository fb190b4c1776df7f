import type { SignInStep } from '@coverwright/contract/company/identity'
import { tabStorage } from '../../../platform/storage'

/** What a sign-in still waits for. It outlives a reload, and ends with the tab. */
export type OpenStep = Exclude<SignInStep, { step: 'signedIn' }> & { askedAt: number }

const NAME = 'signInStep'

export function readOpenStep(): OpenStep | null {
  const kept = tabStorage.getItem(NAME)
  return kept ? (JSON.parse(kept) as OpenStep) : null
}

export const keepOpenStep = (step: OpenStep) => tabStorage.setItem(NAME, JSON.stringify(step))

export const dropOpenStep = () => tabStorage.removeItem(NAME)
