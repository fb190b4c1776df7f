import { randomUUID } from 'node:crypto'
import { messageGivenUp } from '@coverwright/contract/platform'
import { notificationOperations as notices } from '@coverwright/contract/company/notifications'
import type { NoticeKind } from '@coverwright/rules/company/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseMessagesTo, sendEmail } from '../../platform/outbox'
import { type Caller, requestOf, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { notifications } from '.'
import { notify } from './notify'
import { settleNotices } from './settle-notices'

const people = testSessions()
const company = randomUUID()
let now = new Date('2026-03-02T08:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    rooms: [notifications],
    sessions: people.sessions,
    clock: () => now,
    listCompanies: async () => [company],
  })
})
afterAll(() => server.close())

const signIn = async (inCompany = company) => people.open(await server.openBrowser(), inCompany)
const call = <Op extends Parameters<TestServer['call']>[0]>(operation: Op, input: object, as: Caller) =>
  server.call(operation, input as never, { as, at: now })
const list = async (as: Caller, filter: Record<string, string> = {}) =>
  (await server.call(notices.list, { filter }, { as, at: now })).data!
const welcome = { kind: 'companies.welcome', values: { company: 'Harbour' }, href: '/home' } as const

test('a notice for everybody is read by each on their own', async () => {
  const [first, second] = [await signIn(), await signIn()]
  await server.within(company, (ctx) => notify(ctx, welcome))
  const { rows } = await list(first)
  expect(rows[0]).toMatchObject({ ...welcome, tone: 'success', state: 'unread', may: ['read', 'delete'] })
  expect((await call(notices.read, { ids: [rows[0]!.id] }, first)).data).toEqual({ count: 0 })
  expect((await list(first)).rows[0]).toMatchObject({ state: 'read', may: ['delete'] })
  expect((await list(second)).rows[0]).toMatchObject({ state: 'unread' })
  expect((await call(notices.countUnread, {}, second)).data).toEqual({ count: 1 })
})

test("a notice to one member is not another member's, nor another company's", async () => {
  const [mine, colleague, stranger] = [await signIn(), await signIn(), await signIn(randomUUID())]
  const memberId = mine.session.member.id
  await server.within(company, (ctx) =>
    notify(ctx, { kind: 'identity.newDevice', values: { device: 'Firefox', place: 'Hong Kong' }, memberId }),
  )
  const own = (await list(mine)).rows.find(({ kind }) => kind === 'identity.newDevice')!
  expect((await list(colleague)).rows.map(({ id }) => id)).not.toContain(own.id)
  expect(await list(stranger)).toEqual({ rows: [], total: 0 })
  for (const other of [colleague, stranger])
    expect(await call(notices.delete, { id: own.id }, other)).toMatchObject({
      status: 404,
      message: 'notifications.notFound',
    })
  await call(notices.read, { ids: [own.id] }, stranger)
  expect((await list(mine)).rows.find(({ id }) => id === own.id)?.state).toBe('unread')
})

test('notices put away stay away, and those left can be listed by whether they are read', async () => {
  const me = await signIn()
  const memberId = me.session.member.id
  for (const company_ of ['a', 'b', 'c'])
    await server.within(company, (ctx) => notify(ctx, { ...welcome, values: { company: company_ }, memberId }))
  const mine = (await list(me)).rows.filter(({ values }) => ['a', 'b', 'c'].includes(String(values['company'])))
  await call(notices.delete, { id: mine[0]!.id }, me)
  expect((await call(notices.delete, { id: mine[0]!.id }, me)).status).toBe(404)
  await call(notices.read, { ids: [mine[1]!.id] }, me)
  expect((await list(me, { state: 'read' })).rows.map(({ id }) => id)).toEqual([mine[1]!.id])
  expect((await list(me, { state: 'unread' })).rows.map(({ id }) => id)).toContain(mine[2]!.id)
  expect((await call(notices.readAll, {}, me)).data).toEqual({ count: 0 })
  expect((await list(me, { state: 'unread' })).total).toBe(0)
})

test('pages hold what was asked for and the total counts all', async () => {
  const elsewhere = randomUUID()
  const me = await signIn(elsewhere)
  for (let index = 0; index < 5; index++) await server.within(elsewhere, (ctx) => notify(ctx, welcome))
  const page = (await server.call(notices.list, { page: 3, pageSize: 2 }, { as: me, at: now })).data!
  expect([page.rows.length, page.total]).toEqual([1, 5])
})

