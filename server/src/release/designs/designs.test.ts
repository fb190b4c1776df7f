import { randomUUID } from 'node:crypto'
import { designOperations } from '@coverwright/contract/release/designs'
import { productOperations } from '@coverwright/contract/design/products'
import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { orderOperations } from '@coverwright/contract/selling/orders'
import { type PolicyNumberDesign, policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import { quoteOperations } from '@coverwright/contract/selling/quotes'
import { sheets } from '@coverwright/rules/release/designs'
import { languages } from '@coverwright/rules/languages'
import { permissions } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerRoom } from '../../company/ledger'
import { startTestServer, testClock, testSessions, type TestServer } from '../../platform/testing'
import { pricing } from '../../rating/pricing'
import { productTests } from '../../rating/product-tests'
import { tablesRoom } from '../../rating/tables'
import { publishingRoom } from '../publishing'
import { ordersRoom, settling } from '../../selling/orders'
import { paymentsRoom } from '../../selling/payments'
import { policiesRoom } from '../../selling/policies'
import { policyNumbersRoom } from '../../selling/policy-numbers'
import { discountOfCode, promotionsRoom } from '../../selling/promotions'
import { quotesRoom } from '../../selling/quotes'
import { productsRoom } from '../../design/products'
import { designsRoom } from '.'

const people = testSessions()
const clock = testClock('2026-03-02T02:00:00Z')
const sold = { size: 'standard' as const, currency: 'HKD', languages: [...languages], description: '' }

const numbers: PolicyNumberDesign = {
  ...{ prefixes: [{ kind: 'text', text: 'T' }], symbol: '-', length: 4, min: 1, max: 9_999, start: 1, suffixes: [] },
  ...{ startDate: null, endDate: null },
}

let server: TestServer
beforeAll(async () => {
  const selling = [quotesRoom({ findPromotion: discountOfCode }), promotionsRoom, paymentsRoom(settling), ordersRoom]
  server = await startTestServer({
    rooms: [
      ...[designsRoom, productsRoom, tablesRoom, pricing, productTests, publishingRoom()],
      ...[...selling, policiesRoom(async () => []), policyNumbersRoom, ledgerRoom],
    ],
    sessions: people.sessions,
    clock: clock.read,
  })
})
afterAll(() => server.close())

const designer = async (company = randomUUID()) => people.open(await server.openBrowser(), company, permissions)

test.each(sheets.map((sheet) => [sheet.type, sheet] as const))(
  'a %s template is created, tested, put on pre-live and bought, in the price of its sheet',
  async (insuranceType, sheet) => {
    const as = await designer()
    const call: typeof server.call = async (operation, sent, options) => {
      const answer = await server.call(operation, sent, options ?? { as })
      if (!answer.data) throw new Error(`${operation.path}: ${answer.message} ${JSON.stringify(answer.values)}`)
      return answer
    }
    const made = await call(designOperations.create, { ...sold, insuranceType, name: `Our ${insuranceType}` })
    const productId = made.data!.id
    const { data } = await call(productOperations.get, { id: productId })
    expect(data!.body.problems).toEqual([])
    const run = await call(productTestOperations.runTests, { productId, tables: 'active' })
    expect(run.data).toMatchObject({ passed: 5, failed: 0 })

    const design = (await call(policyNumberOperations.createDesign, { title: 'Tests', design: numbers })).data!
    await call(policyNumberOperations.connectProduct, { id: design.id, productId })
    const { shell } = (await call(publishingOperations.publishToPreLive, { productId })).data!
    const [buyer] = sheet.customers
    const browser = { as: await server.openBrowser() }
    const at = { slug: shell.slug, bodyHash: shell.bodyHash, language: 'en_us' as const }
    const open = { ...at, answers: {}, pageId: data!.body.body.pages[0]!.id }
    const { token } = (await call(quoteOperations.open, open, browser)).data!
    const priced = (await call(quoteOperations.price, { token, answers: buyer!.answers as never }, browser)).data!
    expect(priced.price!.total.minor).toBe(Math.round(buyer!.price! * 100))
    await call(quoteOperations.declare, { token, agreed: priced.declarations.map(({ id }) => id) }, browser)
    const { minor, currency } = priced.price!.total
    const placed = (await call(orderOperations.placeOrder, { token, total: { minor, currency } }, browser)).data!
    await pay(placed.payAt)
    const outcome = (await call(orderOperations.getOutcome, { orderToken: token }, browser)).data!
    expect(outcome).toMatchObject({ state: 'paid', isTest: true })
    expect(outcome.policy!.number).toBe('TEST/000001')
    expect(outcome.policy!.startDate).toBe(buyer!.startDate)
  },
)

/** To the gateway's page, the card sent, and back to the shop as the browser is sent. */
async function pay(payAt: string) {
  const page = (await server.raw(payAt)).headers.get('location') ?? ''
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ number: '4242424242424242', expires: '12/30', securityCode: '123' }).toString()
  const back = (await server.raw(page, { method: 'POST', headers, body })).headers.get('location')
  if (back) await server.raw(back)
}
