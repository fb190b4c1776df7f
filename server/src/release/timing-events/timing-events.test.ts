import { randomUUID } from 'node:crypto'
import { notificationOperations } from '@coverwright/contract/company/notifications'
import { timingEventOperations as operations, type TimingEventDraft } from '@coverwright/contract/release/timing-events'
import { permissions } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Caller,
  makeCompany,
  startTestServer,
  testClock,
  type TestServer,
  testSessions,
} from '../../platform/testing'
import { comeDue, lastingAsker } from './come-due.builder'

const HOUR = 3_600_000
/** A Sunday in Hong Kong, at five in the afternoon. */
const clock = testClock('2026-03-01T09:00:00Z')
const people = testSessions()
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ clock: clock.read, sessions: people.sessions })))
afterAll(() => server.close())

/** Two members of a company, in sessions that outlast the days of a test. */
async function makeTeam() {
  const at = `${randomUUID()}.example`
  const company = await makeCompany(server, { people: { [`primary@${at}`]: 'primary', [`admin@${at}`]: 'admin' } })
  const enter = async (name: string) => {
    const id = company.ids[`${name}@${at}`] ?? ''
    const caller = people.open(await server.openBrowser(), company.id, permissions)
    const member = { ...caller.session.member, id }
    const session = { ...caller.session, member }
    people.change(session, {})
    return { ...caller, session, accountId: id }
  }
  return { company: company.id, primary: await enter('primary'), admin: await enter('admin') }
}
let team: Awaited<ReturnType<typeof makeTeam>>
beforeEach(async () => void (team = await makeTeam()))

const asker = lastingAsker(() => server, clock)
/** Its time comes for all that the company planned. */
const letPass = async (hours: number, { company, primary } = team, by = primary) => {
  clock.later(hours * HOUR)
  const { rows } = (await asker(primary)(operations.list, { filter: { state: 'on' } })).data!
  await comeDue(
    server,
    company,
    by.accountId,
    rows.map(({ id }) => id),
  )
}

const dayIn = (days: number) => new Date(clock.now.getTime() + days * 24 * HOUR).toISOString().slice(0, 10)
const draft = (change: Partial<TimingEventDraft> = {}): TimingEventDraft => ({
  name: 'Rate meeting',
  timeZone: 'UTC',
  when: { kind: 'daily', time: '12:00', from: dayIn(0), until: null },
  does: { kind: 'notify', memberIds: [team.admin.accountId], message: 'Bring the loss ratios.' },
  missed: 'catchUp',
  ...change,
})
const make = async (change: Partial<TimingEventDraft> = {}) =>
  (await asker(team.primary)(operations.create, draft(change))).data!
const runsOf = async (id: string) => (await asker(team.primary)(operations.listRuns, { id })).data!.rows
const noticesOf = async (as: Caller) =>
  (await asker(as)(notificationOperations.list, {})).data!.rows.filter(({ kind }) => kind.startsWith('timingEvents.'))
/** To the next nine in the morning, so that each test begins where the first did. */
const untilMorning = () => {
  const passed = (clock.now.getTime() / HOUR) % 24
  clock.later(((9 - passed + 24) % 24) * HOUR)
}
beforeEach(untilMorning)

test('people are told at its time, each day again, and what became of each run stays', async () => {
  const ask = asker(team.primary)
  const made = await make()
  expect(made).toMatchObject({ state: 'on', lastRun: null, may: ['edit', 'pause', 'delete'], revision: 1 })
  expect(made.nextAt).toBe(`${dayIn(0)}T12:00:00.000Z`)
  await letPass(2)
  expect(await noticesOf(team.admin)).toEqual([])
  await letPass(1)
  expect(await noticesOf(team.admin)).toMatchObject([
    { kind: 'timingEvents.reminder', values: { name: 'Rate meeting', message: 'Bring the loss ratios.' } },
  ])
  expect((await ask(operations.get, { id: made.id })).data).toMatchObject({
    nextAt: `${dayIn(1)}T12:00:00.000Z`,
    lastRun: { outcome: 'done', told: 1, isLate: false },
    may: ['edit', 'pause'],
  })
  await letPass(24)
  expect((await runsOf(made.id)).map(({ due }) => due)).toEqual([
    `${dayIn(0)}T12:00:00.000Z`,
    `${dayIn(-1)}T12:00:00.000Z`,
  ])
  expect(await noticesOf(team.primary)).toEqual([])
})

