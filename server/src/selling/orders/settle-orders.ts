import { orderAbnormal, orderPaid, ordersTopic } from '@coverwright/contract/selling/orders'
import { type Day, parseDay } from '@coverwright/rules/kernel'
import { type AbnormalReason, receivedLines } from '@coverwright/rules/selling/orders'
import { type NewJournal, postJournals } from '../../company/ledger'
import { companyDay } from '../../company/settings'
import { inOnePacket } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { keepHolders } from '../customers'
import { keepPolicies, type MadePolicy, makePolicy, numberPolicy, takeTestNumbers, type ToIssue } from '../policies'
import { designOfProduct, takeUpTo } from '../policy-numbers'
import { refundPayment } from '../payments'
import { holderOfQuote, lockQuotesToSettle, markBought, type QuoteToSettle, unmarkBought } from '../quotes'
import { takePromotions } from './take-promotions'
import { lockOrdersToSettle, type OrderToSettle, quotesOf, setPaid, updateOrder } from './store'

/** What a gateway says was paid. It may say so any number of times, in any order, and for orders that are long done. */
export type Paid = {
  readonly orderId: string
  readonly paymentId: string
  readonly amountMinor: number
  readonly currency: string
}

/**
 * Money is there: in the transaction that notes it, each order becomes Paid with its policy, number, ledger lines and
 * events, or Abnormal with the reason, and the money stays written down either way. Locks are taken in one order
 * everywhere: quotes, orders, codes, customers, numbers. Gives the policies that were issued.
 */
export async function settleOrders(ctx: CompanyCtx, paid: readonly Paid[]): Promise<string[]> {
  const ids = paid.map(({ orderId }) => orderId)
  const today = await companyDay(ctx)
  const { quotes, orders } = takeHeld(ctx, ids) ?? (await holdOrders(ctx, ids))
  const [ready, journals]: [Ready[], NewJournal[]] = [[], []]
  for (const order of orders) {
    for (const { paymentId, amountMinor, currency } of paid.filter(({ orderId }) => orderId === order.id)) {
      if (order.paymentId === paymentId) continue
      if (order.paymentId !== null) {
        journals.push(...(await giveBackSecond(ctx, order, { paymentId, amountMinor, currency }, today)))
        continue
      }
      order.paymentId = paymentId
      const quote = quotes.get(order.quoteId ?? '')
      const found = await readyOf(ctx, { order, quote, amountMinor, currency, today })
      if ('reason' in found)
        journals.push(...(await keepAbnormal(ctx, order, { ...found, amountMinor, currency }, today)))
      else ready.push(found)
    }
  }
  return fulfilReady(ctx, ready, today, journals)
}

/** Quotes before orders: so does whoever places one. */
export async function holdOrders(ctx: CompanyCtx, ids: readonly string[]) {
  const quotes = await lockQuotesToSettle(ctx, await quotesOf(ctx, ids))
  const orders = await lockOrdersToSettle(ctx, ids)
  return { quotes: new Map(quotes.map((quote) => [quote.id, quote])), orders }
}

/** Held in a transaction, and read there once: nobody else changes them before it ends. */
const heldIn = new WeakMap<CompanyCtx, { ids: string; held: Awaited<ReturnType<typeof holdOrders>> }>()

/** For whoever settles in the same transaction, before anything else is done to them. */
export async function holdToSettle(ctx: CompanyCtx, orderId: string): Promise<void> {
  heldIn.set(ctx, { ids: orderId, held: await holdOrders(ctx, [orderId]) })
}

/** Once: what settling makes of them is not what was read. */
function takeHeld(ctx: CompanyCtx, ids: readonly string[]) {
  const known = heldIn.get(ctx)
  heldIn.delete(ctx)
  return known?.ids === ids.join(' ') ? known.held : undefined
}