test('what waits is what somebody has to do something about, and not the news', async () => {
  const elsewhere = randomUUID()
  const me = people.open(await server.openBrowser(), elsewhere, ['companies.read'])
  await server.within(elsewhere, async (ctx) => {
    await notify(ctx, welcome)
    await notify(ctx, { kind: 'companies.verificationFailed', values: {} })
    await notify(ctx, { kind: 'cases.opened', values: { number: 'C-000001', why: '' }, href: '/complexCase?case=1' })
  })
  const waitingFor = async (as: Caller) =>
    (await server.call(notices.list, { waits: true }, { as, at: now })).data!.rows.map(({ kind }) => kind)
  expect(await waitingFor(me)).toEqual(['companies.verificationFailed'])
  expect((await server.call(notices.list, {}, { as: me, at: now })).data!.total).toBe(3)
  expect(await waitingFor(people.open(await server.openBrowser(), elsewhere, ['cases.read']))).toEqual(['cases.opened'])
})

test('what is settled waits for nobody, whoever had read it; the rest stays', async () => {
  const elsewhere = randomUUID()
  const [me, colleague] = [await signIn(elsewhere), await signIn(elsewhere)]
  const told = (id: number) => ({ kind: 'cases.opened', href: `/complexCase?case=${id}` }) as const
  await server.within(elsewhere, async (ctx) => {
    for (const id of [1, 2]) await notify(ctx, { ...told(id), values: { number: `C-${id}`, why: '' } })
  })
  await call(notices.readAll, {}, colleague)
  await server.within(elsewhere, (ctx) => settleNotices(ctx, told(1)))
  for (const as of [me, colleague]) expect((await list(as)).rows.map(({ href }) => href)).toEqual([told(2).href])
  expect((await call(notices.countUnread, {}, me)).data).toEqual({ count: 1 })
})

test('after seven days a notice is over, and the chore takes it away', async () => {
  const me = await signIn()
  await server.within(company, (ctx) => notify(ctx, welcome))
  expect((await list(me)).total).toBeGreaterThan(0)
  const later = await moveClock(7 * 86_400_000 + 1)
  expect((await list(await signIn())).total).toBe(0)
  const count = () => server.within(company, async (ctx) => (await ctx.db.execute('select from notices')).rowCount)
  expect(await count()).toBeGreaterThan(0)
  await server.runChore('notifications.sweep')
  expect(await count()).toBe(0)
  await later.back()
})

test('an open console hears of a notice as soon as it is there', async () => {
  const me = await signIn()
  const request = requestOf(notices.listen, {}, { as: me, at: now })
  const stopper = new AbortController()
  const stream = await server.raw(request.path, { ...request, signal: stopper.signal })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const heard = readUntil(stream, /"topic":"notices"/)
  await server.within(company, (ctx) => notify(ctx, { ...welcome, memberId: me.session.member.id }))
  expect(await heard).toContain('"kind":"companies.welcome"')
  stopper.abort()
})

test('a message that was given up is a notice to everybody in the company that sent it', async () => {
  const [kept, erased] = ['gone@home.example', 'erased@home.example']
  await server.within(company, async (ctx) => {
    for (const to of [kept, erased]) await sendEmail(ctx, { to, subject: 'Your policy', html: '', text: '' })
    const { rows } = await ctx.db.execute<{ id: string }>('select id from outbox_messages')
    for (const { id } of rows) await ctx.emit(messageGivenUp, { messageId: id })
    await eraseMessagesTo(ctx, [erased])
  })
  await server.runJobs()
  expect((await list(await signIn())).rows[0]).toMatchObject({
    kind: 'notifications.undelivered',
    tone: 'danger',
    values: { to: 'gone@home.example', subject: 'Your policy' },
  })
})

test('a notice leads into the console and nowhere else', async () => {
  await expect(server.within(company, (ctx) => notify(ctx, { ...welcome, href: '//evil.example' }))).rejects.toThrow()
})

async function moveClock(milliseconds: number) {
  const before = now
  now = new Date(now.getTime() + milliseconds)
  return { back: async () => (now = before) }
}

async function readUntil(stream: Response, wanted: RegExp): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of stream.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(piece, { stream: true })
    if (wanted.test(text)) return text
  }
  throw new Error(`The stream ended after: ${text}`)
}

test('a notice is found by what it names, or by a kind that says the words to its reader', async () => {
  const me = await signIn(randomUUID())
  const { company: mine } = me.session
  await server.within(mine, async (ctx) => {
    await notify(ctx, { ...welcome, values: { company: '100% Harbour' } })
    await notify(ctx, { kind: 'products.live', values: { product: 'Travel' } })
  })
  const kindsOf = async (search: string, saying: NoticeKind[] = []) => {
    const found = await server.call(notices.list, { search, saying }, { as: me, at: now })
    return found.data?.rows.map(({ kind }) => kind)
  }
  expect(await kindsOf('harbour')).toEqual(['companies.welcome'])
  expect(await kindsOf('100%')).toEqual(['companies.welcome'])
  expect(await kindsOf('company')).toEqual([])
  expect(await kindsOf('on sale', ['products.live'])).toEqual(['products.live'])
  expect(await kindsOf('nothing', ['members.joined'])).toEqual([])
})