test('one that has run cannot be modified, moved, paused or deleted', async () => {
  const ask = asker(team.primary)
  const when = { kind: 'once', day: dayIn(0), time: '10:00' } as const
  const { id, revision: baseRevision } = await make({ when })
  await letPass(1)
  expect((await ask(operations.get, { id })).data).toMatchObject({ state: 'ended', nextAt: null, may: [] })
  const later = new Date(clock.now.getTime() + 48 * HOUR).toISOString()
  for (const answer of [
    await ask(operations.update, { ...draft(), id, baseRevision }),
    await ask(operations.move, { id, baseRevision, from: `${dayIn(0)}T10:00:00Z`, to: later }),
    await ask(operations.pause, { id }),
    await ask(operations.delete, { id }),
  ])
    expect(answer).toMatchObject({ status: 409, message: 'timingEvents.hasRun' })
})

test('one that repeats is changed for its next runs, and is not deleted once it has run', async () => {
  const ask = asker(team.primary)
  const { id, revision: baseRevision } = await make()
  await letPass(4)
  const moved = await ask(operations.move, {
    ...{ id, baseRevision, from: `${dayIn(1)}T12:00:00Z`, to: `${dayIn(1)}T15:30:00Z` },
  })
  expect(moved.data).toMatchObject({ when: { time: '15:30' }, nextAt: `${dayIn(0)}T15:30:00.000Z`, revision: 2 })
  expect((await ask(operations.delete, { id })).message).toBe('timingEvents.hasRun')
  const stale = { id, baseRevision, from: `${dayIn(1)}T15:30:00Z`, to: `${dayIn(1)}T16:00:00Z` }
  expect((await ask(operations.move, stale)).message).toBe('timingEvents.changedMeanwhile')
  const past = { ...stale, baseRevision: 2 }
  expect((await ask(operations.move, { ...past, from: `${dayIn(0)}T12:00:00Z` })).message).toBe('timingEvents.past')
  expect((await ask(operations.move, { ...past, to: `${dayIn(0)}T09:00:00Z` })).message).toBe('timingEvents.past')
})

test('runs missed while the server was stopped: one is caught up, or all are skipped, as the event says', async () => {
  const [caught, skipped] = [await make(), await make({ missed: 'skip', name: 'Skipped' })]
  await letPass(3 * 24 + 5)
  expect((await runsOf(caught.id)).map(({ outcome, isLate }) => [outcome, isLate])).toEqual([
    ['done', true],
    ['skipped', false],
    ['skipped', false],
    ['skipped', false],
  ])
  expect((await runsOf(skipped.id)).map(({ outcome }) => outcome)).toEqual(Array(4).fill('skipped'))
  expect((await noticesOf(team.admin)).map(({ values }) => values['name'])).toEqual(['Rate meeting'])
})

test('a paused one does not run; resumed, it runs from then on', async () => {
  const ask = asker(team.primary)
  const { id } = await make()
  expect((await ask(operations.pause, { id })).data).toMatchObject({
    state: 'off',
    nextAt: null,
    may: ['edit', 'resume', 'delete'],
  })
  expect((await ask(operations.pause, { id })).message).toBe('timingEvents.wrongState')
  await letPass(24)
  expect(await runsOf(id)).toEqual([])
  expect((await ask(operations.resume, { id })).data).toMatchObject({
    state: 'on',
    nextAt: `${dayIn(0)}T12:00:00.000Z`,
  })
  expect((await ask(operations.resume, { id })).message).toBe('timingEvents.wrongState')
  expect((await ask(operations.pause, { id })).data?.state).toBe('off')
  expect((await ask(operations.delete, { id })).data).toEqual({ id })
  expect((await ask(operations.get, { id })).message).toBe('timingEvents.notFound')
})