export type Ready = { order: OrderToSettle; quote: QuoteToSettle; toIssue: Omit<ToIssue, 'id' | 'holderId'> }
type Asked = {
  order: OrderToSettle
  quote: QuoteToSettle | undefined
  amountMinor: number
  currency: string
  today: Day
}

/** Everything that a policy needs but its number; or why it cannot be had. */
export async function readyOf(
  ctx: CompanyCtx,
  { order, quote, amountMinor, currency, today }: Asked,
  isMoneyIn = false,
): Promise<Ready | { reason: AbnormalReason }> {
  if (!quote || order.productId === null) return { reason: 'quotes.notFound' }
  if (quote.state === 'bought') return { reason: 'quotes.bought' }
  if (amountMinor !== order.totalMinor || currency !== order.currency) return { reason: 'orders.amountDiffers' }
  // Paid shortly after midnight, cover still begins on the day that was promised; days later it would be another promise.
  if ((parseDay(order.price.startDate) ?? 0) < today - 1) return { reason: 'orders.startPassed' }
  const holder = await holderOfQuote(ctx, quote)
  if (!holder) return { reason: 'orders.noHolder' }
  if (!(await takePromotions(ctx, order))) return { reason: 'promotions.runOut' }
  const { releaseHash, channel, language, isTest, sentByPage: pageId, campaign } = quote
  const { id: orderId, productId, price } = order
  const sold = { orderId, quoteId: quote.id, productId, releaseHash, channel, language, isTest, price }
  return { order, quote, toIssue: { ...sold, sentBy: { pageId, campaign }, holder, isMoneyIn } }
}

/**
 * Numbers are taken last and for all at once: whoever sells from the same design waits from then on. So each counts as
 * sold before it has its number, and the few that get none are put back. Posts what is given with what was sold, and
 * gives the policies that were issued.
 */
export async function fulfilReady(
  ctx: CompanyCtx,
  ready: readonly Ready[],
  today: Day,
  given: readonly NewJournal[] = [],
): Promise<string[]> {
  const sold = ready.map((each) => ({ ...each, policyId: ctx.newId() }))
  const holders = sold.map(({ toIssue }) => toIssue.holder)
  const [holderIds] = await inOnePacket([keepHolders(ctx, holders), markSold(ctx, sold)])
  const wanted = sold.map((each, at) => {
    const unit = { ...each.toIssue, id: each.policyId, holderId: holderIds[at] as string }
    return { ...each, made: makePolicy(ctx, today, unit) }
  })
  const { numbered, journals } = await numberLive(ctx, wanted, today)
  numbered.push(...(await numberTests(ctx, wanted)))
  const made = numbered.map((each) => numberPolicy(each.made, each.number))
  const posted = [...given, ...journals, ...made.map(({ journal }) => journal)]
  await inOnePacket([keepPolicies(ctx, made), postJournals(ctx, posted)])
  await tellPaid(ctx, numbered)
  return numbered.map(({ policyId }) => policyId)
}

type Sold = Ready & { policyId: string }
type Wanted = Sold & { made: MadePolicy }
type Numbered = Wanted & { number: string }

async function markSold(ctx: CompanyCtx, sold: readonly Sold[]) {
  const bought = sold.map(({ quote, policyId }) => ({ quoteId: quote.id, policyId }))
  const paid = sold.map(({ order: { id: orderId, paymentId }, policyId }) => ({ orderId, policyId, paymentId }))
  await inOnePacket([markBought(ctx, bought), setPaid(ctx, paid)])
}

