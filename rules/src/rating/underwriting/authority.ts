import { refusalOf, type Refusal } from '../../kernel'
import { Exact, type Money } from '../../money'
import type { Term } from '../../design/parts'

/** How far a role may decide referred cases on its own; null is without limit. */
export type AuthorityLimit = {
  readonly role: string
  readonly mostSumInsured: Money | null
  readonly mostPremium: Money | null
  readonly mostLoadingPercent: string | null
  readonly mayDecline: boolean
}

export type CaseDecision = {
  readonly decision: 'accept' | 'acceptWithTerms' | 'decline'
  readonly sumInsured: Money
  readonly premium: Money
  readonly terms: readonly Term[]
}

export type AuthorityCode =
  | 'underwriting.noAuthority'
  | 'underwriting.overSumInsured'
  | 'underwriting.overPremium'
  | 'underwriting.overLoading'
  | 'underwriting.mayNotDecline'

/** Why this role must pass the case on, or null when it may decide. */
export function authorityRefusal(
  limits: readonly AuthorityLimit[],
  role: string,
  asked: CaseDecision,
): Refusal<AuthorityCode> | null {
  const limit = limits.find((entry) => entry.role === role)
  if (!limit) return refusalOf('underwriting.noAuthority', { role })
  if (asked.decision === 'decline') return limit.mayDecline ? null : refusalOf('underwriting.mayNotDecline', { role })
  if (isOver(asked.sumInsured, limit.mostSumInsured)) return refusalOf('underwriting.overSumInsured', { role })
  if (isOver(asked.premium, limit.mostPremium)) return refusalOf('underwriting.overPremium', { role })
  const loading = totalLoading(asked.terms)
  if (limit.mostLoadingPercent !== null && loading.compare(Exact.from(limit.mostLoadingPercent)) > 0)
    return refusalOf('underwriting.overLoading', { role, loading: loading.toString(), most: limit.mostLoadingPercent })
  return null
}

/** A limit in another currency cannot be compared, so it does not allow anything. */
function isOver(amount: Money, most: Money | null): boolean {
  return most !== null && (amount.currency !== most.currency || amount.minor > most.minor)
}

/** Loadings add up: 10 % and 15 % are 25 % of the premium before loadings. */
export function totalLoading(terms: readonly Term[]): Exact {
  return terms.reduce((sum, term) => (term.kind === 'loading' ? sum.plus(Exact.from(term.percent)) : sum), Exact.zero)
}
