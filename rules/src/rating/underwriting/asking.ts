import type { Value } from '../../design/datasets'
import type { Day } from '../../kernel'
import { type Trouble, type Use } from '../../design/logic'
import type { RawAnswers } from '../../design/datasets'
import type { Language, Texts } from '../../languages'
import { Exact } from '../../money'
import type { Decision, Term, TermText, UnderwritingTable } from '../../design/parts'
import type { Reason } from './underwritten'
import { isUnsaid } from './term-text'

export type UnderwritingRequest = { readonly answers: RawAnswers; readonly today: Day; readonly startDate: Day }

/** What one rule, row or answer says of a customer. */
export type Found = { readonly reason: Reason; readonly terms: readonly Term[] }
export type Ask = (frame: readonly (Value | undefined)[], request: UnderwritingRequest) => Found | null
export type CompiledAsk = { readonly ask: Ask; readonly use: Use }

/** `15 %` is a loading of 15. */
export const percentOf = (text: string): string => text.trim().replace(/^\+\s*|\s*[%％]$/g, '')

/** What cannot be decided is never accepted in silence: a person looks at it. */
export function undecided(head: Pick<Reason, 'source' | 'id' | 'title' | 'row'>, trouble: Trouble): Found {
  const text = String(trouble.values['name'] ?? '')
  return { reason: { ...head, decision: 'refer', text, trouble: trouble.code }, terms: [] }
}

type Written = { readonly loading: string; readonly exclusion: TermText; readonly message: TermText }

/** Terms as cells or answers spell them; what is empty is no term. */
export function termsOf({ loading, exclusion, message }: Written): Term[] {
  return [
    ...(loading === '' || Exact.parse(loading)?.sign === 0 ? [] : [{ kind: 'loading', percent: loading } as const]),
    ...(isUnsaid(exclusion) ? [] : [{ kind: 'exclusion', text: exclusion } as const]),
    ...(isUnsaid(message) ? [] : [{ kind: 'message', text: message } as const]),
  ]
}

/**
 * A loading, exclusion or message beside 'accept' is accepted with terms, however a sheet spells it: it is never
 * dropped in silence. Beside 'refer' it is what whoever decides is proposed; who is declined gets none.
 */
export function decisionWith(
  written: Decision,
  terms: readonly Term[],
): { decision: Decision; terms: readonly Term[] } {
  if (written === 'decline') return { decision: written, terms: [] }
  return { decision: written === 'accept' && terms.length > 0 ? 'acceptWithTerms' : written, terms }
}

type Spoken = Pick<UnderwritingTable, 'columns' | 'spoken'>

/** An exclusion or message, by language where it stands in several places; plain where it stands in one. */
export function saidBy({ columns, spoken = [] }: Spoken, language: Language, read: (place?: string) => string) {
  return (what: 'exclusion' | 'message'): TermText => {
    const plain = read(columns[what])
    const others = spoken.map((each) => [each.language, read(each[what])] as const).filter(([, text]) => text !== '')
    if (others.length === 0) return plain
    return Object.fromEntries([...others, ...(plain === '' ? [] : [[language, plain] as const])]) as Texts
  }
}
