import { randomUUID } from 'node:crypto'
import { componentOperations } from '@coverwright/contract/design/library'
import type { Permission } from '@coverwright/rules/company/members'
import { startQuestion } from '@coverwright/rules/design/forms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { libraryRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => void (server = await startTestServer({ rooms: [libraryRoom], sessions: people.sessions })))
afterAll(() => server.close())

const { list, get, add, update, delete: remove } = componentOperations
const DESIGNING: Permission[] = ['products.read', 'products.write']
const enter = async (permissions = DESIGNING, company: string = randomUUID()) =>
  people.open(await server.openBrowser(), company, permissions)

const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...startQuestion('text', `q${at}`, `name${at}`),
    title: { en_us: `Question ${at}` },
  }))
const pieceOf = (count: number) => ({
  ...{ name: 'Who drives', tags: ['Car', 'car'], kind: 'questions' as const },
  pages: [{ id: 'p', title: {}, questions: questions(count) }],
})
const save = async (as: Caller, count = 2) => (await server.call(add, pieceOf(count) as never, { as })).data!

test('questions are kept as a component, found by their tags, and come back as they were', async () => {
  const as = await enter()
  const made = await save(as)
  expect(made).toMatchObject({
    name: 'Who drives',
    tags: ['car'],
    kind: 'questions',
    questions: 2,
    may: ['edit', 'delete'],
  })
  expect((await server.call(list, { search: 'car' }, { as })).data).toMatchObject({
    rows: [{ id: made.id }],
    may: ['add'],
  })
  expect((await server.call(list, { filter: { kind: ['page'] } }, { as })).data?.rows).toEqual([])
  const { data } = await server.call(get, { id: made.id }, { as })
  expect(data?.pages[0]?.questions.map(({ dataName }) => dataName)).toEqual(['name0', 'name1'])
})

test('a component is renamed on the revision that was read, and deleted', async () => {
  const as = await enter()
  const { id } = await save(as)
  const words = { id, baseRevision: 1, name: 'Drivers', tags: [] }
  expect((await server.call(update, words, { as })).data).toMatchObject({ name: 'Drivers', revision: 2 })
  const late = await server.call(update, words, { as })
  expect(late).toMatchObject({ status: 409, message: 'library.changedMeanwhile' })
  expect((await server.call(remove, { id }, { as })).data).toEqual({ id })
  expect(await server.call(get, { id }, { as })).toMatchObject({ status: 404, message: 'library.notFound' })
  expect(await server.call(remove, { id }, { as })).toMatchObject({ status: 404 })
})

test.each([
  [0, 'library.componentEmpty'],
  [61, 'library.componentTooLarge'],
])('a component of %i questions is refused', async (count, message) => {
  expect(await server.call(add, pieceOf(count) as never, { as: await enter() })).toMatchObject({ status: 409, message })
})

test('who may only look keeps nothing, and in another company it is not there', async () => {
  const as = await enter()
  const { id } = await save(as)
  const looking = await enter(['products.read'], as.session.company)
  expect((await server.call(get, { id }, { as: looking })).data?.component.may).toEqual([])
  expect(await server.call(remove, { id }, { as: looking })).toMatchObject({ status: 403 })
  expect(await server.call(get, { id }, { as: await enter() })).toMatchObject({ status: 404 })
})
