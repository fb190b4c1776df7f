import { anyOf, listOperation, oneId, type SendsOf } from '@coverwright/contract/platform'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bind, newId } from '../operations'
import { type Caller, startTestServer, type TestDatabase, type TestServer, testSessions } from '../testing'
import { cloneDatabase } from '../testing/clone-database'
import { TEST_ROLES } from '../testing/test-cluster'
import { pageRows } from './page-rows'
import { raiseWalls } from './walls'

const OURS = '11111111-1111-4111-8111-111111111111'
const THEIRS = '22222222-2222-4222-8222-222222222222'
const KEEPER = '33333333-3333-4333-8333-333333333333'
const NAMES = ['Umbrella 50%_off\\ today', 'Umbrella 5000 off today', 'Zürich Überland', '旅遊保險 家庭', 'plain']

const things = pgTable('planted_things', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  note: text('note').notNull(),
  kind: text('kind').notNull(),
  keeper: uuid('keeper'),
  weight: integer('weight').notNull(),
})

const list = listOperation({
  post: '/v1/test/listThings',
  may: 'products.read',
  rows: z.object({ id: z.uuid(), name: z.string(), weight: z.int() }),
  searches: ['name', 'note'],
  filters: { kind: anyOf(['soft', 'hard', 'odd']), keeper: oneId() },
  sorts: ['name', 'weight'],
  usual: '-weight',
  says: 'Things that only this test has',
})

const room = {
  name: 'test',
  operations: bind(
    { list },
    {
      list: (ctx, wanted) =>
        pageRows(ctx, list, wanted, {
          from: ctx.db.select({ id: things.id, name: things.name, weight: things.weight }).from(things).$dynamic(),
          company: things.companyId,
          id: things.id,
          searches: { name: things.name, note: things.note },
          filters: { kind: things.kind, keeper: things.keeper },
          sorts: { name: things.name, weight: things.weight },
        }),
    },
  ),
}

let db: TestDatabase
let server: TestServer
let as: Caller

beforeAll(async () => {
  db = await cloneDatabase()
  const owner = new pg.Client(db.owner)
  await owner.connect()
  await owner.query(
    `create table planted_things (company_id uuid, id uuid, name text, note text, kind text, keeper uuid, weight int,
      primary key (company_id, id))`,
  )
  await raiseWalls(owner, TEST_ROLES)
  await owner.end()
  const { sessions, open } = testSessions()
  server = await startTestServer({ db, rooms: [room], sessions })
  as = open(await server.openBrowser(), OURS, ['products.read'])
  await plant(OURS, NAMES)
  await plant(THEIRS, ['Umbrella 50%_off\\ of others'])
})

afterAll(async () => {
  await server.close()
  await db.close()
})

const plant = (company: string, names: string[]) =>
  server.within(company, (ctx) =>
    ctx.db.insert(things).values(
      names.map((name, at) => ({
        companyId: company,
        id: newId(new Date(Date.UTC(2026, 0, 1, 0, 0, 40 - at))),
        name,
        note: name === 'plain' ? 'of 50 kg' : '',
        kind: at % 2 === 0 ? 'soft' : 'hard',
        keeper: name === 'plain' ? KEEPER : null,
        weight: 7,
      })),
    ),
  )

const ask = (input: SendsOf<typeof list>) => server.call(list, input, { as })
const names = async (input: SendsOf<typeof list>) => (await ask(input)).data?.rows.map(({ name }) => name)

test.each([
  ['50%_off\\', [NAMES[0]]],
  ['50', [NAMES[0], NAMES[1], 'plain']],
  ['%', [NAMES[0]]],
  ['_', [NAMES[0]]],
  ['\\', [NAMES[0]]],
  ["'; drop table planted_things; --", []],
])('what was typed is looked for as it stands: %s', async (search, found) => {
  const { data } = await ask({ search })
  expect(data?.rows.map(({ name }) => name).sort()).toEqual([...found].sort())
  expect(data?.total).toBe(found.length)
})

test('words are found in any script, large or small, composed or not, with blanks around them', async () => {
  expect(await names({ search: '  保險 ' })).toEqual([NAMES[3]])
  expect(await names({ search: 'ZÜRICH ü' })).toEqual([NAMES[2]])
  expect(await names({ search: 'Zu\u0308rich' })).toEqual([NAMES[2]])
})

test('search looks at everything that is declared for it, and filters narrow it further', async () => {
  expect(await names({ search: 'KG' })).toEqual(['plain'])
  expect(await names({ search: 'off', filter: { kind: 'hard' } })).toEqual([NAMES[1]])
  expect(await names({ filter: { kind: ['soft', 'hard'], keeper: KEEPER } })).toEqual(['plain'])
})

test('a filter with nothing chosen narrows nothing, one that fits no row leaves an empty page', async () => {
  expect((await ask({ filter: { kind: [] } })).data?.total).toBe(NAMES.length)
  expect((await ask({ filter: { kind: ['odd'] } })).data).toEqual({ rows: [], total: 0 })
})

test('rows that are equal in the order stand on one page each, forwards and backwards', async () => {
  const walk = async (sort: 'weight' | '-weight') =>
    (await Promise.all([1, 2, 3].map((page) => ask({ sort, page, pageSize: 2 })))).flatMap(({ data }) =>
      data!.rows.map(({ id }) => id),
    )
  const up = await walk('weight')
  expect(new Set(up).size).toBe(NAMES.length)
  expect(up).toEqual([...up].sort())
  expect(await walk('-weight')).toEqual([...up].reverse())
})

test('the total is the same on a full page, on the last, and beyond the end', async () => {
  const pages = await Promise.all([1, 3, 9].map((page) => ask({ page, pageSize: 2 })))
  expect(pages.map(({ data }) => [data?.rows.length, data?.total])).toEqual([
    [2, 5],
    [1, 5],
    [0, 5],
  ])
})

test('without a word about the order, the declared one is taken', async () => {
  expect(await names({})).toEqual(await names({ sort: '-weight' }))
  expect(await names({ sort: '-name' })).toEqual((await names({ sort: 'name' }))?.reverse())
})

test.each([
  ['a filter', { filter: { colour: 'red' } }, 'filter'],
  ['a value', { filter: { kind: 'liquid' } }, 'filter.kind'],
  ['a second value of a single choice', { filter: { keeper: [KEEPER, OURS] } }, 'filter.keeper'],
  ['an order', { sort: 'colour' }, 'sort'],
  ['a page', { page: 0 }, 'page'],
  ['a page size', { pageSize: 201 }, 'pageSize'],
])('%s that is not declared is refused', async (_what, input, field) => {
  expect(await ask(input as never)).toMatchObject({ status: 400, message: 'platform.parameterException', field })
})
