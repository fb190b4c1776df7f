import { refusalOf, type Refusal } from '../../kernel'
import { Exact, type Money } from '../../money'
import type { Term } from '../../design/parts'

type Amounts = { readonly mostSumInsured: Money | null; readonly mostPremium: Money | null }

/** The amounts for products of another currency; null is without limit there. */
export type LimitElsewhere = Amounts & { readonly currency: string }

/** How far a role may decide referred cases on its own; null is without limit. */
export type AuthorityLimit = Amounts & {
  readonly role: string
  readonly elsewhere?: readonly LimitElsewhere[]
  readonly mostLoadingPercent: string | null
  readonly mayDecline: boolean
}

export type CaseDecision = {
  readonly decision: 'accept' | 'acceptWithTerms' | 'decline'
  /** Null where neither the plan nor the buyer names one: then it is above no limit. */
  readonly sumInsured: Money | null
  readonly premium: Money | null
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
  const currency = (asked.sumInsured ?? asked.premium)?.currency
  const { mostSumInsured, mostPremium } = currency === undefined ? limit : amountsIn(limit, currency)
  if (isOver(asked.sumInsured, mostSumInsured)) return refusalOf('underwriting.overSumInsured', { role })
  if (isOver(asked.premium, mostPremium)) return refusalOf('underwriting.overPremium', { role })
  const loading = totalLoading(asked.terms)
  if (limit.mostLoadingPercent !== null && loading.compare(Exact.from(limit.mostLoadingPercent)) > 0)
    return refusalOf('underwriting.overLoading', { role, loading: loading.toString(), most: limit.mostLoadingPercent })
  return null
}

/** The limits that hold for products of a currency: amounts are compared in it, and never across. */
export function amountsIn({ mostSumInsured, mostPremium, elsewhere = [] }: AuthorityLimit, currency: string): Amounts {
  const isOwn = [mostSumInsured, mostPremium].some((most) => most?.currency === currency)
  return (isOwn ? undefined : elsewhere.find((each) => each.currency === currency)) ?? { mostSumInsured, mostPremium }
}

/** A limit in a currency that none was set for cannot be compared, so it does not allow anything. */
function isOver(amount: Money | null, most: Money | null): boolean {
  return amount !== null && most !== null && (amount.currency !== most.currency || amount.minor > most.minor)
}

/** Loadings add up: 10 % and 15 % are 25 % of the premium before loadings. */
export function totalLoading(terms: readonly Term[]): Exact {
  return terms.reduce((sum, term) => (term.kind === 'loading' ? sum.plus(Exact.from(term.percent)) : sum), Exact.zero)
}
