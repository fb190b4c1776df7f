import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { automationOperations as operations } from '@coverwright/contract/service/automations'
import { startingConnector } from '@coverwright/rules/rating/connectors'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestServer } from '../../platform/testing'
import { type Desk, openDesk, says, startDesk } from './automation-desk.builder'

let server: TestServer
let desk: Desk

/** A register of another company, and what it was told. */
const heard: string[] = []
let status = 200
const register = createServer((request, reply) => {
  void text(request).then((body) => {
    heard.push(body)
    reply.writeHead(status).end('{"isKept":true}')
  })
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((ready) => register.listen(0, '127.0.0.1', ready))
  const host = `127.0.0.1:${(register.address() as AddressInfo).port}`
  origin = `http://${host}`
  server = await startDesk({ settings: { CONNECTOR_HOSTS: host } })
})
afterAll(async () => {
  await server.close()
  await new Promise((closed) => register.close(closed))
})
beforeEach(async () => void (desk = await openDesk(server)))

describe('an automation is refused', () => {
  const refusal = async (more: Parameters<Desk['create']>[0]) => {
    const { status, message, field } = await desk.create(more)
    return [status, message, field]
  }
  const unknown = '00000000-0000-4000-8000-000000000001'

  test.each([
    ['with a wait of more than two days', { delayHours: 49 }, [400, 'platform.badInput', 'delayHours']],
    ['without an action', { actions: [] }, [400, 'platform.badInput', 'actions']],
    [
      'with a template that is not in use',
      { actions: [{ id: 'a', kind: 'email', templateId: unknown }] },
      [409, 'automations.templateGone', 'actions.0.templateId'],
    ],
    [
      'with a connector that is gone',
      { actions: [{ id: 'a', kind: 'connector', connectorId: unknown, inputs: {} }] },
      [409, 'automations.connectorGone', 'actions.0.connectorId'],
    ],
    [
      'with a text that names what is not known',
      { actions: [{ id: 'a', kind: 'sms', texts: { en_us: '{{quote.link}}' } }] },
      [409, 'templates.notThere', 'actions.0.texts'],
    ],
    [
      'with two actions of one name',
      { actions: [1, 2].map(() => ({ id: 'a', kind: 'notice', text: 'x', memberIds: [] })) },
      [409, 'automations.actionTwice', 'actions'],
    ],
    [
      'with a day that no question asks for',
      { trigger: 'dateReached', dataName: 'wedding' },
      [409, 'automations.dateUnknown', 'dataName'],
    ],
  ])('%s', async (_what, more, expected) => {
    const answer = await refusal(more as Parameters<Desk['create']>[0])
    expect([answer[0], answer[2]]).toEqual([expected[0], expected[2]])
    if (expected[0] === 409) expect(answer[1]).toBe(expected[1])
  })

  test('with a mail that speaks of policies, where it is about a quote', async () => {
    const templateId = await desk.template(says('{{policy.number}}'))
    expect(await refusal({ trigger: 'quoteSaved', actions: [{ id: 'a', kind: 'email', templateId }] })).toEqual([
      409,
      'templates.notThere',
      'actions.0.templateId',
    ])
  })

  test('under a name that the product has, on an old revision, switched on twice, deleted while it is on', async () => {
    const { id, name, revision } = await desk.follow()
    expect((await refusal({ name: name.toUpperCase() }))[1]).toBe('automations.nameTaken')
    const { productId: _, ...draft } = await desk.draftOf()
    const stale = await server.call(operations.update, { ...draft, id, baseRevision: revision }, { as: desk.as })
    expect(stale.message).toBe('automations.changedMeanwhile')
    expect((await server.call(operations.switchOn, { id }, { as: desk.as })).message).toBe('automations.isOn')
    expect((await server.call(operations.delete, { id }, { as: desk.as })).message).toBe('automations.isOn')
    await desk.switchOff(id)
    expect((await desk.switchOff(id)).message).toBe('automations.isOff')
    expect((await server.call(operations.delete, { id }, { as: desk.as })).data).toEqual({ id })
    expect((await server.call(operations.get, { id }, { as: desk.as })).message).toBe('automations.notFound')
  })
})

test('another system is told once in plain figures, and a refusal of it is told', async () => {
  const made = await server.call(
    connectorOperations.create,
    {
      ...startingConnector,
      ...{ name: 'Register', kind: 'internal', method: 'POST', url: `${origin}/sold` },
      inputs: [
        { name: 'number', kind: 'text', sample: '' },
        { name: 'premium', kind: 'number', sample: '' },
        { name: 'from', kind: 'date', sample: '' },
      ],
      body: ['number', 'premium', 'from'].map((field) => ({ field, value: `{${field}}` })),
    } as never,
    { as: desk.as },
  )
  const inputs = { number: '{{policy.number}}', premium: '{{policy.premium}}', from: '{{policy.startDate}}' }
  const { id } = await desk.follow({
    actions: [{ id: 'tell', kind: 'connector', connectorId: made.data!.id, inputs }],
  })
  const { number } = await desk.buy()
  expect(await desk.outcomes(id)).toEqual(['sent'])
  await desk.pass(60_000)
  expect(heard).toHaveLength(1)
  expect(JSON.parse(heard[0]!)).toMatchObject({ number, from: '2026-04-10', premium: expect.any(Number) as number })
  status = 400
  await desk.buy()
  expect(await desk.outcomes(id)).toEqual(['connectorFailed', 'sent'])
})
