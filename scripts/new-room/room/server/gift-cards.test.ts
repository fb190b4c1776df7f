import { randomUUID } from 'node:crypto'
import type { SendsOf } from '@coverwright/contract/platform'
import { giftCardOperations } from '@coverwright/contract/selling/gift-cards'
import type { Permission } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { giftCardsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ rooms: [giftCardsRoom], sessions: people.sessions })))
afterAll(() => server.close())

const { list, get, create, update, changeState, delete: remove } = giftCardOperations
const BOTH: Permission[] = ['giftCards.read', 'giftCards.write']
const enter = async (permissions = BOTH, company: string = randomUUID()) =>
  people.open(await server.openBrowser(), company, permissions)
const make = async (as: Caller, title: string) => (await server.call(create, { title }, { as })).data!

test('a gift card is a draft, is activated and retired, and stays as it is then', async () => {
  const as = await enter()
  const { id, ...made } = await make(as, ' Spring ')
  expect(made).toMatchObject({ title: 'Spring', state: 'draft', may: ['edit', 'activate', 'delete'] })
  const activated = await server.call(changeState, { id, event: 'activate' }, { as })
  expect(activated.data).toMatchObject({ state: 'active', revision: 2, may: ['edit', 'retire'] })
  const wrongState = { status: 409, message: 'giftCards.wrongState' }
  expect(await server.call(changeState, { id, event: 'activate' }, { as })).toMatchObject(wrongState)
  expect(await server.call(remove, { id }, { as })).toMatchObject(wrongState)
  await server.call(changeState, { id, event: 'retire' }, { as })
  expect(await server.call(update, { id, baseRevision: 3, title: 'May' }, { as })).toMatchObject(wrongState)
  expect((await server.call(get, { id }, { as })).data).toMatchObject({ title: 'Spring', state: 'retired', may: [] })
})

test('of two who change the same gift card, the second is told', async () => {
  const as = await enter()
  const { id, revision: baseRevision } = await make(as, 'Spring')
  expect((await server.call(update, { id, baseRevision, title: 'May' }, { as })).data).toMatchObject({ title: 'May' })
  const second = await server.call(update, { id, baseRevision, title: 'June' }, { as })
  expect(second).toMatchObject({ status: 409, message: 'giftCards.changedMeanwhile' })
})

test('the list is searched, narrowed and ordered, and a deleted draft is no longer in it', async () => {
  const as = await enter()
  const [spring, summer] = [await make(as, 'Spring'), await make(as, 'Summer')]
  await server.call(changeState, { id: summer.id, event: 'activate' }, { as })
  const titles = async (wanted: SendsOf<typeof list>) =>
    (await server.call(list, wanted, { as })).data?.rows.map(({ title }) => title)
  expect(await titles({ sort: '-title' })).toEqual(['Summer', 'Spring'])
  expect(await titles({ search: 'spr' })).toEqual(['Spring'])
  expect(await titles({ filter: { state: 'active' } })).toEqual(['Summer'])
  expect((await server.call(remove, { id: spring.id }, { as })).data).toEqual({ id: spring.id })
  expect(await titles({})).toEqual(['Summer'])
})

test.each(['  ', 'x'.repeat(81)])('the title %j is refused at its field', async (title) => {
  expect(await server.call(create, { title }, { as: await enter() })).toMatchObject({ status: 400, field: 'title' })
})

test('who may only look changes nothing, and in another company it is not there', async () => {
  const as = await enter()
  const { id } = await make(as, 'Spring')
  const looking = await enter(['giftCards.read'], as.session.company)
  expect((await server.call(list, {}, { as: looking })).data).toMatchObject({ rows: [{ may: [] }], may: [] })
  expect(await server.call(create, { title: 'May' }, { as: looking })).toMatchObject({ status: 403 })
  const other = await enter()
  expect(await server.call(get, { id }, { as: other })).toMatchObject({ status: 404, message: 'giftCards.notFound' })
  expect(await server.call(remove, { id }, { as: other })).toMatchObject({ status: 404 })
})
