import { orderOperations } from '@coverwright/contract/selling/orders'
import { type PolicyNumberDesign, policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import { voucherOperations } from '@coverwright/contract/selling/promotions'
import type { Body } from '@coverwright/rules/design/products'
import { sql } from 'drizzle-orm'
import { ledgerRoom } from '../../company/ledger'
import type { Room } from '../../platform/operations'
import { startTestServer, testClock, type TestDatabase, type TestServer } from '../../platform/testing'
import { paymentsRoom } from '../payments'
import { activateAs, installAs } from '../payments/gateways'
import { keepGatewaySettings } from '../payments/store'
import { policiesRoom } from '../policies'
import { policyNumbersRoom } from '../policy-numbers'
import { discountOfCode, promotionsRoom } from '../promotions'
import { quotesRoom } from '../quotes'
import { people, quoteShop, roomsOfSale, tripAnswers } from '../quotes/quote-shop.builder'
import { ordersRoom, settling } from '.'

export const CARD = { paid: '4242424242424242', declined: '4000000000000002', asks: '4000000000003155' }

export const clock = testClock('2026-03-01T09:00:00Z')

const companies: string[] = []

type SalesOptions = { db?: TestDatabase; rooms?: readonly Room[]; settings?: Record<string, string> }

/** Everything between an answer and a policy, for real: prices, gateway, numbers, ledger. */
export const startSales = ({ rooms = [], ...more }: SalesOptions = {}) =>
  startTestServer({
    ...more,
    rooms: [
      ...roomsOfSale,
      ...[
        quotesRoom({ findPromotion: discountOfCode }),
        promotionsRoom,
        paymentsRoom(settling),
        ordersRoom,
        policiesRoom(async () => []),
        policyNumbersRoom,
        ledgerRoom,
      ],
      ...rooms,
    ],
    sessions: people.sessions,
    clock: clock.read,
    listCompanies: async () => companies,
  })

const numbers = (max: number): PolicyNumberDesign => ({
  ...{
    prefixes: [{ kind: 'text', text: 'TL' }],
    symbol: '-',
    length: Math.max(4, String(max).length),
    min: 1,
    max,
    start: 1,
    suffixes: [],
  },
  ...{ startDate: null, endDate: null },
})

type TillOptions = {
  most?: number
  /** Its sandbox stands for a bank, so that what is sold is no test. */
  isBank?: boolean
  /** What is sold, where it is not Travel Light as it is. */
  body?: Body
}

export type Till = Awaited<ReturnType<typeof openTill>>

/** A company that sells Travel Light with so many numbers, and what buyers do there. */
export async function openTill(server: TestServer, { most = 9_999, isBank = true, body }: TillOptions = {}) {
  const shop = await quoteShop(server, body)
  const { as, buyer, company, productId } = shop
  companies.push(company)
  const made = await server.call(
    policyNumberOperations.createDesign,
    { title: 'Travel', design: numbers(most) },
    { as },
  )
  const designId = made.data!.id
  await server.call(policyNumberOperations.connectProduct, { id: designId, productId }, { as })
  await server.within(company, async (ctx) => {
    await installAs(ctx, 'sandbox')
    await activateAs(ctx, 'sandbox')
    if (isBank) await keepGatewaySettings(ctx, 'sandbox', { standsForBank: 'yes' })
  })

  /** Priced, and everything declared that the plan asks for. */
  const price = async (token: string, { code, ...more }: Record<string, unknown> = {}) => {
    const answers = { ...tripAnswers('2026-04-10'), ...more }
    const { data: priced, message } = await shop.call('price', { token, answers, code } as never)
    if (!priced) throw new Error(message)
    await shop.call('declare', { token, agreed: priced.declarations.map(({ id }) => id) })
    return { token, total: priced.price!.total }
  }
  const quote = async (more: Record<string, unknown> = {}) => price((await shop.opened()).token, more)
  const place = (token: string, { minor, currency }: { minor: number; currency: string }) =>
    server.call(orderOperations.placeOrder, { token, total: { minor, currency } }, { as: buyer })
  const outcome = async (orderToken: string) =>
    (await server.call(orderOperations.getOutcome, { orderToken }, { as: buyer })).data!

  /** To the gateway's page, the card sent, and back to the shop as the browser is sent. */
  const pay = async (payAt: string, card = CARD.paid) => {
    const page = (await server.raw(payAt)).headers.get('location') ?? ''
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ number: card, expires: '12/30', securityCode: '123' }).toString()
    const answer = await server.raw(page, { method: 'POST', headers, body })
    const back = answer.headers.get('location')
    if (back) await server.raw(back)
    return answer
  }
  /** From answers to a policy. */
  const buy = async (more: Record<string, unknown> = {}) => {
    const { token, total } = await quote(more)
    const placed = await place(token, total)
    await pay(placed.data!.payAt)
    return { token, total, outcome: await outcome(token) }
  }
  /** A voucher of ten percent that buyers may use so many times. */
  const voucher = async (code: string, quantity: number) => {
    const worth = { mode: 'percent', value: 10, currency: 'HKD', productId: '', plan: '' } as const
    const times = { startsOn: '2026-01-01', startsTime: '00:00', expiresOn: '2026-12-31', expiresTime: '23:59' }
    const draft = {
      ...worth,
      ...times,
      title: code,
      code,
      description: code,
      activeFrom: '',
      activeUntil: '',
      quantity,
    }
    const voucherMade = await server.call(voucherOperations.create, draft, { as })
    await server.call(voucherOperations.changeState, { id: voucherMade.data!.id, event: 'activate' }, { as })
  }
  const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await server.within(company, (ctx) => ctx.db.execute<Row>(query))).rows
  /** What each account stands at; nothing where it comes to zero. */
  const accounts = async () => {
    const sums = await rows<{ account: string; sum: string }>(
      sql`select account, sum(amount_minor)::text as sum from ledger_lines group by account having sum(amount_minor) <> 0`,
    )
    return Object.fromEntries(sums.map(({ account, sum }) => [account, Number(sum)]))
  }
  return { ...shop, designId, voucher, quote, price, place, outcome, pay, buy, rows, accounts }
}
