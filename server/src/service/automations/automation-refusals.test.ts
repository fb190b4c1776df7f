import { automationOperations as operations } from '@coverwright/contract/service/automations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestServer } from '../../platform/testing'
import { type Desk, openDesk, says, startDesk } from './automation-desk.builder'

let server: TestServer
let desk: Desk
beforeAll(async () => void (server = await startDesk()))
afterAll(() => server.close())
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
