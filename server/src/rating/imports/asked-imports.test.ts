import { type ImportDetail, importOperations as ops, type RegionPlan } from '@coverwright/contract/rating/imports'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { productsRoom } from '../../design/products'
import { tablesRoom } from '../tables'
import { type ImportSet, importsOn } from './import-set.builder'
import { type TypedSheet, writeBook } from './real-sheets/write-book.builder'
import { importsRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, tablesRoom, importsRoom], sessions: people.sessions })
})
afterAll(() => server.close())
const { aProduct, converted, identified } = importsOn(() => server, people)

const save = async ({ as }: ImportSet, { import: { id } }: ImportDetail, plan: RegionPlan[]) =>
  (await server.call(ops.saveMapping, { id, plan }, { as })).data!
const TERMS = 'Zone,Vehicle,Factor\nA,Saloon,1\nA,Truck,1.4\nB,,1.7\nC,,2.1\n'

test('what is asked and not answered is not converted; what was answered is not asked of the next file', async () => {
  const set = await aProduct()
  const first = await identified(set, TERMS)
  const { id } = first.import
  expect(first.problems).toMatchObject([{ code: 'imports.askEmpty', at: 1, title: 'Vehicle' }])
  expect((await save(set, first, first.plan)).import.state).toBe('identified')
  expect(await server.call(ops.convert, { id }, { as: set.as })).toMatchObject({ message: 'imports.mappingError' })

  const plan = first.plan.map((region) => ({
    ...region,
    mapping: {
      ...region.mapping,
      columns: region.mapping.columns.map((column) =>
        column.asks ? { ...column, emptyMeans: 'any' as const, asks: [], answered: ['empty' as const] } : column,
      ),
    },
  }))
  expect((await save(set, first, plan)).problems).toEqual([])
  expect((await converted(set, id)).import.results).toMatchObject([{ read: 4, made: 4, leftOut: 0, noted: 0 }])

  const next = await identified(set, TERMS.replace('2.1', '2.2'))
  expect(next.problems).toEqual([])
  expect(next.plan[0]?.mapping.columns[1]).toMatchObject({ emptyMeans: 'any', answered: ['empty'] })
})

const book = (year: number, more: readonly TypedSheet[] = []): Buffer =>
  writeBook([
    {
      name: `Base ${year}`,
      rows: [
        ['Age', 'Premium (HKD)'],
        ['18-40', 800],
        ['41-70', year],
      ],
    },
    ...more,
    {
      name: `Factors ${year}`,
      rows: [
        ['Roof'],
        ['Kind', 'Factor'],
        ['Tile', 1],
        ['Thatch', 1.8],
        [],
        ['Wall'],
        ['Kind', 'Factor'],
        ['Brick', 1.01],
        ['Wood', 1.3],
      ],
    },
  ])

test('next year’s workbook goes into the same tables, one added in between into a new one, and none is scrambled', async () => {
  const set = await aProduct()
  const first = await identified(set, book(2026), 'xlsx')
  await save(set, first, first.plan)
  const made = (await converted(set, first.import.id)).import.results
  expect(made.map(({ tableName }) => tableName)).toEqual(['Base', 'Roof', 'Wall'])
  const idOf = (name: string) => made.find(({ tableName }) => tableName === name)?.tableId

  const added = {
    name: 'Area',
    rows: [
      ['Area', 'Loading'],
      ['North', 0.1],
      ['South', 0.05],
    ],
  }
  const next = await identified(set, book(2027, [added]), 'xlsx')
  expect(next.problems).toEqual([])
  expect(next.plan.map(({ tableName, tableId }) => [tableName, tableId])).toEqual([
    ['Base', idOf('Base')],
    ['Area', null],
    ['Roof', idOf('Roof')],
    ['Wall', idOf('Wall')],
  ])
})

test('a table that may be one that is there already is asked', async () => {
  const set = await aProduct()
  const sheet = (name: string, header: string) =>
    writeBook([
      {
        name,
        rows: [
          ['Age', header],
          ['18-40', 1.1],
          ['41-70', 1.2],
        ],
      },
    ])
  const first = await identified(set, sheet('Age factors', 'Factor'), 'xlsx')
  await save(set, first, first.plan)
  const [made] = (await converted(set, first.import.id)).import.results
  const next = await identified(set, sheet('Age factors 2027', 'Relativity'), 'xlsx')
  expect(next.problems).toMatchObject([{ code: 'imports.askTable', title: 'Age factors' }])
  const plan = next.plan.map((region) => ({
    ...region,
    tableId: made!.tableId,
    mapping: { ...region.mapping, asks: [], answered: ['table' as const] },
  }))
  expect((await save(set, next, plan)).problems).toEqual([])
})

