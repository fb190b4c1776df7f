import { randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ConnectorDraft, connectorOperations } from '@coverwright/contract/connectors'
import { pricingOperations as ops } from '@coverwright/contract/pricing'
import { productOperations } from '@coverwright/contract/products'
import { trialOperations } from '@coverwright/contract/trials'
import { startingConnector } from '@coverwright/rules/connectors'
import { startQuestion } from '@coverwright/rules/forms'
import type { Permission } from '@coverwright/rules/members'
import type { Body, BodyPart } from '@coverwright/rules/products'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectorsRoom } from '../connectors'
import { type Caller, startTestServer, type TestServer, testSessions } from '../platform/testing'
import { openBody, openProduct, productsRoom, saveBodyPart } from '../products'
import { tablesRoom } from '../tables'
import { trials } from '../trials'
import { pricing } from '.'

const people = testSessions()
let server: TestServer
let outside: Server
let port = 0
let heard: string[] = []
type Tell = (plate: string, reply: ServerResponse) => void
const says = (factor: string) => (_plate: string, reply: ServerResponse) => void reply.end(`{"factor":${factor}}`)
let tell: Tell = says('1.5')

beforeAll(async () => {
  outside = createServer((request, reply) => {
    const plate = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '')
    heard.push(plate)
    tell(plate, reply)
  })
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done))
  port = (outside.address() as AddressInfo).port
  server = await startTestServer({
    rooms: [connectorsRoom, productsRoom, tablesRoom, pricing, trials],
    sessions: people.sessions,
    settings: { CONNECTOR_HOSTS: `127.0.0.1:${port}` },
  })
})
afterAll(async () => {
  await server.close()
  outside.closeAllConnections()
  await new Promise((done) => outside.close(done))
})
beforeEach(() => {
  heard = []
  tell = says('1.5')
})

const ALL: Permission[] = ['products.read', 'products.write', 'connectors.read', 'connectors.write']
type Set = { as: Caller; company: string; productId: string; connector: ConnectorDraft; connectorId: string }

const register = (more: Partial<ConnectorDraft>): ConnectorDraft =>
  ({
    ...startingConnector,
    name: 'Register',
    kind: 'internal',
    url: `http://127.0.0.1:${port}/cars/{plate}`,
    inputs: [{ name: 'plate', kind: 'text', sample: 'AB' }],
    fields: [{ name: 'factor', pointer: '/factor', kind: 'number', fallback: '' }],
    retries: 0,
    ...more,
  }) as ConnectorDraft

const recipe = {
  version: 1 as const,
  currency: 'HKD',
  steps: [
    { kind: 'formula' as const, name: 'base', title: 'Base', formula: 'age * 100', unit: 'amount' as const },
    { kind: 'factor' as const, name: 'risk', title: 'Register', of: 'base', by: 'registerFactor' },
    {
      kind: 'round' as const,
      name: 'net',
      title: 'Net',
      of: 'risk',
      rounding: { mode: 'halfUp', to: 'minorUnit' } as const,
    },
  ],
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
}

/** Two questions; a register says the factor, and no table is needed. */
async function setCar(more: Partial<ConnectorDraft> = {}): Promise<Set> {
  const company = randomUUID()
  const as = people.open(await server.openBrowser(), company, ALL)
  const connector = register(more)
  const connectorId = (await server.call(connectorOperations.create, connector, { as })).data!.id
  const productId = await server.within(company, async (ctx) => {
    const draft = { name: 'Car', description: '', size: 'simple', insuranceType: 'car', currency: 'HKD' } as const
    return (await openProduct(ctx, { ...draft, languages: ['en_us'], timeZone: 'UTC', ownerId: null })).id
  })
  const set = { as, company, productId, connector, connectorId }
  const { body, revision } = (await server.call(productOperations.get, { id: productId }, { as })).data!.body
  const questions = [
    { ...startQuestion('text', 'q1', 'plate'), title: { en_us: 'Plate' } },
    { ...startQuestion('number', 'q2', 'age'), title: { en_us: 'Age' } },
  ]
  const asked = { ...body, pages: [{ ...(body as Body).pages[0]!, questions }] } as never
  await server.call(productOperations.saveBody, { productId, baseRevision: revision, body: asked }, { as })
  const name = { name: 'registerFactor', title: 'Factor', type: { kind: 'number' }, source: { kind: 'connector' } }
  await savePart(set, 'dataset', { version: 1, names: [name] })
  await savePart(set, 'connectors', { version: 1, uses: [useOf(connectorId)] })
  await savePart(set, 'pricing', recipe)
  return set
}

