import { quoteReferred } from '@coverwright/contract/selling/quotes'
import { momentIn } from '@coverwright/rules/design/forms'
import { chanceFrom } from '@coverwright/rules/kernel'
import { customerMaker } from '@coverwright/rules/rating/rating'
import { quoteLife } from '@coverwright/rules/selling/quotes'
import { Refused, yieldToOthers } from '../kernel'
import type { CompanyCtx } from '../platform/operations'
import { ratingOfBody } from '../rating/pricing'
import { insertOrdersOfQuotes, newOrder, orderTitle, settleOrders } from '../selling/orders'
import { enterPaid } from '../selling/payments'
import { cancelAsPlatform } from '../selling/policies'
import { insertQuotes, priceOf, type QuoteRow, quoteToken } from '../selling/quotes'
import { seedVisits } from './seed-visits'
import { CHANNELS, type SoldProduct, soldProducts } from './sold-products'

/** Over so many days sales have about doubled. */
const GROWTH_DAYS = 120
const DAY_MS = 86_400_000
const DAYS_AHEAD = 4
const SEED = 20_261
/** Of those who see a price, one in so many buys; of those who bought, one in so many cancels. */
const BUYS = 0.55
const CANCELS = 0.03
/** Older referrals than this were looked at by somebody before there were cases. */
const CASES_DAYS = 2

/**
 * Some two thousand policies over four months, through the verbs that sell: priced, ordered, paid at the sandbox, numbered
 * and entered into the ledger on the day that they were sold. `on` gives the company as it was at a moment. Prices are
 * worked out while days before are written, a few days ahead: neither waits for the other's slow days.
 */
export async function seedBook(now: Date, days: number, on: (moment: Date) => Promise<CompanyCtx>) {
  const today = await on(now)
  const sold = await soldProducts(today)
  await seedVisits(today, sold, days)
  const writing: Promise<void>[] = []
  for (const { ago, share, seed } of timesOfSales(days)) {
    const ctx = await on(new Date(now.getTime() - ago * DAY_MS))
    const quotes = await quotesOf(ctx, sold, { share, seed, chance: chanceFrom(seed) })
    // Quotes need nothing of the days before: the database takes them while what those sold is made ready.
    const before = Promise.all([writing.at(-1), insertQuotes(ctx, quotes)])
    const written = sellAfter(before, () =>
      sellSome(ctx, quotes, { chance: chanceFrom(-seed), isNews: ago < CASES_DAYS }),
    )
    // Whoever waits for it is told below; until then it is not lost.
    written.catch(() => undefined)
    writing.push(written)
    if (writing.length > DAYS_AHEAD) await writing.shift()
  }
  await Promise.all(writing)
}

async function sellAfter(before: Promise<unknown>, sell: () => Promise<void>) {
  await before
  await sell()
}

/** Once a day, more towards today; the last two days are looked at by the hour. */
function timesOfSales(days: number) {
  return Array.from({ length: days }, (_, at) => days - 1 - at).flatMap((day) => {
    const times = day < 2 ? 8 : 1
    const share = (1.3 - (0.6 * day) / GROWTH_DAYS) / times
    return Array.from({ length: times }, (_, at) => times - 1 - at).map((time) => ({
      ...{ ago: day + time / times, share, seed: SEED + day + time * 1_000 },
    }))
  })
}

type Time = { chance: () => number; share: number; seed: number }

/** Who came, and what they were told; more on some days than on others. */
async function quotesOf(
  ctx: CompanyCtx,
  products: readonly SoldProduct[],
  { chance, share, seed }: Time,
): Promise<QuoteRow[]> {
  const quotes: QuoteRow[] = []
  for (const sold of products) {
    const { day } = momentIn(ctx.now(), sold.body.timeZone)
    const { parts } = await ratingOfBody(ctx, { productId: sold.productId, body: sold.body, isDraft: false })
    const make = customerMaker({ body: sold.body, parts, seed, today: day, shares: sold.custom.shares })
    const visitors = Math.round((sold.custom.often * share * (0.7 + 0.6 * chance())) / BUYS)
    for (let at = 0; at < visitors; at++) {
      const quote = await priced(ctx, sold, { ...make().answers, ...whoIs(seed, at, chance) }, chance)
      if (quote) quotes.push(quote)
      await yieldToOthers()
    }
  }
  return quotes
}

