import type { Body } from '@coverwright/rules/design/products'
import { priceEffect, type ReleaseEffect } from '@coverwright/rules/release/publishing'
import { companyDay } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { ratingOfBody } from '../../rating/pricing'
import { priceTests } from '../../rating/product-tests'
import { type Insured, listInsured } from './book-store'
import { playedOn } from './played-body'

type Sides = { readonly productId: string; readonly before: Body; readonly after: Body }

/**
 * What everybody who is insured, and every test customer, would pay today on either release. Nobody outside is asked: who
 * has no price without that has none on either side.
 */
export async function effectOfRelease(ctx: CompanyCtx, { productId, before, after }: Sides): Promise<ReleaseEffect> {
  const insured = await listInsured(ctx, productId, await companyDay(ctx))
  const [old, now] = [await pricesOn(ctx, productId, before, insured), await pricesOn(ctx, productId, after, insured)]
  const pairs = (olds: readonly (number | null)[], nows: readonly (number | null)[]) =>
    (nows.length > 0 ? nows : olds).map((_, place) => ({ before: olds[place] ?? null, after: nows[place] ?? null }))
  return {
    currency: after.currency,
    policies: priceEffect(pairs(old.policies, now.policies)),
    tests: priceEffect(pairs(old.tests, now.tests)),
  }
}

async function pricesOn(ctx: CompanyCtx, productId: string, body: Body, insured: readonly Insured[]) {
  const none = insured.map(() => null)
  if (body.pricing === undefined) return { policies: none, tests: [] }
  const { outcome, parts } = await ratingOfBody(ctx, { productId, body, isDraft: false })
  const tests = await priceTests(ctx, productId, { outcome, body })
  const today = await companyDay(ctx)
  const { read } = playedOn(body, today)
  const priceOf = ({ answers, plan, addOns }: Insured): number | null => {
    if (!outcome.ok) return null
    const known = { ...read(answers), ...parts.fixed }
    const request = { answers: known, plans: [plan], addOns, today, startDate: today, discounts: [] }
    const priced = outcome.value.rate(request).plans[0]?.priced
    return priced?.ok ? priced.value.yearly.minor : null
  }
  return { policies: insured.map(priceOf), tests: tests.map(({ yearly }) => yearly) }
}
