import type { AuthorityCheck } from '@coverwright/contract/service/cases'
import { amountsIn, type Term, totalLoading } from '@coverwright/rules/rating/underwriting'
import type { PriceRecord } from '@coverwright/rules/selling/quotes'
import { sumInsuredOf } from '@coverwright/rules/service/cases'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { checkAuthority, limitFor } from '../../rating/underwriting'
import { quotedBody, type QuoteRow } from '../../selling/quotes'

type Wanted = { readonly decision: 'accept' | 'decline'; readonly price: PriceRecord; readonly terms: readonly Term[] }

/** How a decision stands to what the caller may decide. What the rules ask anyway counts as well: it is all in the offer. */
export async function authorityOn(ctx: MemberCtx, quote: QuoteRow, wanted: Wanted): Promise<AuthorityCheck> {
  const { price } = wanted
  const sumInsured = sumInsuredOf(await quotedBody(ctx, quote), price.plan, quote.answers, price.total.currency)
  const decision = wanted.decision === 'decline' ? 'decline' : price.terms.length > 0 ? 'acceptWithTerms' : 'accept'
  const asked = { decision, sumInsured, premium: { ...price.total }, terms: price.terms.map(plain) } as const
  const { refusal, roles } = await checkAuthority(ctx, { ...asked, terms: [...asked.terms] })
  const limit = await limitFor(ctx, asked)
  const most = limit && amountsIn(limit, price.total.currency)
  return {
    ...{ refusal, roles },
    sumInsured: { this: sumInsured, limit: most?.mostSumInsured ?? null },
    premium: { this: { ...price.total }, limit: most?.mostPremium ?? null },
    loading: { this: totalLoading(price.terms).toString(), limit: limit?.mostLoadingPercent ?? null },
    mayDecline: limit?.mayDecline ?? false,
  }
}

export async function refuseBeyond(ctx: MemberCtx, quote: QuoteRow, wanted: Wanted) {
  const { refusal } = await authorityOn(ctx, quote, wanted)
  if (refusal) throw new Refused(refusal.code, { values: refusal.values })
}

const plain = (term: Term): Term => ({ ...term })