async function sellSome(
  ctx: CompanyCtx,
  quotes: readonly QuoteRow[],
  { chance, isNews }: { chance: () => number; isNews: boolean },
) {
  if (isNews) await tellOfReferred(ctx, quotes)
  const bought = quotes.filter(({ state }) => state === 'priced' && chance() < BUYS)
  const policies = await sell(ctx, bought)
  for (const policyId of policies) if (chance() < CANCELS) await cancelAsPlatform(ctx, policyId, 'demo')
}

/** As if they had been sent by a buyer: who follows referrals makes cases of them. */
async function tellOfReferred(ctx: CompanyCtx, quotes: readonly QuoteRow[]) {
  for (const { id: quoteId, state, productId, releaseHash, price, channel, isTest } of quotes)
    if (state === 'referred') {
      const facts = { quoteId, productId, releaseHash, plan: price?.plan ?? '', channel, isTest }
      await ctx.emit(quoteReferred, facts, { quote: quoteId, product: productId })
    }
}

/** Nobody in particular: a number and a mailbox of the kind that reaches no one. Some come back. */
function whoIs(seed: number, at: number, chance: () => number) {
  const who = chance() < 0.1 ? Math.floor(chance() * 200) : seed * 100 + at
  return { name: `Customer ${who}`, email: `customer-${who}@customers.example` }
}

async function priced(ctx: CompanyCtx, sold: SoldProduct, answers: QuoteRow['answers'], chance: () => number) {
  const { productId, shellId, hash, body } = sold
  const language = body.languages[Math.floor(chance() * body.languages.length)] ?? 'en_us'
  const now = ctx.now()
  const id = ctx.newId()
  const open: QuoteRow = {
    ...{ companyId: ctx.company, id, productId, shellId, releaseHash: hash, isTest: false, language },
    ...{
      tokenHash: quoteToken(ctx, id).tokenHash,
      answers,
      pageId: null,
      sentByPage: null,
      campaign: '',
      state: 'open',
    },
    ...{
      price: null,
      validUntil: null,
      decision: null,
      reasons: [],
      declarations: [],
      question: null,
      holderId: null,
      policyId: null,
    },
    channel: CHANNELS[Math.floor(chance() * CHANNELS.length)] ?? 'direct',
    ...{ revision: 1, openedAt: now, savedAt: now, pricedAt: now },
  }
  try {
    const { price, validUntil, decision, reasons } = await priceOf(ctx, open, body, answers)
    const event = decision === 'refer' ? 'refer' : decision === 'decline' ? 'decline' : 'price'
    const state = quoteLife.open[event] ?? 'open'
    return { ...open, state, price, decision, reasons, validUntil: state === 'priced' ? validUntil : null }
  } catch (error) {
    // Made-up answers are not always whole; somebody who left them is a visitor, not a quote.
    if (error instanceof Refused) return null
    throw error
  }
}

async function sell(ctx: CompanyCtx, bought: readonly QuoteRow[]): Promise<string[]> {
  const titles = new Map<string, string>()
  const orders: ReturnType<typeof newOrder>[] = []
  for (const quote of bought) {
    const { name, email } = quote.answers as { name: string; email: string }
    if (!quote.price) continue
    const order = newOrder(ctx, quote, quote.price, { name, email })
    orders.push(order)
    titles.set(order.id, await orderTitle(ctx, quote))
  }
  await insertOrdersOfQuotes(ctx, orders)
  const payments = await enterPaid(
    ctx,
    orders.map(({ id: orderId, price }) => ({
      orderId,
      total: price.total,
      title: titles.get(orderId) ?? price.planTitle,
      paidBy: 'Visa 4242',
    })),
  )
  return settleOrders(
    ctx,
    orders.map(({ id: orderId, totalMinor: amountMinor, currency }, at) => ({
      ...{ orderId, amountMinor, currency, paymentId: payments[at] as string },
    })),
  )
}
