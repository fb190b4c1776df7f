import { randomUUID } from 'node:crypto'
import { productOperations } from '@coverwright/contract/design/products'
import { needOperations, publisherOperations } from '@coverwright/contract/release/publishing'
import { permissions } from '@coverwright/rules/company/members'
import type { Body } from '@coverwright/rules/design/products'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type ProductRoom } from '../../design/products'
import { makeCompany, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { rooms } from '../../rooms'
import { travelLight } from '../publishing/travel-light'
import { travelLightGuide, travelLightPrice } from '../publishing/travel-light-price'
import { setUpRoom } from '.'

const people = testSessions()
let isPaying = false
/** As a room above declares what publishing needs of it. */
const gateway: ProductRoom = {
  name: 'payments-of-the-test',
  operations: [],
  needs: [
    {
      need: 'gateway',
      blocks: [],
      fixAt: '/payment-gateway',
      look: async () => ({ isMet: isPaying, lines: isPaying ? [] : [{ code: 'none' }] }),
    },
  ],
}

let server: TestServer
beforeAll(async () => {
  const others = rooms.filter(({ name }) => name !== 'set-up')
  const withGateway = [...others, setUpRoom([...others, gateway])]
  server = await startTestServer({ rooms: withGateway, sessions: people.sessions })
})
afterAll(() => server.close())

const whole: Body = { ...travelLight, pricing: travelLightPrice, underwriting: travelLightGuide }

async function productWith(body: Body) {
  const company = randomUUID()
  const as = people.open(await server.openBrowser(), company, permissions)
  const { id: productId } = await server.within(company, (ctx) =>
    openProduct(ctx, {
      ...{ name: 'Travel Light', description: '', size: 'simple', insuranceType: 'travel', currency: 'HKD' },
      ...{ languages: ['en_us'], timeZone: 'Asia/Hong_Kong', ownerId: null, body },
    }),
  )
  const needs = async () => (await server.call(needOperations.get, { productId }, { as })).data!.needs
  const move = () => server.call(needOperations.moveToPrimary, { productId }, { as })
  return { as, productId, needs, unmet: async () => (await needs()).filter(({ isMet }) => !isMet), move }
}

test('a sound product lacks policy numbers and a gateway, which stand in nobody’s way', async () => {
  const { unmet, needs } = await productWith(whole)
  expect(await unmet()).toMatchObject([
    { need: 'policyNumbers', blocks: [], lines: [{ code: 'none' }] },
    { need: 'gateway', blocks: [], fixAt: expect.stringContaining('/payment-gateway?product=') },
  ])
  isPaying = true
  expect((await needs()).find(({ need }) => need === 'gateway')).toMatchObject({ isMet: true, fixAt: null })
  isPaying = false
})

const [first, ...others] = whole.pages
test.each<[string, Body, string, string]>([
  ['no pages', { ...whole, pages: [] }, 'journey', 'problems'],
  [
    'a text without translation',
    { ...whole, pages: [{ ...first!, title: { en_us: 'Trip' } }, ...others] },
    'translations',
    'missing',
  ],
  [
    'a recipe that cannot be worked out',
    { ...whole, pricing: { ...travelLightPrice, outputs: { ...travelLightPrice.outputs, yearly: 'nowhere' } } },
    'price',
    'problems',
  ],
  [
    'a rule that cannot decide',
    {
      ...whole,
      underwriting: {
        ...travelLightGuide,
        rules: [{ id: 'r', title: 'Long', when: 'nightz > 3', reason: 'Long', verdict: { decision: 'refer' } }],
      },
    },
    'underwriting',
    'problems',
  ],
])(
  '%s is told with the screen that puts it right, and keeps the project where it is',
  async (_what, body, need, code) => {
    const { unmet, move } = await productWith(body)
    expect(await unmet()).toContainEqual(
      expect.objectContaining({ need, blocks: ['prelive', 'live'], lines: [expect.objectContaining({ code })] }),
    )
    const refused = await move()
    expect(refused.message).toBe('publishing.logicIncomplete')
    expect(refused.current).toContainEqual(expect.objectContaining({ need }))
  },
)

test('without a price a product is no product for sale; with one it moves, once', async () => {
  const unpriced = await productWith(travelLight)
  expect((await unpriced.move()).message).toBe('publishing.logicIncomplete')
  const { as, move, productId } = await productWith(whole)
  expect((await move()).status).toBe(200)
  expect((await server.call(publisherOperations.listForSale, {}, { as })).data?.rows).toMatchObject([
    { id: productId, status: 'ready', live: null },
  ])
  expect((await move()).message).toBe('publishing.isPrimary')
})

test('a company in its trial may test, and is told what going live waits for', async () => {
  const trial = await startTestServer()
  const { primary } = await makeCompany(trial)
  const as = await trial.signIn(primary)
  const draft = {
    name: 'Trip',
    size: 'simple' as const,
    insuranceType: 'travel' as const,
    currency: 'HKD',
    languages: ['en_us' as const],
  }
  const { id: productId } = (await trial.call(productOperations.create, draft, { as })).data!
  const { needs, suggestedSlug } = (await trial.call(needOperations.get, { productId }, { as })).data!
  expect(needs.find(({ need }) => need === 'plan')).toMatchObject({
    isMet: false,
    blocks: ['live'],
    lines: [{ code: 'trial' }],
  })
  expect(suggestedSlug).toBe('trip')
  await trial.close()
})
