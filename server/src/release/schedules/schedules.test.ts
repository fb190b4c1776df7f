import type { Operation, SendsOf } from '@coverwright/contract/platform'
import { publishingOperations, shellOperations } from '@coverwright/contract/release/publishing'
import { scheduleOperations } from '@coverwright/contract/release/schedules'
import { productOperations } from '@coverwright/contract/design/products'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { people, renamed, rooms, type Shop, shopOn } from '../publishing/shop.builder'
import { schedulesRoom } from '.'

const MINUTE = 60_000
const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [...rooms, schedulesRoom()], sessions: people.sessions, clock: clock.read })
})
afterAll(() => server.close())

const { create, update, cancel, list } = scheduleOperations
let shop: Shop
let slug: string
beforeEach(() => {
  shop = shopOn(server)
  slug = shop.slug
})

const asker =
  (as: Caller) =>
  <Op extends Operation>(operation: Op, input: SendsOf<Op>) =>
    server.call(operation, input, { as })
const inMinutes = (minutes: number) => new Date(clock.now.getTime() + minutes * MINUTE).toISOString()

/** Its time comes, and a worker looks. */
async function letPass(minutes: number) {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE)
  await server.runJobs()
}

async function withNextVersion() {
  const sold = await shop.publish()
  const ask = asker(sold.as)
  const copy = (await ask(productOperations.editCopy, { productId: sold.product.id })).data!
  const body = renamed('Where to?')(copy.body)
  await ask(productOperations.saveBody, { productId: sold.product.id, baseRevision: copy.revision, body })
  return { ...sold, ask, productId: sold.product.id }
}

test('a first publish takes its address at once and goes online at its time', async () => {
  const { id: productId } = await shop.openTravelLight()
  const ask = asker(await shop.member())
  const made = await ask(create, { productId, kind: 'publish', slug, at: inMinutes(10) })
  expect(made.data).toMatchObject({ state: 'waiting', number: 1, may: ['change', 'cancel'] })
  const shells = async () => (await ask(publishingOperations.listShells, { productId })).data?.rows
  expect(await shells()).toMatchObject([{ status: 'scheduledToOnline', scheduled: { what: 'publish' } }])
  const rival = shopOn(server)
  const other = await rival.openTravelLight()
  const taken = { productId: other.id, kind: 'publish', slug, at: inMinutes(10) } as const
  expect((await asker(await rival.member())(create, taken)).message).toBe('publishing.addressTaken')
  await letPass(11)
  expect(await shells()).toMatchObject([{ status: 'online', bodyNumber: 1, scheduled: null }])
  expect((await ask(list, {})).data?.rows).toMatchObject([{ state: 'done', may: [] }])
})

test('a replacement keeps its address and swaps at its time; one that has run cannot be changed', async () => {
  const { ask, productId, shell } = await withNextVersion()
  for (const at of [inMinutes(2), inMinutes(61), inMinutes(61 * 24 * 60)])
    expect((await ask(create, { productId, kind: 'replace', slug, at })).message).toBe('schedules.replaceTime')
  const task = (await ask(create, { productId, kind: 'replace', slug, at: inMinutes(5) })).data!
  await letPass(6)
  const { rows } = (await ask(publishingOperations.listShells, { productId })).data!
  expect(rows).toMatchObject([{ id: shell.id, bodyNumber: 2, backup: { number: 1 } }])
  for (const answer of [
    await ask(update, { scheduleId: task.id, at: inMinutes(10) }),
    await ask(cancel, { scheduleId: task.id }),
  ])
    expect(answer.message).toBe('schedules.hasRun')
})

test('taken offline at its time, unless it was moved or called off before', async () => {
  const { ask, productId } = await withNextVersion()
  const at = { productId, kind: 'offline', slug } as const
  expect((await ask(create, { ...at, at: inMinutes(-1) })).message).toBe('schedules.past')
  expect((await ask(create, { ...at, at: inMinutes(500 * 24 * 60) })).message).toBe('schedules.tooFar')
  const task = (await ask(create, { ...at, at: inMinutes(5) })).data!
  const status = async () => (await ask(publishingOperations.listShells, { productId })).data?.rows[0]?.status
  expect(await status()).toBe('scheduledToOffline')
  await ask(update, { scheduleId: task.id, at: inMinutes(30) })
  await letPass(10)
  expect(await status()).toBe('scheduledToOffline')
  await ask(cancel, { scheduleId: task.id })
  expect(await status()).toBe('online')
  await letPass(60)
  expect(await status()).toBe('online')
  await ask(create, { ...at, at: inMinutes(5) })
  await letPass(6)
  expect(await status()).toBe('offline')
})

test('who lost the right to publish meanwhile is refused when the time comes, and nothing is done', async () => {
  const { ask, as, productId, shell } = await withNextVersion()
  await ask(create, { productId, kind: 'replace', slug, at: inMinutes(5) })
  people.change(as.session, { member: { ...as.session.member, permissions: ['products.read'] } })
  await letPass(6)
  const again = asker(await shop.member())
  expect((await again(list, {})).data?.rows).toMatchObject([{ state: 'refused', refusal: 'platform.noPermission' }])
  expect((await again(publishingOperations.listShells, { productId })).data?.rows).toMatchObject([
    { bodyHash: shell.bodyHash, scheduled: null },
  ])
})

test('what cannot be done when its time comes says why', async () => {
  const { ask, productId, shell } = await withNextVersion()
  await ask(create, { productId, kind: 'offline', slug, at: inMinutes(5) })
  await ask(shellOperations.takeOffline, { shellId: shell.id })
  await letPass(6)
  expect((await ask(list, {})).data?.rows).toMatchObject([{ state: 'refused', refusal: 'publishing.notNow' }])
})

test('nothing is replaced or taken offline where nothing stands, and no schedule of others is there', async () => {
  const { id: productId } = await shop.openTravelLight()
  const ask = asker(await shop.member())
  for (const kind of ['replace', 'offline'] as const)
    expect((await ask(create, { productId, kind, slug, at: inMinutes(5) })).message).toBe('schedules.notOnline')
  const task = (await ask(create, { productId, kind: 'publish', slug, at: inMinutes(5) })).data!
  const stranger = asker(await shopOn(server).member())
  expect((await stranger(cancel, { scheduleId: task.id })).message).toBe('schedules.notFound')
})
