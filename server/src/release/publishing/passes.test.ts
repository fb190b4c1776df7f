import { publishingOperations } from '@coverwright/contract/release/publishing'
import { NO_EXTRA_PASSES, type Plan } from '@coverwright/rules/account/subscriptions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepSubscription } from '../../company/trials'
import { startTestServer, type TestServer } from '../../platform/testing'
import { people, rooms, shopOn } from './shop.builder'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

test('a third simple product waits for a pass, one that is online is published anew without one', async () => {
  const { member, openTravelLight, slug, saveAndPublish } = shopOn(server)
  const as = await member()
  const plan: Plan = { tier: 'basic', cycle: 'monthly', transactions: 10, extraPasses: NO_EXTRA_PASSES }
  const none = { nextPlan: null, nextFrom: null, noticed: null, firstTriedOn: null, triedOn: null }
  const row = { plan, startedAt: new Date(), periodFrom: 0, paidUntil: 99_999, renewalOrder: null, limitedAt: null }
  await server.within(as.session.company, (ctx) => keepSubscription(ctx, { ...row, ...none }))
  const publish = async (at: string) => {
    const { id: productId } = await openTravelLight()
    return { productId, answer: await server.call(publishingOperations.publishBody, { productId, slug: at }, { as }) }
  }
  const first = await publish(slug)
  expect([first.answer.status, (await publish(`${slug}-b`)).answer.status]).toEqual([200, 200])
  expect((await publish(`${slug}-c`)).answer).toMatchObject({
    status: 409,
    message: 'subscriptions.simplePassesUsed',
    values: { most: 2 },
  })
  expect((await saveAndPublish(as, first.productId, (body) => ({ ...body }))).message).not.toContain('Passes')
})