/** Those for whom there is no number are kept with their money, and somebody is asked. */
async function numberLive(ctx: CompanyCtx, wanted: readonly Wanted[], today: Day) {
  const [numbered, journals]: [Numbered[], NewJournal[]] = [[], []]
  const live = wanted.filter(({ toIssue }) => !toIssue.isTest)
  for (const productId of new Set(live.map(({ toIssue }) => toIssue.productId))) {
    const mine = live.filter(({ toIssue }) => toIssue.productId === productId)
    const design = await designOfProduct(ctx, productId)
    const given = design ? await takeUpTo(ctx, design, mine.length, today) : []
    numbered.push(...given.map(({ printed: number }, at) => ({ ...(mine[at] as Wanted), number })))
    const reason = design ? 'policyNumbers.usedUp' : 'policyNumbers.none'
    const left = mine.slice(given.length)
    await unmarkBought(
      ctx,
      left.map(({ quote }) => quote),
    )
    for (const { order, toIssue } of left) {
      const { totalMinor: amountMinor, currency } = order
      const kept = { reason, amountMinor, currency, isMoneyIn: toIssue.isMoneyIn } as const
      journals.push(...(await keepAbnormal(ctx, order, kept, today)))
    }
  }
  return { numbered, journals }
}

/** Nothing that is bought as a test takes a number of a design, nor needs one. */
async function numberTests(ctx: CompanyCtx, wanted: readonly Wanted[]) {
  const tests = wanted.filter(({ toIssue }) => toIssue.isTest)
  const numbers = tests.length > 0 ? await takeTestNumbers(ctx, tests.length) : []
  return tests.map((each, at) => ({ ...each, number: numbers[at] as string }))
}

const told = ({ id: orderId, productId, totalMinor: minor, currency, isTest }: OrderToSettle) => ({
  ...{ orderId, productId, isTest },
  total: { minor, currency },
})

export const aboutOrder = ({ id, productId }: OrderToSettle) => ({
  order: id,
  ...(productId ? { product: productId } : {}),
})

async function tellPaid(ctx: CompanyCtx, sold: readonly Sold[]) {
  for (const { order, policyId } of sold) {
    await ctx.emit(orderPaid, told(order), { ...aboutOrder(order), policy: policyId })
    await ctx.record('orders.paid', { orderId: order.id, policyId })
  }
  if (sold.length > 0) await ctx.notify(ordersTopic)
}

type Kept = { reason: AbnormalReason; amountMinor: number; currency: string; isMoneyIn?: boolean }

/** The money is written down as owed to the buyer, and somebody is asked. */
async function keepAbnormal(
  ctx: CompanyCtx,
  order: OrderToSettle,
  { reason, isMoneyIn, ...sum }: Kept,
  today: Day,
): Promise<NewJournal[]> {
  const paidAt = order.paidAt ?? ctx.now()
  const { paymentId } = order
  await updateOrder(ctx, order.id, { state: 'abnormal', reason, paidAt, paymentId, policyId: null })
  const journals = isMoneyIn ? [] : [moneyIn(ctx, order, sum, today)]
  if (order.state === 'abnormal' && order.reason === reason) return journals
  await ctx.emit(orderAbnormal, { ...told(order), reason }, aboutOrder(order))
  await ctx.record('orders.abnormal', { orderId: order.id, reason })
  await ctx.notify(ordersTopic)
  return journals
}

type Sum = { amountMinor: number; currency: string }

const moneyIn = (ctx: CompanyCtx, order: OrderToSettle, { amountMinor, currency }: Sum, day: Day): NewJournal => ({
  id: ctx.newId(),
  what: 'payment.received',
  about: { order: order.id },
  day,
  isTest: order.isTest,
  lines: receivedLines({ minor: amountMinor, currency }),
  dimensions: {
    orderId: order.id,
    ...(order.productId ? { productId: order.productId } : {}),
    ...(order.policyId ? { policyId: order.policyId } : {}),
  },
})

/** Paid in two tabs: the second payment is not for anything. */
async function giveBackSecond(
  ctx: CompanyCtx,
  order: OrderToSettle,
  second: Sum & { paymentId: string },
  today: Day,
): Promise<NewJournal[]> {
  const { paymentId, amountMinor } = second
  await refundPayment(ctx, { orderId: order.id, paymentId, amountMinor, reason: 'order.paidTwice' })
  await ctx.record('orders.paidTwice', { orderId: order.id })
  return [moneyIn(ctx, order, second, today)]
}