test.each<[string, () => Partial<TimingEventDraft>, string]>([
  ['yesterday', () => ({ when: { kind: 'once', day: dayIn(-1), time: '12:00' } }), 'timingEvents.past'],
  ['in three years', () => ({ when: { kind: 'once', day: '2031-01-01', time: '12:00' } }), 'timingEvents.tooFar'],
  [
    'until before its first day',
    () => ({ when: { kind: 'daily', time: '12:00', from: dayIn(3), until: dayIn(2) } }),
    'timingEvents.untilBeforeFrom',
  ],
  [
    'on no day',
    () => ({ when: { kind: 'weekly', weekdays: [3], time: '12:00', from: dayIn(-9), until: dayIn(-3) } }),
    'timingEvents.never',
  ],
  [
    'to a stranger',
    () => ({ does: { kind: 'notify', memberIds: ['01890000-0000-7000-8000-000000000000'], message: 'x' } }),
    'timingEvents.personGone',
  ],
  [
    'at a place that is not there',
    () => ({ does: { kind: 'online', shellId: '01890000-0000-7000-8000-000000000000' } }),
    'timingEvents.placeGone',
  ],
])('an event %s is refused in words', async (_words, change, code) => {
  const answer = await asker(team.primary)(operations.create, draft(change()))
  expect(answer).toMatchObject({ status: 409, message: code })
})

test.each([{ name: ' ' }, { timeZone: 'Mars/Base' }, { when: { kind: 'once', day: '2026-03-03', time: '25:00' } }])(
  'what is not sound, %j, is refused at its field',
  async (change) => {
    const answer = await asker(team.primary)(operations.create, { ...draft(), ...change } as never)
    expect(answer).toMatchObject({ status: 400, field: expect.stringMatching(/^(name|timeZone|when)/) as string })
  },
)

test('it runs in the name of who made it: who lost the right is refused and told, and it is tried again next time', async () => {
  const { id } = (await asker(team.admin)(operations.create, draft())).data!
  const { session } = team.admin
  people.change(session, { member: { ...session.member, permissions: ['products.read'] } })
  await letPass(4, team, team.admin)
  expect(await runsOf(id)).toMatchObject([{ outcome: 'refused', refusal: 'platform.noPermission' }])
  expect(await noticesOf(team.admin)).toMatchObject([
    { kind: 'timingEvents.refused', values: { name: 'Rate meeting' } },
  ])
  expect((await asker(team.primary)(operations.get, { id })).data).toMatchObject({ state: 'on' })
})

test('nothing of it is there for another company', async () => {
  const { id } = await make()
  const other = asker((await makeTeam()).primary)
  for (const operation of [operations.get, operations.pause, operations.resume, operations.delete])
    expect(await other(operation, { id })).toMatchObject({ status: 404, message: 'timingEvents.notFound' })
  expect((await other(operations.listRuns, { id })).message).toBe('timingEvents.notFound')
  expect((await other(operations.list, {})).data?.rows).toEqual([])
})

test('the calendar has what ran and what will run, and says what comes next; the list is narrowed by state', async () => {
  const ask = asker(team.primary)
  await make({ when: { kind: 'once', day: dayIn(0), time: '10:00' }, name: 'Audit visit' })
  await make()
  await letPass(2)
  const week = { from: `${dayIn(-1)}T00:00:00Z`, to: `${dayIn(6)}T00:00:00Z` }
  const { items, next, may } = (await ask(operations.getCalendar, week)).data!
  expect(items.map(({ name, state }) => [name, state])).toEqual([
    ['Audit visit', 'done'],
    ...Array.from({ length: 6 }, () => ['Rate meeting', 'waiting']),
  ])
  expect([items[0]?.may, items[1]?.may, may]).toEqual([[], ['move'], ['create']])
  expect(next).toHaveLength(8)
  const tooLong = { from: `${dayIn(0)}T00:00:00Z`, to: `${dayIn(90)}T00:00:00Z` }
  expect((await ask(operations.getCalendar, tooLong)).message).toBe('timingEvents.calendarTooLong')
  const names = async (state: 'on' | 'ended') =>
    (await ask(operations.list, { filter: { state } })).data?.rows.map(({ name }) => name)
  expect([await names('on'), await names('ended')]).toEqual([['Rate meeting'], ['Audit visit']])
})

test('what the platform does by itself is listed with its next time', async () => {
  const { rows } = (await asker(team.primary)(operations.listChores, {})).data!
  expect(rows.find(({ task }) => task === 'ledger.compareDays')).toMatchObject({ dailyAt: 161, everyMinutes: null })
  expect(rows.every(({ nextAt }) => nextAt > clock.now.toISOString())).toBe(true)
})
