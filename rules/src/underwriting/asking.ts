import type { Value } from '../datasets'
import type { Day } from '../kernel'
import { type Trouble, type Use } from '../logic'
import type { RawAnswers } from '../datasets'
import { Exact } from '../money'
import type { Reason, Term } from './guide'

export type UnderwritingRequest = { readonly answers: RawAnswers; readonly today: Day; readonly startDate: Day }

/** What one rule, row or answer says of a customer. */
export type Found = { readonly reason: Reason; readonly terms: readonly Term[] }
export type Ask = (frame: readonly (Value | undefined)[], request: UnderwritingRequest) => Found | null
export type CompiledAsk = { readonly ask: Ask; readonly use: Use }

/** What tables and connectors write for a decision. */
export const DECISION_WORDS: Readonly<Record<string, Reason['decision']>> = {
  accept: 'accept',
  terms: 'acceptWithTerms',
  refer: 'refer',
  decline: 'decline',
}

/** What cannot be decided is never accepted in silence: a person looks at it. */
export function undecided(head: Pick<Reason, 'source' | 'id' | 'title' | 'row'>, trouble: Trouble): Found {
  const text = String(trouble.values['name'] ?? '')
  return { reason: { ...head, decision: 'refer', text, trouble: trouble.code }, terms: [] }
}

type Written = { loading: string; exclusion: string; message: string }

/** Terms as cells or answers spell them; what is empty is no term. */
export function termsOf({ loading, exclusion, message }: Written): Term[] {
  return [
    ...(loading === '' || Exact.parse(loading)?.sign === 0 ? [] : [{ kind: 'loading', percent: loading } as const]),
    ...(exclusion === '' ? [] : [{ kind: 'exclusion', text: exclusion } as const]),
    ...(message === '' ? [] : [{ kind: 'message', text: message } as const]),
  ]
}
