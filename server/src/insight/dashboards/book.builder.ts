import { randomUUID } from 'node:crypto'
import { refundLines, saleLines } from '@coverwright/rules/company/ledger'
import { chanceFrom } from '@coverwright/rules/kernel'
import { momentIn } from '@coverwright/rules/design/forms'
import type { MoneyPart } from '@coverwright/rules/money'
import { sql } from 'drizzle-orm'
import { type NewJournal, postJournals } from '../../company/ledger'
import type { CompanyCtx } from '../../platform/operations'

export const ZONE = 'Asia/Hong_Kong'

export type Sale = {
  at: Date
  productId: string
  minor: number
  channel?: string
  plan?: string
  currency?: string
  isTest?: boolean
  discount?: number
  commission?: number
  /** Given back of it, a day later at most. */
  back?: { at: Date; minor: number }
}

/** Writes sales as the rooms of selling leave them behind: quote, policy, journals. */
export async function plantSales(ctx: CompanyCtx, sales: readonly Sale[]) {
  for (let start = 0; start < sales.length; start += 500) {
    const batch = sales
      .slice(start, start + 500)
      .map((sale) => ({ ...sale, policyId: randomUUID(), quoteId: randomUUID() }))
    await insertPolicies(ctx, batch)
    await insertQuotes(ctx, batch)
    await postAll(ctx, batch)
  }
}

/** Those of one moment together: a journal is of the moment it is posted in. */
async function postAll(ctx: CompanyCtx, batch: readonly Planted[]) {
  const byMoment = new Map<number, NewJournal[]>()
  const add = (at: Date, journal: NewJournal) =>
    byMoment.set(at.getTime(), [...(byMoment.get(at.getTime()) ?? []), journal])
  for (const sale of batch) {
    add(sale.at, journalOf(sale, 'policy.issued', sale.at, soldLines(sale)))
    if (!sale.back) continue
    const lines = refundLines(priceOf(sale), sale.back.minor)
    add(sale.back.at, journalOf(sale, 'payment.refunded', sale.back.at, lines))
  }
  for (const [at, journals] of byMoment) await postJournals({ ...ctx, now: () => new Date(at) }, journals)
}

type Planted = Sale & { policyId: string; quoteId: string }

const amount = (kind: MoneyPart['kind'], code: string, minor: number, currency: string): MoneyPart => ({
  ...{ kind, code, title: code },
  amount: { minor, currency },
})

function priceOf({ minor, discount = 0, currency = 'HKD' }: Sale) {
  const parts = [
    amount('premium', 'base', minor, currency),
    ...(discount > 0 ? [amount('discount', 'SPRING', -discount, currency)] : []),
    amount('levy', 'ia', Math.round(minor / 1_000), currency),
  ]
  return { parts, total: { minor: parts.reduce((sum, part) => sum + part.amount.minor, 0), currency } }
}

function soldLines(sale: Sale) {
  const { currency = 'HKD', commission = 0 } = sale
  const paid = [
    { account: 'fee', amountMinor: commission, currency },
    { account: 'commission:harbour', amountMinor: -commission, currency },
  ]
  return [...saleLines(priceOf(sale)), ...(commission > 0 ? paid : [])]
}

function journalOf(sale: Planted, what: string, at: Date, lines: NewJournal['lines']): NewJournal {
  const { policyId, productId, channel = 'direct', plan = 'plus', isTest = false } = sale
  return {
    ...{ id: randomUUID(), what, about: { policy: policyId }, day: momentIn(at, ZONE).day, isTest, lines },
    dimensions: { policyId, productId, channel, plan, releaseHash: 'r' },
  }
}

async function insertPolicies(ctx: CompanyCtx, sales: readonly Planted[]) {
  const rows = sales.map((sale, place) => ({
    ...{ id: sale.policyId, product: sale.productId, plan: sale.plan ?? 'plus', channel: sale.channel ?? 'direct' },
    ...{ number: `T-${sale.policyId.slice(0, 8)}-${place}`, test: sale.isTest ?? false, at: sale.at.toISOString() },
    ...{ minor: priceOf(sale).total.minor, currency: sale.currency ?? 'HKD', quote: sale.quoteId },
  }))
  await ctx.db.execute(sql`
    insert into policies (company_id, id, number, product_id, release_hash, plan, plan_title, holder_id, order_id, quote_id,
      is_test, channel, language, starts_on, ends_on, total_minor, currency, found_by, token_hash, issued_at)
    select ${ctx.company}, id, number, product, 'r', plan, initcap(plan), id, id, quote, test, channel, 'en_us', 20000, 20365,
      minor, currency, lower(number), id::text, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, number text, product uuid, plan text, channel text,
      test boolean, minor bigint, currency text, quote uuid, at timestamptz)`)
}

/** Each sale was a quote, and each third visitor looked at a price without buying. */
async function insertQuotes(ctx: CompanyCtx, sales: readonly Planted[]) {
  const rows = sales.flatMap((sale, place) => {
    const row = { product: sale.productId, channel: sale.channel ?? 'direct', test: sale.isTest ?? false }
    const at = sale.at.toISOString()
    const bought = { ...row, id: sale.quoteId, at, policy: sale.policyId, state: 'bought' }
    return place % 3 === 0 ? [bought, { ...row, id: randomUUID(), at, policy: null, state: 'priced' }] : [bought]
  })
  await ctx.db.execute(sql`
    insert into quotes (company_id, id, product_id, shell_id, release_hash, is_test, token_hash, language, answers, state,
      channel, policy_id, opened_at, saved_at)
    select ${ctx.company}, id, product, product, 'r', test, id::text, 'en_us', '{}', state, channel, policy, at, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, product uuid, channel text, test boolean, policy uuid, state text, at timestamptz)`)
}

/** Sales at random over so many days before a moment, some given back, some tests, some in another currency. */
export function randomSales(
  seed: number,
  count: number,
  until: Date,
  days: number,
  products: readonly string[],
): Sale[] {
  const chance = chanceFrom(seed)
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(chance() * values.length)] as Value
  const moments = Array.from({ length: 90 }, () => until.getTime() - Math.floor(chance() ** 4 * days * 86_400_000))
  return Array.from({ length: count }, (): Sale => {
    const at = new Date(pick(moments))
    const minor = 10_000 + Math.floor(chance() * 90_000)
    const backAt = new Date(Math.min(at.getTime() + 9 * 3_600_000, until.getTime()))
    return {
      ...{ at, minor, productId: pick(products), channel: pick(['direct', 'MOTO-UK', 'STAFF-HK']) },
      ...{ plan: pick(['essential', 'plus', 'premier']), currency: chance() < 0.15 ? 'GBP' : 'HKD' },
      ...{ isTest: chance() < 0.1, discount: chance() < 0.3 ? 1_000 : 0, commission: Math.floor(minor * 0.18) },
      ...(chance() < 0.08 ? { back: { at: backAt, minor: Math.floor(minor / 2) } } : {}),
    }
  })
}
