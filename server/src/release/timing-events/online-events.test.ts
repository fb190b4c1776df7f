import { publishingOperations } from '@coverwright/contract/release/publishing'
import { scheduleOperations } from '@coverwright/contract/release/schedules'
import { timingEventOperations as operations, type TimingEventDraft } from '@coverwright/contract/release/timing-events'
import { permissions } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testClock, type TestServer } from '../../platform/testing'
import { people, rooms, shopOn } from '../publishing/shop.builder'
import { schedulesRoom } from '../schedules'
import { comeDue, lastingAsker } from './come-due.builder'
import { timingEventsRoom } from '.'

const HOUR = 3_600_000
const clock = testClock('2026-03-01T09:00:00Z')
let server: TestServer
beforeAll(async () => {
  const all = [...rooms, schedulesRoom(), timingEventsRoom()]
  server = await startTestServer({ rooms: all, sessions: people.sessions, clock: clock.read })
})
afterAll(() => server.close())

const asker = lastingAsker(() => server, clock)
const today = () => clock.now.toISOString().slice(0, 10)
const hoursAway = (hours: number) => new Date(clock.now.getTime() + hours * HOUR).toISOString()
const at = (hours: number) => ({ day: hoursAway(hours).slice(0, 10), time: hoursAway(hours).slice(11, 16) })

async function sold() {
  const shop = shopOn(server)
  const { as, shell, product } = await shop.publish()
  const event = (kind: 'online' | 'offline', when: TimingEventDraft['when']): TimingEventDraft => ({
    ...{ name: `Travel Light ${kind}`, timeZone: 'UTC', when, does: { kind, shellId: shell.id }, missed: 'skip' },
  })
  const status = async () =>
    (await asker(as)(publishingOperations.listShells, { productId: product.id })).data?.rows[0]?.status
  /** Its time comes for all that the shop planned. */
  const letPass = async (hours: number) => {
    clock.later(hours * HOUR)
    const { rows } = (await asker(as)(operations.list, { filter: { state: 'on' } })).data!
    const { company, member } = as.session
    await comeDue(
      server,
      company,
      member.id,
      rows.map(({ id }) => id),
    )
  }
  return { as, ask: asker(as), event, status, product, slug: shop.slug, letPass }
}

test('a sale closes each evening and opens each morning', async () => {
  const { ask, event, status, letPass } = await sold()
  const daily = (hours: number) => ({ kind: 'daily', time: at(hours).time, from: today(), until: null }) as const
  const closes = (await ask(operations.create, event('offline', daily(1)))).data!
  await ask(operations.create, event('online', daily(3)))
  expect(closes.product).toMatchObject({ name: 'Travel Light' })
  await letPass(1)
  expect(await status()).toBe('offline')
  await letPass(2)
  expect(await status()).toBe('online')
  await letPass(22)
  expect(await status()).toBe('offline')
})

test('what cannot be done when its time comes says why, and the page stays as it is', async () => {
  const { ask, event, status, letPass } = await sold()
  const { id } = (await ask(operations.create, event('online', { kind: 'once', ...at(1) }))).data!
  await letPass(1)
  expect((await ask(operations.listRuns, { id })).data?.rows).toMatchObject([
    { outcome: 'refused', refusal: 'publishing.notNow' },
  ])
  expect(await status()).toBe('online')
})

test('who may not publish plans no publishing, and cannot change what others planned', async () => {
  const { as, ask, event } = await sold()
  const when = { kind: 'once', ...at(1) } as const
  const { id, revision } = (await ask(operations.create, event('offline', when))).data!
  const without = permissions.filter((each) => each !== 'publishing.release')
  const other = asker(people.open(await server.openBrowser(), as.session.company, without))
  const refused = { status: 403, message: 'platform.noPermission' }
  expect(await other(operations.create, event('offline', when))).toMatchObject(refused)
  expect(await other(operations.pause, { id })).toMatchObject(refused)
  expect(await other(operations.update, { ...event('offline', when), id, baseRevision: revision })).toMatchObject(
    refused,
  )
  expect((await other(operations.get, { id })).data).toMatchObject({ may: [] })
  expect((await other(operations.getChoices, {})).data?.places).toEqual([])
  await ask(operations.pause, { id })
})

test('a scheduled publish stands in the calendar with its zone, beside the events', async () => {
  const { ask, product, slug } = await sold()
  const zone = { timeZone: 'Europe/London' }
  const task = { productId: product.id, kind: 'offline', slug, at: hoursAway(2), ...zone } as const
  const { id: scheduleId } = (await ask(scheduleOperations.create, task)).data!
  const items = async () => (await ask(operations.getCalendar, { from: hoursAway(-9), to: hoursAway(99) })).data!.items
  expect(await items()).toMatchObject([
    { of: 'schedule', does: 'offline', state: 'waiting', ...zone, may: ['move'], product: { slug } },
  ])
  await ask(scheduleOperations.update, { scheduleId, at: hoursAway(3), timeZone: 'Asia/Tokyo' })
  expect(await items()).toMatchObject([{ at: hoursAway(3), timeZone: 'Asia/Tokyo' }])
  await ask(scheduleOperations.cancel, { scheduleId })
  expect(await items()).toEqual([])
  const wrong = { ...task, timeZone: 'Nowhere/At_All' }
  expect(await ask(scheduleOperations.create, wrong)).toMatchObject({ status: 400, field: 'timeZone' })
})