test('a row that was not taken is taken after all: its table gets a new draft, and an untouched one of before goes', async () => {
  const set = await aProduct()
  const detail = await identified(set, 'Age,Factor\n18-40,1.1\n41-70,1.2\nTotal,2.3\n')
  await save(set, detail, detail.plan)
  const first = await converted(set, detail.import.id)
  expect(first.import.results).toMatchObject([{ made: 2, noted: 1 }])
  const [found] = first.sheets[0]!.regions
  const row = found!.asides![0]!.row
  const taken = first.plan.map((region) => ({ ...region, mapping: { ...region.mapping, taken: [row] } }))
  const saved = await save(set, first, taken)
  expect(saved.import.state).toBe('mapped')
  const again = await converted(set, detail.import.id)
  const [before, after] = [first.import.results[0]!, again.import.results[0]!]
  expect(after).toMatchObject({ read: 3, tableId: before.tableId })
  const versionsOf = async () =>
    (await server.call(tableOperations.get, { id: before.tableId }, { as: set.as })).data!.versions.map(({ id }) => id)
  expect(await versionsOf()).toEqual([after.versionId])

  const { revision } = (await server.call(tableOperations.get, { id: before.tableId }, { as: set.as })).data!
    .versions[0]!
  expect(revision).toBe(1)
  await server.within(set.company, (ctx) =>
    ctx.db.execute(`update rate_table_versions set revision = 2 where id = '${after.versionId}'`),
  )
  await save(set, again, first.plan)
  const third = await converted(set, detail.import.id)
  expect(new Set(await versionsOf())).toEqual(new Set([after.versionId, third.import.results[0]!.versionId]))
})

test('blocks are one table, also where another table of months was brought in before', async () => {
  const set = await aProduct()
  const months = ['Jan', 'Feb', 'Mar', 'Apr']
  const rows = ['Basic', 'Plus'].map((cover, at) => [cover, ...months.map((_, month) => 100 + at * 10 + month)])
  const monthly = writeBook([{ name: 'Monthly', rows: [['Coverage', ...months], ...rows] }])
  const first = await identified(set, monthly, 'xlsx')
  const settled = first.plan.map((region) => ({
    ...region,
    mapping: { ...region.mapping, cross: region.mapping.cross && { ...region.mapping.cross, asks: [] } },
  }))
  await save(set, first, settled)
  await converted(set, first.import.id)
  const block = (at: number) => [
    [`Coverage ${at}`],
    ...['18-30', '31-50', '51-70'].map((age) => [age, ...months.slice(0, 3).map((_, month) => at * 100 + month)]),
    [],
  ]
  const blocks = [[null, ...months.slice(0, 3)], ...[1, 2, 3, 4].flatMap(block)]
  const next = await identified(set, writeBook([{ name: 'Blocks', rows: blocks }]), 'xlsx')
  expect(next.plan.map(({ stack, mapping }) => [stack, mapping.label?.text])).toEqual(
    [1, 2, 3, 4].map((at) => [next.plan[0]?.stack, `Coverage ${at}`]),
  )
  expect(next.plan[0]?.stack).not.toBeNull()
})

test('all tables of a file begin on one day: with new rates for one that is in force, the others wait for it', async () => {
  const set = await aProduct()
  const sheet = (name: string, factor: number): TypedSheet => {
    const rows = [
      [name, 'Factor'],
      ['18-40', factor],
      ['41-64', 1],
      ['65-80', 1.2],
    ]
    return { name, rows }
  }
  const first = await identified(set, writeBook([sheet('Age', 1.5)]), 'xlsx')
  const [today] = first.plan.map(({ effectiveFrom }) => effectiveFrom)
  const { id } = (await converted(set, first.import.id)).import
  const wish = { id, effectiveFrom: today!, isAcknowledged: true }
  expect((await server.call(ops.activate, wish, { as: set.as })).data?.id).toBe(id)

  const next = await identified(set, writeBook([sheet('Age', 1.6), sheet('Weight', 1.1)]), 'xlsx')
  expect(next.plan.map(({ tableId }) => tableId !== null)).toEqual([true, false])
  const days = new Set(next.plan.map(({ effectiveFrom }) => effectiveFrom))
  expect([...days]).toEqual([expect.stringMatching(/-01$/)])
  expect([...days][0]! > today!).toBe(true)
})
