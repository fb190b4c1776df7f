import type { ReplayView } from '@coverwright/contract/rating/pricing'
import { rateConnected } from '@coverwright/rules/rating/connectors'
import { ratingOf, type RatingDocument } from '@coverwright/rules/rating/rating'
import { Refused, sha256 } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { readFrozenTables } from '../tables'
import { differencesOf, keptPlanOf } from './kept-plan'
import { presentRated } from './present'
import { findKeptQuote, findRating } from './store'

/** Works a kept quote out again from what was kept and nothing else: whatever has changed since plays no part, nobody is asked. */
export async function replayQuote(ctx: MemberCtx, { id }: { id: string }): Promise<ReplayView> {
  const quote = await findKeptQuote(ctx, id)
  if (!quote) throw new Refused('pricing.quote.notFound')
  const { outcome, tables } = await storedRating(ctx, quote.ratingHash)
  const { customer, answers, connected, today, startDate } = quote
  const worked = outcome.rate({
    answers,
    ...(customer.plans ? { plans: customer.plans } : {}),
    addOns: customer.addOns,
    discounts: customer.discounts,
    today,
    startDate,
  })
  const rated = rateConnected(worked, connected)
  const differs = differencesOf(quote.plans, rated.plans.map(keptPlanOf))
  return { isSame: differs.length === 0, differs, rated: presentRated(rated, tables), asked: [...connected.asked] }
}

/** Text and tables are held against their hashes before they are believed. */
async function storedRating(ctx: CompanyCtx, hash: string) {
  const stored = await findRating(ctx, hash)
  if (!stored || sha256(stored.document) !== hash) throw new Refused('pricing.ratingDamaged')
  const document = JSON.parse(stored.document) as RatingDocument
  const tables = await readFrozenTables(ctx, stored.tables)
  const isWhole = document.tables.every((wanted) =>
    tables.some((read) => read.table.id === wanted.id && read.hash === wanted.hash),
  )
  const outcome = ratingOf({ ...document, tables: tables.map(({ table }) => table) }, { isFrozen: true })
  if (!isWhole || !outcome.ok) throw new Refused('pricing.ratingDamaged')
  return { outcome: outcome.value, tables }
}
