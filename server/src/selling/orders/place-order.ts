import type { TakesOf } from '@coverwright/contract/platform'
import { orderPlaced, type orderOperations, ordersTopic } from '@coverwright/contract/selling/orders'
import { parseDay } from '@coverwright/rules/kernel'
import { payRefusal } from '@coverwright/rules/selling/orders'
import { orderRefusal, type PriceRecord } from '@coverwright/rules/selling/quotes'
import { companyDay } from '../../company/settings'
import { readBuyerToken, Refused, refuseIf } from '../../kernel'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { startPayment, takesTestMoney } from '../payments'
import { holdPromotions, holdTogether, letGoPromotions } from '../promotions'
import { doneAddress, holderOfQuote, holdQuote, markTest, type QuoteRow, refuseOffline } from '../quotes'
import { orderTitle } from './order-title'
import { aboutOrder } from './about-order'
import { insertOrdersOfQuotes, lapseOrders, lockOrderOfQuote, type OrderRow } from './store'

/** How long somebody may take over the card step; codes are held for them meanwhile. */
const HELD_MS = 30 * 60_000

type Placing = TakesOf<typeof orderOperations.placeOrder>

/** From the kept price and nothing else; the same quote again is the same order, in however many tabs. */
export async function placeOrder(ctx: StrangerCtx, { token, total }: Placing) {
  const opened = readBuyerToken(token)
  if (!opened) throw new Refused('quotes.notFound')
  const inside = await ctx.enterCompany(opened.company)
  const quote = await holdQuote(inside, token)
  const before = await lockOrderOfQuote(inside, quote.id)
  if (before) refuseIf(payRefusal(before))
  refuseIf(orderRefusal(quote, inside.now()))
  await refuseOffline(inside, quote)
  const price = quote.price
  if (!price) throw new Refused('quotes.notPriced')
  if (price.total.minor !== total.minor || price.total.currency !== total.currency)
    throw new Refused('orders.priceChanged')
  if ((parseDay(price.startDate) ?? 0) < (await companyDay(inside))) throw new Refused('orders.startPassed')
  const order = before && isSame(before, quote) ? before : await insertNew(inside, quote, before)
  return { orderToken: token, payAt: await payAddress(inside, order, quote, token) }
}

const isSame = ({ price }: OrderRow, quote: QuoteRow) => JSON.stringify(price) === JSON.stringify(quote.price)

async function insertNew(ctx: CompanyCtx, asked: QuoteRow, before: OrderRow | null): Promise<OrderRow> {
  const quote = await asTest(ctx, asked)
  const { price, productId, isTest } = quote
  const holder = await holderOfQuote(ctx, quote)
  if (!price) throw new Refused('quotes.notPriced')
  if (!holder) throw new Refused('orders.noHolder')
  const order = newOrder(ctx, quote, price, holder)
  await holdCodes(ctx, order, before)
  await insertOrdersOfQuotes(ctx, [order])
  await ctx.emit(orderPlaced, { orderId: order.id, productId, total: price.total, isTest }, aboutOrder(order))
  await ctx.notify(ordersTopic)
  return order
}

/** An order that takes the place of another has what that held: it goes back and is taken in this very transaction. */
async function holdCodes(ctx: CompanyCtx, order: OrderRow, before: OrderRow | null) {
  const { id: orderId, quoteId, heldUntil: until } = order
  const { discounts } = order.price
  if (before) await lapse(ctx, [before])
  if (discounts.length === 0) return
  if (before || quoteId === null) return holdPromotions(ctx, { orderId, discounts, until })
  await holdTogether(ctx, { quoteId, orderId, discounts, until })
}

/** What is paid with no money is a test, also at a live address: marked as one, and outside of the figures. */
async function asTest(ctx: CompanyCtx, quote: QuoteRow): Promise<QuoteRow> {
  if (quote.isTest || !(await takesTestMoney(ctx))) return quote
  await markTest(ctx, quote.id)
  return { ...quote, isTest: true }
}

type Payer = { readonly name: string; readonly email: string }

export function newOrder(ctx: CompanyCtx, quote: QuoteRow, price: PriceRecord, { name, email }: Payer): OrderRow {
  const { productId, id: quoteId, isTest, tokenHash } = quote
  const { minor: totalMinor, currency } = price.total
  return {
    ...{ companyId: ctx.company, id: ctx.newId(), kind: 'policy', state: 'unpaid', payee: 'company' },
    ...{ productId, quoteId, isTest, price, totalMinor, currency, tokenHash },
    ...{ payerName: name, payerEmail: email, madeAt: ctx.now() },
    heldUntil: new Date(ctx.now().getTime() + HELD_MS),
    ...{ reason: null, resolution: null, policyId: null, paymentId: null, paidAt: null },
  }
}

export async function lapse(ctx: CompanyCtx, overdue: readonly OrderRow[]) {
  const orderIds = overdue.map(({ id }) => id)
  await lapseOrders(ctx, orderIds)
  await letGoPromotions(ctx, { orderIds })
}

export async function payAddress(ctx: CompanyCtx, order: OrderRow, quote: QuoteRow, token: string) {
  const { id: orderId, totalMinor: minor, currency, isTest } = order
  const returnTo = await doneAddress(ctx, quote, token)
  const title = await orderTitle(ctx, quote)
  const { payAt } = await startPayment(ctx, { orderId, total: { minor, currency }, isTest, returnTo, title })
  return payAt
}