const useOf = (connectorId: string) => ({
  id: 'u1',
  connectorId,
  when: '',
  inputs: { plate: 'plate' },
  outputs: { factor: 'registerFactor' },
})

const savePart = ({ company, productId }: Pick<Set, 'company' | 'productId'>, part: BodyPart, value: unknown) =>
  server.within(company, async (ctx) => {
    const { revision } = await openBody(ctx, productId)
    await saveBodyPart(ctx, { productId, baseRevision: revision, part, value })
  })

type Asking = 'recorded' | 'live' | 'again'
const simulate = async ({ as, productId }: Set, asking: Asking, answers: object = {}) => {
  const customer = { plate: 'AB 1', age: '30', ...answers } as never
  return (await server.call(ops.simulate, { productId, asking, answers: customer }, { as })).data!
}
const yearlyOf = (seen: Awaited<ReturnType<typeof simulate>>) => seen.rated?.plans[0]?.yearly?.minor

describe('the simulator and a connector', () => {
  test('nobody is asked before somebody says so; then once for one question, and once more when wanted', async () => {
    const car = await setCar()
    const waiting = await simulate(car, 'recorded')
    expect(waiting).toMatchObject({ rated: null, asked: [{ connector: 'Register', outcome: 'waiting', run: null }] })
    expect(heard).toEqual([])
    const live = await simulate(car, 'live')
    expect(live.asked).toMatchObject([
      { outcome: 'answered', from: 'live', fed: [{ name: 'registerFactor', value: '1.5' }] },
    ])
    expect(yearlyOf(live)).toBe(450_000)
    const again = await simulate(car, 'live', { age: '40' })
    expect(again.asked).toMatchObject([{ outcome: 'answered', from: 'record', run: { id: live.asked[0]?.run?.id } }])
    expect(yearlyOf(again)).toBe(600_000)
    expect(heard).toEqual(['AB 1'])
    await simulate(car, 'live', { plate: 'CD 2' })
    expect(heard).toEqual(['AB 1', 'CD 2'])
    tell = says('2')
    expect(yearlyOf(await simulate(car, 'again'))).toBe(600_000)
    expect(yearlyOf(await simulate(car, 'recorded'))).toBe(600_000)
    expect(heard).toEqual(['AB 1', 'CD 2', 'AB 1'])
  })

  test('what a person types in place of the answer is not asked for', async () => {
    const car = await setCar()
    const typed = await simulate(car, 'live', { registerFactor: '3' })
    expect(typed.asked).toMatchObject([{ outcome: 'typed', run: null }])
    expect(yearlyOf(typed)).toBe(900_000)
    expect(heard).toEqual([])
  })

  test.each([
    ['refer', 'refer', { decision: 'refer', isForSale: false, yearly: null }],
    ['decline', 'decline', { decision: 'decline', isForSale: false, yearly: null }],
    ['useValues', 'values', { decision: 'accept', isForSale: true, yearly: { minor: 330_000 } }],
    [
      'noPrice',
      'noPrice',
      { yearly: null, refusal: { code: 'pricing.connectorFailed', values: { connector: 'Register' } } },
    ],
  ] as const)('one that fails: %s; and it is not asked on and on', async (onFailure, outcome, plan) => {
    const fields = [{ name: 'factor', pointer: '/factor', kind: 'number', fallback: '1.1' } as const]
    const car = await setCar({ onFailure, fields })
    tell = (_plate, reply) => void reply.writeHead(500).end()
    const seen = await simulate(car, 'live')
    expect(seen.asked).toMatchObject([
      { outcome, failure: { code: 'connectors.statusNotGood', values: { status: 500 } } },
    ])
    expect(seen.rated?.plans).toMatchObject([plan])
    await simulate(car, 'live')
    expect(heard).toHaveLength(1)
  })

  test('a later one uses what an earlier one fed; those that need nothing of each other are asked together', async () => {
    const car = await setCar()
    const names = ['registerFactor', 'second', 'third'].map((name) => ({
      name,
      title: name,
      type: { kind: 'number' },
      source: { kind: 'connector' },
    }))
    await savePart(car, 'dataset', { version: 1, names })
    const chained = {
      ...useOf(car.connectorId),
      id: 'u2',
      inputs: { plate: 'string(registerFactor)' },
      outputs: { factor: 'second' },
    }
    const beside = {
      ...useOf(car.connectorId),
      id: 'u3',
      inputs: { plate: 'plate + "x"' },
      outputs: { factor: 'third' },
    }
    await savePart(car, 'connectors', { version: 1, uses: [useOf(car.connectorId), chained, beside] })
    const open: ServerResponse[] = []
    tell = (_plate, reply) => {
      open.push(reply)
      if (open.length === 2) open.forEach((each) => each.end('{"factor":1.5}'))
      if (open.length === 3) reply.end('{"factor":7}')
    }
    const seen = await simulate(car, 'live')
    expect(heard).toEqual(['AB 1', 'AB 1x', '1.5'])
    expect(seen.asked.flatMap(({ fed }) => fed)).toEqual([
      { name: 'registerFactor', value: '1.5' },
      { name: 'third', value: '1.5' },
      { name: 'second', value: '7' },
    ])
  })

  test('a product that asks wrongly has no price, and says which connector is meant', async () => {
    const car = await setCar()
    await savePart(car, 'connectors', { version: 1, uses: [{ ...useOf(car.connectorId), inputs: { plate: 'plat' } }] })
    const seen = await simulate(car, 'live')
    expect(seen.asked).toMatchObject([{ outcome: 'noPrice', failure: { code: 'logic.unknownName' } }])
    expect(seen.rated?.plans).toMatchObject([{ yearly: null, refusal: { values: { connector: 'Register' } } }])
    expect(heard).toEqual([])
  })
})

