import type { ClerkTerms } from '@coverwright/contract/service/cases'
import type { Term } from '@coverwright/rules/rating/underwriting'

/** What a clerk typed, as rating knows it. No loading is none, not one of nothing. */
export const termsOf = ({ loadingPercent, fee, exclusions }: ClerkTerms): Term[] => [
  ...(Number(loadingPercent) > 0 ? [{ kind: 'loading', percent: loadingPercent } as const] : []),
  ...(fee ? [{ kind: 'fee', amount: fee } as const] : []),
  ...exclusions.map((text) => ({ kind: 'exclusion', text }) as const),
]
