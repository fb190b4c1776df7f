import type { ServerResponse } from 'node:http'
import { pricingOperations as ops } from '@coverwright/contract/rating/pricing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ConnectedStage, openConnectedStage } from './connected-stage.builder'
import { says, useOf } from './registered-car.builder'

let stage: ConnectedStage
let { server, register, cars } = {} as ConnectedStage
beforeAll(async () => {
  stage = await openConnectedStage()
  ;({ server, register, cars } = stage)
})
afterAll(() => stage.close())
beforeEach(() => register.forget())

describe('the simulator and a connector', () => {
  test('nobody is asked before somebody says so; then once for one question, and once more when wanted', async () => {
    const car = await cars.setCar()
    const waiting = await cars.simulate(car, 'recorded')
    expect(waiting).toMatchObject({ rated: null, asked: [{ connector: 'Register', outcome: 'waiting', run: null }] })
    expect(register.heard).toEqual([])
    const live = await cars.simulate(car, 'live')
    expect(live.asked).toMatchObject([
      { outcome: 'answered', from: 'live', fed: [{ name: 'registerFactor', value: '1.5' }] },
    ])
    expect(cars.yearlyOf(live)).toBe(450_000)
    const again = await cars.simulate(car, 'live', { age: '40' })
    expect(again.asked).toMatchObject([{ outcome: 'answered', from: 'record', run: { id: live.asked[0]?.run?.id } }])
    expect(cars.yearlyOf(again)).toBe(600_000)
    expect(register.heard).toEqual(['AB 1'])
    await cars.simulate(car, 'live', { plate: 'CD 2' })
    expect(register.heard).toEqual(['AB 1', 'CD 2'])
    register.tell = says('2')
    expect(cars.yearlyOf(await cars.simulate(car, 'again'))).toBe(600_000)
    expect(cars.yearlyOf(await cars.simulate(car, 'recorded'))).toBe(600_000)
    expect(register.heard).toEqual(['AB 1', 'CD 2', 'AB 1'])
  })

  test('what a person types in place of the answer is not asked for', async () => {
    const car = await cars.setCar()
    const typed = await cars.simulate(car, 'live', { registerFactor: '3' })
    expect(typed.asked).toMatchObject([{ outcome: 'typed', run: null }])
    expect(cars.yearlyOf(typed)).toBe(900_000)
    expect(register.heard).toEqual([])
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
    const car = await cars.setCar({ onFailure, fields })
    register.tell = (_plate, reply) => void reply.writeHead(500).end()
    const seen = await cars.simulate(car, 'live')
    expect(seen.asked).toMatchObject([
      { outcome, failure: { code: 'connectors.statusNotGood', values: { status: 500 } } },
    ])
    expect(seen.rated?.plans).toMatchObject([plan])
    await cars.simulate(car, 'live')
    expect(register.heard).toHaveLength(1)
  })

  test('a later one uses what an earlier one fed; those that need nothing of each other are asked together', async () => {
    const car = await cars.setCar()
    const names = ['registerFactor', 'second', 'third'].map((name) => ({
      name,
      title: name,
      type: { kind: 'number' as const },
      source: { kind: 'connector' as const },
    }))
    await cars.savePart(car, 'dataset', { version: 1, names })
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
    await cars.savePart(car, 'connectors', { version: 1, uses: [useOf(car.connectorId), chained, beside] })
    const open: ServerResponse[] = []
    register.tell = (_plate, reply) => {
      open.push(reply)
      if (open.length === 2) open.forEach((each) => each.end('{"factor":1.5}'))
      if (open.length === 3) reply.end('{"factor":7}')
    }
    const seen = await cars.simulate(car, 'live')
    expect(register.heard).toEqual(['AB 1', 'AB 1x', '1.5'])
    expect(seen.asked.flatMap(({ fed }) => fed)).toEqual([
      { name: 'registerFactor', value: '1.5' },
      { name: 'third', value: '1.5' },
      { name: 'second', value: '7' },
    ])
  })

  test('a product that asks wrongly has no price, and says which connector is meant', async () => {
    const car = await cars.setCar()
    await cars.savePart(car, 'connectors', {
      version: 1,
      uses: [{ ...useOf(car.connectorId), inputs: { plate: 'plat' } }],
    })
    const seen = await cars.simulate(car, 'live')
    expect(seen.asked).toMatchObject([{ outcome: 'noPrice', failure: { code: 'logic.unknownName' } }])
    expect(seen.rated?.plans).toMatchObject([{ yearly: null, refusal: { values: { connector: 'Register' } } }])
    expect(register.heard).toEqual([])
  })
})

test('twenty slow systems hold no connection: an unrelated call is answered while all of them are waited for', async () => {
  const car = await cars.setCar()
  const open: ServerResponse[] = []
  register.tell = (_plate, reply) => void open.push(reply)
  const waiting = Array.from({ length: 20 }, (_, at) => cars.simulate(car, 'live', { plate: `SLOW ${at}` }))
  await expect.poll(() => open.length).toBe(20)
  const unrelated = await server.call(ops.get, { productId: car.productId }, { as: car.as })
  expect(unrelated.status).toBe(200)
  for (const reply of open) reply.end('{"factor":1.5}')
  expect((await Promise.all(waiting)).map(cars.yearlyOf)).toEqual(Array.from({ length: 20 }, () => 450_000))
})
