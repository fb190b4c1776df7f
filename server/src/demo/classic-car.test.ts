import { randomUUID } from 'node:crypto'
import { ConnectorDraft, connectorOperations } from '@coverwright/contract/rating/connectors'
import { pricingOperations as ops, type SimulationView } from '@coverwright/contract/rating/pricing'
import { underwritingOperations } from '@coverwright/contract/rating/underwriting'
import type { Permission } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectorsRoom, seedConnectorsDemo } from '../rating/connectors'
import { type Caller, startTestServer, type TestServer, testSessions } from '../platform/testing'
import { pricing } from '../rating/pricing'
import { listProductNames, productsRoom } from '../design/products'
import { tablesRoom } from '../rating/tables'
import { underwritingRoom } from '../rating/underwriting'
import { seedClassicDemo } from './seed-classic'
import { DEMO_KEY, type RunningSystems, startDemoSystems } from './systems'

const people = testSessions()
const ALL: Permission[] = ['products.read', 'products.write', 'connectors.read', 'connectors.write']
let systems: RunningSystems
let server: TestServer
let as: Caller
let productId = ''

beforeAll(async () => {
  systems = await startDemoSystems()
  const rooms = [connectorsRoom, productsRoom, tablesRoom, pricing, underwritingRoom]
  server = await startTestServer({ rooms, sessions: people.sessions, standIns: systems.standIns })
  const company = randomUUID()
  as = people.open(await server.openBrowser(), company, ALL)
  await server.within(company, async (ctx) => {
    await seedClassicDemo(ctx, await seedConnectorsDemo(ctx, DEMO_KEY))
    productId = (await listProductNames(ctx, 'all'))[0]?.id ?? ''
  })
})
afterAll(async () => {
  await server.close()
  await systems.stop()
})

const customer = (plate: string, more: object = {}) =>
  ({ plate, agreedValue: '480000', drivenLittle: false, birthDate: '1980-05-05', ...more }) as never
const attempt = async (answers: never): Promise<SimulationView> =>
  (await server.call(ops.simulate, { productId, asking: 'live', answers }, { as })).data!
const outcomes = ({ asked }: SimulationView) => asked.map(({ outcome }) => outcome)
const decisionOf = ({ rated }: SimulationView) => rated?.decision

async function register() {
  const { connectors } = (await server.call(connectorOperations.getUses, { productId }, { as })).data!
  const { id } = connectors.find(({ name }) => name === 'Vehicle register')!
  const opened = (await server.call(connectorOperations.get, { id }, { as })).data!
  return { id, connector: ConnectorDraft.parse(opened) }
}

describe('a product that other systems price and decide', () => {
  test('is priced from what they say alone, and its kept quote comes out the same to the cent', async () => {
    const answers = customer('AB 1234')
    const seen = await attempt(answers)
    expect(seen.problems).toEqual([])
    expect(seen.asked.map(({ connector, outcome }) => [connector, outcome])).toEqual([
      ['Vehicle register', 'answered'],
      ['Claims register', 'answered'],
      ['Classic scheme rater', 'answered'],
    ])
    expect(seen.asked[2]?.fed).toContainEqual({ name: 'schemePremium', value: '4320' })
    // 0.1 % levy on top.
    expect(seen.rated?.plans).toMatchObject([{ decision: 'accept', yearly: { minor: 432_432, currency: 'HKD' } }])
    const kept = (await server.call(ops.keep, { productId, answers, title: 'Kept' }, { as })).data!
    const replayed = (await server.call(ops.replay, { id: kept.id }, { as })).data!
    expect(replayed).toMatchObject({ isSame: true, rated: { plans: [{ yearly: { minor: 432_432 } }] } })
  })

  test.each([
    ['accept', {}],
    ['acceptWithTerms', { birthDate: '2003-01-01' }],
    ['refer', { agreedValue: '2500000' }],
    ['decline', { agreedValue: '6000000' }],
  ])('by API: %s', async (decision, more) => {
    expect(decisionOf(await attempt(customer('AB 1234', more)))).toBe(decision)
  })

  test.each([
    ['DOWN 1', 'connectors.statusNotGood'],
    ['GONE 1', 'connectors.statusNotGood'],
    ['HTML 1', 'connectors.answerNotJson'],
    ['PART 1', 'connectors.fieldMissing'],
  ])('the plate %s is referred because of %s, and there is no price without the car', async (plate, code) => {
    const seen = await attempt(customer(plate))
    expect(outcomes(seen)).toEqual(['refer', plate === 'PART 1' ? 'answered' : 'values', 'noPrice'])
    expect(seen.asked[0]?.failure?.code).toBe(code)
    expect(seen.rated).toMatchObject({ decision: 'refer', plans: [{ yearly: null, isForSale: false }] })
  })

  test('a system that recovers is asked a second time, and the task says so', async () => {
    const { connectors } = (await server.call(connectorOperations.getUses, { productId }, { as })).data!
    const { id } = connectors.find(({ name }) => name === 'Vehicle register')!
    const {
      usedBy: _usedBy,
      updatedAt: _at,
      may: _may,
      keptSecrets: _kept,
      revision: _revision,
      ...connector
    } = (await server.call(connectorOperations.get, { id }, { as })).data!
    const run = await server.call(connectorOperations.run, { id, connector, values: { plate: 'RETRY 1' } }, { as })
    expect(run.data).toMatchObject({ state: 'answered', tries: 2 })
  })
})

test('the guide is tried with what they say, or with what somebody types for them', async () => {
  const { guide } = (await server.call(underwritingOperations.get, { productId }, { as })).data!
  const decide = async (answers: object, asking: 'recorded' | 'live') =>
    (await server.call(underwritingOperations.decide, { productId, guide, asking, answers: answers as never }, { as }))
      .data!
  const nobody = await decide(customer('CD 77'), 'recorded')
  expect(nobody.asked.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting'])
  expect(nobody.decided?.reasons.every(({ trouble }) => trouble === 'logic.unanswered')).toBe(true)
  const asked = await decide(customer('CD 77', { agreedValue: '2500000' }), 'live')
  expect(asked.asked.map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'answered'])
  expect(asked.decided).toMatchObject({
    decision: 'refer',
    reasons: [
      { source: 'rule', title: 'Very large engine' },
      { source: 'connector', text: 'Cars above HKD 2,000,000 are looked at' },
    ],
  })
  const typed = await decide({ ...(customer('CD 77') as object), stolen: true }, 'live')
  expect(typed.decided).toMatchObject({ decision: 'decline' })
  const silent = await decide(customer('DOWN 1'), 'live')
  expect(silent.decided?.reasons).toContainEqual(
    expect.objectContaining({ title: 'Vehicle register', decision: 'refer', trouble: 'connectors.statusNotGood' }),
  )
})

test('a connector that is not internal never reaches what this machine plays', async () => {
  const { connector } = await register()
  const outside = { ...connector, kind: 'external' as const, headers: [] }
  const run = await server.call(connectorOperations.run, { id: null, connector: outside, values: {} }, { as })
  expect(run.data).toMatchObject({ state: 'failed', failure: { code: 'outbound.notPublic' } })
})