test('twenty slow systems hold no connection: an unrelated call is answered while all of them are waited for', async () => {
  const car = await setCar()
  const open: ServerResponse[] = []
  tell = (_plate, reply) => void open.push(reply)
  const waiting = Array.from({ length: 20 }, (_, at) => simulate(car, 'live', { plate: `SLOW ${at}` }))
  await expect.poll(() => open.length, { timeout: 15_000 }).toBe(20)
  const unrelated = await server.call(ops.get, { productId: car.productId }, { as: car.as })
  expect(unrelated.status).toBe(200)
  for (const reply of open) reply.end('{"factor":1.5}')
  expect((await Promise.all(waiting)).map(yearlyOf)).toEqual(Array.from({ length: 20 }, () => 450_000))
})

describe('a quote that is kept', () => {
  test('is replayed to the cent, whatever the register says later and when it is gone', async () => {
    const car = await setCar()
    await simulate(car, 'live')
    const { as, productId } = car
    const answers = { plate: 'AB 1', age: '30' } as never
    const kept = (await server.call(ops.keep, { productId, answers, title: 'Mine' }, { as })).data!
    expect(heard).toHaveLength(1)
    expect(kept).toMatchObject({
      prices: [{ yearly: { minor: 450_000 } }],
      asked: [{ outcome: 'answered', from: 'record' }],
    })
    tell = says('9')
    expect(yearlyOf(await simulate(car, 'again'))).toBe(2_700_000)
    await savePart(car, 'connectors', { version: 1, uses: [] })
    expect((await server.call(connectorOperations.delete, { id: car.connectorId }, { as })).status).toBe(200)
    const replayed = (await server.call(ops.replay, { id: kept.id }, { as })).data!
    expect(replayed).toMatchObject({
      isSame: true,
      differs: [],
      asked: [{ connector: 'Register', outcome: 'answered' }],
    })
    expect(replayed.rated.plans[0]?.yearly?.minor).toBe(450_000)
    expect(heard).toHaveLength(2)
  })

  test('with a register that was silent stays referred when it speaks again', async () => {
    const car = await setCar({ onFailure: 'refer' })
    tell = (_plate, reply) => void reply.writeHead(503).end()
    const { as, productId } = car
    const answers = { plate: 'AB 1', age: '30' } as never
    const kept = (await server.call(ops.keep, { productId, answers, title: 'Referred' }, { as })).data!
    expect(kept).toMatchObject({ decision: 'refer', asked: [{ outcome: 'refer', from: 'live' }] })
    tell = says('1')
    const replayed = (await server.call(ops.replay, { id: kept.id }, { as })).data!
    expect(replayed).toMatchObject({ isSame: true, rated: { decision: 'refer' } })
  })
})

