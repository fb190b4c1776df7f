import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { pricingOperations as ops } from '@coverwright/contract/rating/pricing'
import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answersWithConnectors } from '../connectors'
import { openBody } from '../../design/products'
import { productTests } from '../product-tests'
import { type ConnectedStage, openConnectedStage } from './connected-stage.builder'
import { says, useOf } from './registered-car.builder'

let stage: ConnectedStage
let { server, register, cars } = {} as ConnectedStage
beforeAll(async () => {
  stage = await openConnectedStage(productTests)
  ;({ server, register, cars } = stage)
})
afterAll(() => stage.close())
beforeEach(() => register.forget())

describe('a quote that is kept', () => {
  test('is replayed to the cent, whatever the register says later and when it is gone', async () => {
    const car = await cars.setCar()
    await cars.simulate(car, 'live')
    const { as, productId } = car
    const answers = { plate: 'AB 1', age: '30' } as never
    const kept = (await server.call(ops.keep, { productId, answers, title: 'Mine' }, { as })).data!
    expect(register.heard).toHaveLength(1)
    expect(kept).toMatchObject({
      prices: [{ yearly: { minor: 450_000 } }],
      asked: [{ outcome: 'answered', from: 'record' }],
    })
    register.tell = says('9')
    expect(cars.yearlyOf(await cars.simulate(car, 'again'))).toBe(2_700_000)
    await cars.savePart(car, 'connectors', { version: 1, uses: [] })
    expect((await server.call(connectorOperations.delete, { id: car.connectorId }, { as })).status).toBe(200)
    const replayed = (await server.call(ops.replay, { id: kept.id }, { as })).data!
    expect(replayed).toMatchObject({
      isSame: true,
      differs: [],
      asked: [{ connector: 'Register', outcome: 'answered' }],
    })
    expect(replayed.rated.plans[0]?.yearly?.minor).toBe(450_000)
    expect(register.heard).toHaveLength(2)
  })

  test('with a register that was silent stays referred when it speaks again', async () => {
    const car = await cars.setCar({ onFailure: 'refer' })
    register.tell = (_plate, reply) => void reply.writeHead(503).end()
    const { as, productId } = car
    const answers = { plate: 'AB 1', age: '30' } as never
    const kept = (await server.call(ops.keep, { productId, answers, title: 'Referred' }, { as })).data!
    expect(kept).toMatchObject({ decision: 'refer', asked: [{ outcome: 'refer', from: 'live' }] })
    register.tell = says('1')
    const replayed = (await server.call(ops.replay, { id: kept.id }, { as })).data!
    expect(replayed).toMatchObject({ isSame: true, rated: { decision: 'refer' } })
  })
})

test('a buyer who looks at a price asks a system that failed again after a minute, and not before', async () => {
  const { as, company, productId } = await cars.setCar()
  const look = (minutes: number) =>
    server.within(company, async (ctx) => {
      const { body } = await openBody(ctx, productId)
      const then = { ...ctx, now: () => new Date(Date.now() + minutes * 60_000) }
      const day = { today: 20_000, startDate: 20_000 }
      const answers = { plate: 'AB 1', age: '30' }
      const given = { productId, body, answers, asking: 'live', isOffer: true, ...day } as const
      return (await answersWithConnectors(then, given)).asked.map(({ outcome }) => outcome)
    })
  register.tell = (_plate, reply) => void reply.writeHead(404).end()
  expect([await look(0), await look(0.5), register.heard.length]).toEqual([['refer'], ['refer'], 1])
  register.tell = says('1.5')
  expect([await look(1.1), await look(1.2), register.heard.length]).toEqual([['answered'], ['answered'], 2])
  const { rows } = (await server.call(connectorOperations.listRuns, {}, { as })).data!
  expect(rows.map(({ cause }) => cause)).toEqual(['offer', 'offer'])
})

describe('where many customers are worked out', () => {
  const withFallback = [{ name: 'factor', pointer: '/factor', kind: 'number', fallback: '1.25' } as const]

  test('a curve holds what the register said of this customer', async () => {
    const car = await cars.setCar()
    await cars.simulate(car, 'live')
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
    expect(register.heard).toHaveLength(1)
  })

  test('made-up customers and tests take the value that stands in, and nobody is asked', async () => {
    const car = await cars.setCar({ onFailure: 'useValues', fields: withFallback })
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
    const kept = (await server.call(productTestOperations.createTest, { productId, title: 'Held', customer }, { as }))
      .data!
    expect(kept).toMatchObject({ customer: { answers: { registerFactor: '1.25' } }, expected: { yearly: 500_000 } })
    expect(register.heard).toEqual([])
  })

  test('what a question asks for, too, each customer answers: one car of the register is not everybody’s', async () => {
    const age = { name: 'factor', pointer: '/factor', kind: 'number', fallback: '30' } as const
    const car = await cars.setCar({ fields: [age] })
    const { as, productId } = car
    const source = { kind: 'fixed', value: '1' } as const
    const fixed = { name: 'registerFactor', title: '', type: { kind: 'number' }, source } as const
    await cars.savePart(car, 'dataset', { version: 1, names: [fixed] })
    await cars.savePart(car, 'connectors', {
      version: 1,
      uses: [{ ...useOf(car.connectorId), outputs: { factor: 'age' } }],
    })
    const made = (await server.call(ops.makeCustomers, { productId, count: 5, seed: 1 }, { as })).data!
    expect(made.held).toEqual([])
    expect(new Set(made.customers.map(({ yearly }) => yearly?.minor)).size).toBeGreaterThan(1)
    register.tell = says('40')
    expect(cars.yearlyOf(await cars.simulate(car, 'live', { age: '80' }))).toBe(400_000)
  })
})
