import { checkoutOperations } from '@coverwright/contract/design/checkout'
import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import { startQuestion } from '@coverwright/rules/design/forms'
import type { SaleTerms } from '@coverwright/rules/design/parts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { setUpRoom } from '../../release/set-up'
import { changeBody, productsRoom } from '../products'
import { checkoutRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  const rooms = [productsRoom, checkoutRoom]
  server = await startTestServer({ rooms: [...rooms, setUpRoom(rooms)], sessions: people.sessions })
})
afterAll(() => server.close())

const { get, update } = checkoutOperations
const terms: SaleTerms = {
  version: 1,
  startsOn: 'leaving',
  lasts: { kind: 'days', by: 'nights', more: 1 },
  ...{ priceHoldsDays: 14, coolingOffDays: 21, cancelBy: 'shortRate', minimumRefundMinor: 5_000 },
  commission: { agent: 12.5, partner: 8 },
  claim: { en_us: 'Call us' },
}
const asked = (kind: 'date' | 'number', dataName: string) => ({
  ...startQuestion(kind, dataName, dataName),
  title: { en_us: dataName },
})

/** A product that asks when somebody leaves and for how many nights. */
async function aTrip() {
  const company = randomUUID()
  const as = await people.open(await server.openBrowser(), company, ['products.read', 'products.write'])
  const draft = { name: 'Trip', size: 'simple', insuranceType: 'travel', currency: 'HKD' } as const
  const made = await server.call(productOperations.create, { ...draft, languages: ['en_us'] }, { as })
  const productId = made.data!.id
  await server.within(company, (ctx) =>
    changeBody(ctx, {
      productId,
      baseRevision: 1,
      change: (body) => ({
        ...body,
        pages: [
          { id: 'trip', title: { en_us: 'Trip' }, questions: [asked('date', 'leaving'), asked('number', 'nights')] },
        ],
      }),
    }),
  )
  const save = (sale: SaleTerms, baseRevision = 2) => server.call(update, { productId, baseRevision, sale }, { as })
  const card = async () => {
    const { data } = await server.call(setUpOperations.get, { productId }, { as })
    const { state, lines } = data!.parts.find(({ part }) => part === 'checkout')!
    return `${state}: ${lines.map(({ code }) => code).join(', ')}`
  }
  return { as, productId, save, card }
}

test('a product is sold on the usual terms until somebody saves its own', async () => {
  const { as, productId, save, card } = await aTrip()
  const before = (await server.call(get, { productId }, { as })).data!
  expect(before).toMatchObject({ sale: null, days: [{ dataName: 'leaving' }], lengths: [{ dataName: 'nights' }] })
  expect(await card()).toBe('notNeeded: usual')
  expect((await save(terms)).data).toMatchObject({ revision: 3, sale: terms, may: ['edit'] })
  expect((await server.call(get, { productId }, { as })).data!.sale).toEqual(terms)
  expect(await card()).toBe('completed: terms')
  expect((await save({ ...terms, coolingOffDays: 7 }, 2)).message).toBe('products.bodyChanged')
})

test.each<[string, string, Partial<SaleTerms>]>([
  ['checkout.startUnknown', 'startsOn', { startsOn: 'returning' }],
  ['checkout.lengthUnknown', 'lasts', { lasts: { kind: 'until', by: 'nights' } }],
  ['checkout.percentRange', 'commission.agent', { commission: { agent: 99.5 } }],
  ['checkout.percentRange', 'commission.direct', { commission: { direct: -1 } }],
])('%s at %s', async (code, field, change) => {
  const { save } = await aTrip()
  expect(await save({ ...terms, ...change })).toMatchObject({ message: code, field })
})

test('who may only look changes nothing, and another company finds no product', async () => {
  const { productId, as } = await aTrip()
  const other = await people.open(await server.openBrowser(), randomUUID(), ['products.read', 'products.write'])
  expect((await server.call(get, { productId }, { as: other })).message).toBe('products.notFound')
  expect((await server.call(get, { productId }, { as })).data!.may).toEqual(['edit'])
})