describe('where many customers are worked out', () => {
  const withFallback = [{ name: 'factor', pointer: '/factor', kind: 'number', fallback: '1.25' } as const]

  test('a curve holds what the register said of this customer', async () => {
    const car = await setCar()
    await simulate(car, 'live')
    const { as, productId } = car
    const asked = {
      productId,
      answers: { plate: 'AB 1', age: '30' } as never,
      plan: 'only',
      name: 'age',
      from: '10',
      to: '20',
    }
    const curve = (await server.call(ops.vary, { ...asked, points: 2 }, { as })).data!
    expect(curve.held).toEqual([{ name: 'registerFactor', value: '1.5', connector: 'Register', from: 'record' }])
    expect(curve.points.map(({ yearly }) => yearly)).toEqual([150_000, 300_000])
    expect(heard).toHaveLength(1)
  })

  test('made-up customers and tests take the value that stands in, and nobody is asked', async () => {
    const car = await setCar({ onFailure: 'useValues', fields: withFallback })
    const { as, productId } = car
    const made = (await server.call(ops.makeCustomers, { productId, count: 3, seed: 1 }, { as })).data!
    expect(made.held).toEqual([{ name: 'registerFactor', value: '1.25', connector: 'Register', from: 'fallback' }])
    expect(made.customers.every(({ yearly }) => yearly !== null)).toBe(true)
    expect(made.customers.every(({ standsOut }) => standsOut.length === 0)).toBe(true)
    const customer = {
      answers: { plate: 'X', age: '40' } as never,
      plan: 'only',
      today: '2030-01-01',
      startDate: '2030-01-01',
    }
    const kept = (await server.call(trialOperations.createTest, { productId, title: 'Held', customer }, { as })).data!
    expect(kept).toMatchObject({ customer: { answers: { registerFactor: '1.25' } }, expected: { yearly: 500_000 } })
    expect(heard).toEqual([])
  })

  test('what a question asks for, too, each customer answers: one car of the register is not everybody’s', async () => {
    const age = { name: 'factor', pointer: '/factor', kind: 'number', fallback: '30' } as const
    const car = await setCar({ fields: [age] })
    const { as, productId } = car
    const fixed = { name: 'registerFactor', title: '', type: { kind: 'number' }, source: { kind: 'fixed', value: '1' } }
    await savePart(car, 'dataset', { version: 1, names: [fixed] })
    await savePart(car, 'connectors', { version: 1, uses: [{ ...useOf(car.connectorId), outputs: { factor: 'age' } }] })
    const made = (await server.call(ops.makeCustomers, { productId, count: 5, seed: 1 }, { as })).data!
    expect(made.held).toEqual([])
    expect(new Set(made.customers.map(({ yearly }) => yearly?.minor)).size).toBeGreaterThan(1)
    tell = says('40')
    expect(yearlyOf(await simulate(car, 'live', { age: '80' }))).toBe(400_000)
  })
})
