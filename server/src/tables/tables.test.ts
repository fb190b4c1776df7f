import { randomUUID } from 'node:crypto'
import { tableOperations, type RowChange } from '@coverwright/contract/tables'
import type { Permission } from '@coverwright/rules/members'
import { readXlsx } from 'hucre'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyCtx } from '../platform/operations'
import { type Caller, startTestServer, type TestServer, testSessions } from '../platform/testing'
import { openProduct, productsRoom, saveBodyPart } from '../products'
import { band, carColumns, carRows } from './car-rates.builder'
import { addTableVersion, freezeTables, readFrozenTables, readRateTables, tablesRoom } from '.'

const people = testSessions()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [productsRoom, tablesRoom], sessions: people.sessions })
})
afterAll(() => server.close())

const ops = tableOperations
const WRITER: Permission[] = ['products.read', 'products.write']
const NEW_YEAR = '2026-01-01'

type Set = { as: Caller; company: string; productId: string; tableId: string; versionId: string }

async function setTable(rows = carRows(2)): Promise<Set> {
  const company = randomUUID()
  const as = people.open(await server.openBrowser(), company, WRITER)
  const made = await server.within(company, async (ctx) => {
    const product = await openProduct(ctx, {
      name: 'Car',
      description: '',
      size: 'simple',
      insuranceType: 'car',
      currency: 'HKD',
      languages: ['en_us'],
      timeZone: 'UTC',
      ownerId: null,
    })
    const table = { name: 'Age factors', use: 'pricing' as const, columns: carColumns }
    const added = await addTableVersion(ctx, { productId: product.id, table, rows, effectiveFrom: NEW_YEAR })
    return { productId: product.id, ...added }
  })
  return { as, company, ...made }
}

const rowsOf = async ({ as, versionId }: Set, window: { offset?: number; limit?: number } = {}) =>
  (await server.call(ops.listRows, { versionId, ...window }, { as })).data!

const save = ({ as, versionId }: Set, baseRevision: number, changes: RowChange[]) =>
  server.call(ops.updateCells, { versionId, baseRevision, changes }, { as })

const activate = (
  { as, versionId }: Set,
  more: { baseRevision?: number; isAcknowledged?: boolean; makesRoom?: boolean; effectiveFrom?: string } = {},
) =>
  server.call(
    ops.activateVersion,
    { versionId, baseRevision: 1, effectiveFrom: NEW_YEAR, effectiveTo: null, ...more },
    { as },
  )

const inCompany = <Result>({ company }: Set, work: (ctx: CompanyCtx) => Promise<Result>) => server.within(company, work)

test('a table is listed with its versions, and its rows come window by window', async () => {
  const set = await setTable(carRows(800))
  const { tables } = (await server.call(ops.list, { productId: set.productId }, { as: set.as })).data!
  expect(tables).toMatchObject([
    {
      key: 'ageFactors',
      name: 'Age factors',
      columns: carColumns,
      usedBy: [],
      versions: [{ number: 1, state: 'draft', rowCount: 2400, revision: 1, check: null }],
    },
  ])
  const { rows, total } = await rowsOf(set, { offset: 998, limit: 4 })
  expect(total).toBe(2400)
  expect(rows.map(({ id }) => id)).toEqual([999, 1000, 1001, 1002])
  expect(rows[0]?.cells).toEqual(['M332', { from: '70', to: null }, '1.25', null])
  expect((await rowsOf(set, { offset: 2399, limit: 10 })).rows).toHaveLength(1)
  expect((await rowsOf(set, { offset: 9999, limit: 10 })).rows).toEqual([])
})

test('cells, new rows and rows that go are saved in one batch, in order', async () => {
  const set = await setTable()
  const saved = await save(set, 1, [
    { kind: 'set', row: 2, at: 2, cell: '1.05' },
    { kind: 'insert', row: -1, after: 3, cells: ['New', null, null, null] },
    { kind: 'set', row: -1, at: 2, cell: '0.9' },
    { kind: 'insert', row: -2, after: null, cells: ['Top', null, '2', null] },
    { kind: 'delete', row: 6 },
  ])
  expect(saved.data).toMatchObject({
    revision: 2,
    rowCount: 7,
    refusals: [],
    rowIds: [
      { given: -1, id: 7 },
      { given: -2, id: 8 },
    ],
  })
  const { rows } = await rowsOf(set)
  expect(rows.map(({ id }) => id)).toEqual([8, 1, 2, 3, 7, 4, 5])
  expect(rows[2]?.cells[2]).toBe('1.05')
  expect(rows[4]?.cells).toEqual(['New', null, '0.9', null])

  const back = await save(set, 2, [
    { kind: 'insert', row: 6, after: 5, cells: ['M1', band(70, null) as never, '1.25', null] },
  ])
  expect(back.data?.refusals).toEqual([])
  expect((await rowsOf(set)).rows.at(-1)?.id).toBe(6)
})

test('what does not fit is named cell by cell, and nothing is half saved', async () => {
  const set = await setTable()
  const refused = await save(set, 1, [
    { kind: 'set', row: 1, at: 2, cell: '9' },
    { kind: 'set', row: 1, at: 2, cell: 'a lot' },
    { kind: 'set', row: 2, at: 1, cell: { from: '9', to: '1' } },
    { kind: 'set', row: 99, at: 1, cell: null },
    { kind: 'insert', row: 3, after: null, cells: ['M', null, '1', null] },
    { kind: 'insert', row: -1, after: null, cells: ['M'] },
  ])
  expect(refused.data).toMatchObject({ revision: 1 })
  expect(refused.data?.refusals).toEqual([
    { row: 1, at: 2, code: 'tables.cellNotNumber' },
    { row: 2, at: 1, code: 'tables.cellBandReversed' },
    { row: 99, at: 1, code: 'tables.rowGone' },
    { row: 3, at: null, code: 'tables.rowTaken' },
    { row: -1, at: null, code: 'tables.rowWidth' },
  ])
  expect((await rowsOf(set)).rows[0]?.cells[2]).toBe('1.40')
})

test('two people never save over each other', async () => {
  const set = await setTable()
  const both = await Promise.all(['2', '3'].map((cell) => save(set, 1, [{ kind: 'set', row: 1, at: 2, cell }])))
  expect(both.map(({ message }) => message).sort()).toEqual(['', 'tables.changed'])
})

test('ten thousand cells are one save, and each has its history', async () => {
  const set = await setTable(carRows(3_400))
  const changes = Array.from({ length: 10_000 }, (_, at): RowChange => ({
    kind: 'set',
    row: at + 1,
    at: 2,
    cell: '1.5',
  }))
  expect((await save(set, 1, changes)).data).toMatchObject({ revision: 2, refusals: [] })
  const history = { tableId: set.tableId, rowId: 10_000, columnId: 'factor' }
  expect((await server.call(ops.listCellHistory, history, { as: set.as })).data?.edits).toMatchObject([
    { versionNumber: 1, columnId: 'factor', before: '1.40', after: '1.5' },
  ])
})

test('a check names a customer without a price; activating asks to be told that this is meant', async () => {
  const rows = carRows(1).filter((_, at) => at !== 1)
  const set = await setTable(rows)
  const check = (await server.call(ops.checkVersion, { versionId: set.versionId }, { as: set.as })).data!
  const gap = check.findings.find(({ code }) => code === 'table.gap')
  expect(gap).toMatchObject({ isHard: true, customer: { make: 'M0', age: '25' } })
  expect(await activate(set)).toMatchObject({ status: 409, message: 'tables.findingsOpen', values: { count: 1 } })
  expect((await activate(set, { isAcknowledged: true })).data?.versions[0]).toMatchObject({
    state: 'active',
    check: { hard: 1 },
    may: ['deactivate', 'copy', 'setDates'],
  })
})

test('a large table is checked in a thread of its own', async () => {
  const set = await setTable(carRows(1_200).filter((_, at) => at !== 1_501))
  const check = (await server.call(ops.checkVersion, { versionId: set.versionId }, { as: set.as })).data!
  expect(check.findings.filter(({ isHard }) => isHard)).toMatchObject([
    { code: 'table.gap', customer: { make: 'M500' } },
  ])
})

test('a table with a missing value, or without rows, is not put in force', async () => {
  const set = await setTable([['M', null, null, null]])
  expect(await activate(set)).toMatchObject({ message: 'tables.broken', values: { count: 1, row: 1 } })
  const empty = await setTable([])
  expect(await activate(empty)).toMatchObject({ message: 'tables.noRows' })
})

test('what is in force is frozen; a copy shares its rows and is edited', async () => {
  const set = await setTable()
  await activate(set)
  const change: RowChange[] = [{ kind: 'set', row: 1, at: 2, cell: '2' }]
  expect(await save(set, 2, change)).toMatchObject({ message: 'tables.versionFrozen' })
  expect(await server.call(ops.discardVersion, { versionId: set.versionId }, { as: set.as })).toMatchObject({
    message: 'tables.versionFrozen',
  })
  const copy = (await server.call(ops.copyVersion, { versionId: set.versionId }, { as: set.as })).data!
  expect(copy).toMatchObject({ number: 2, state: 'draft', rowCount: 6, copiedFrom: set.versionId })
  const draft = { ...set, versionId: copy.id }
  await save(draft, 1, [
    ...change,
    { kind: 'delete', row: 4 },
    { kind: 'insert', row: -1, after: 2, cells: ['New', null, '3', null] },
  ])
  expect((await rowsOf(set)).rows[0]?.cells[2]).toBe('1.40')
  const asked = { beforeId: set.versionId, afterId: copy.id }
  const compared = (await server.call(ops.compareVersions, asked, { as: set.as })).data!
  expect(compared.counts).toEqual({ added: 1, gone: 1, changed: 1, same: 4 })
  expect(compared.changed).toMatchObject([{ at: 0, columns: ['factor'], before: { id: 1 }, after: { id: 1 } }])
  expect(compared.added).toMatchObject([{ at: 2, row: { id: 7 } }])
  expect(compared.gone).toMatchObject([{ at: 3, row: { id: 4 } }])
  expect((await server.call(ops.discardVersion, { versionId: copy.id }, { as: set.as })).status).toBe(200)
})

test('in a comparison of large versions each row is found at its place of the whole', async () => {
  const set = await setTable(carRows(1_200))
  const copy = (await server.call(ops.copyVersion, { versionId: set.versionId }, { as: set.as })).data!
  await save({ ...set, versionId: copy.id }, 1, [{ kind: 'set', row: 3_001, at: 2, cell: '2' }])
  const asked = { beforeId: set.versionId, afterId: copy.id }
  const compared = (await server.call(ops.compareVersions, asked, { as: set.as })).data!
  expect(compared.counts).toEqual({ added: 0, gone: 0, changed: 1, same: 3_599 })
  expect(compared.changed).toMatchObject([{ at: 3_000, after: { id: 3_001 } }])
})

test('one version holds on a day: the earlier ends the day before, when asked to', async () => {
  const set = await setTable()
  await activate(set)
  const copy = (await server.call(ops.copyVersion, { versionId: set.versionId }, { as: set.as })).data!
  const next = { ...set, versionId: copy.id }
  const july = { effectiveFrom: '2026-07-01' }
  expect(await activate(next, july)).toMatchObject({ message: 'tables.daysShared', values: { numbers: '1' } })
  const { versions } = (await activate(next, { ...july, makesRoom: true })).data!
  expect(versions).toMatchObject([
    { number: 2, state: 'active', effectiveFrom: '2026-07-01', effectiveTo: null },
    { number: 1, state: 'active', effectiveTo: '2026-06-30' },
  ])
  const june = { versionId: copy.id, baseRevision: 2, effectiveFrom: '2026-06-01', effectiveTo: null }
  expect(await server.call(ops.setDates, june, { as: set.as })).toMatchObject({ message: 'tables.daysShared' })
  const moved = await server.call(ops.setDates, { ...june, makesRoom: true }, { as: set.as })
  expect(moved.data?.versions[1]).toMatchObject({ effectiveTo: '2026-05-31' })
  const out = await server.call(ops.deactivateVersion, { versionId: copy.id, baseRevision: 3 }, { as: set.as })
  expect(out.data?.versions[0]).toMatchObject({ state: 'inactive', may: ['activate', 'copy'] })
  expect(
    await server.call(ops.deactivateVersion, { versionId: copy.id, baseRevision: 4 }, { as: set.as }),
  ).toMatchObject({ message: 'tables.versionNotActive' })
  const reversed = { ...june, baseRevision: 4, effectiveTo: '2026-01-01' }
  expect(await server.call(ops.setDates, reversed, { as: set.as })).toMatchObject({ message: 'tables.daysReversed' })
})

test('others read what is in force, twice the same object, and a draft only when they ask', async () => {
  const set = await setTable()
  const read = (versions: 'active' | 'newest' | string[]) =>
    inCompany(set, (ctx) => readRateTables(ctx, set.productId, { versions }))
  expect(await read('active')).toEqual([])
  expect((await read('newest'))[0]?.table).toMatchObject({ id: 'ageFactors', versions: [{ id: set.versionId }] })
  await activate(set)
  const [first] = await read('active')
  expect(first?.table.versions[0]?.rows).toEqual(carRows(2))
  expect((await read('active'))[0]).toBe(first)
  const copy = (await server.call(ops.copyVersion, { versionId: set.versionId }, { as: set.as })).data!
  expect((await read([copy.id]))[0]?.table.versions.map(({ id }) => id)).toEqual([set.versionId, copy.id])
})

test('what was published with a table is read again to the last cell, even when the table is gone', async () => {
  const set = await setTable()
  await activate(set)
  const frozen = await inCompany(set, (ctx) => freezeTables(ctx, set.productId))
  expect((await server.call(ops.delete, { id: set.tableId }, { as: set.as })).status).toBe(200)
  const sweep = tablesRoom.chores?.[0]
  await inCompany(set, (ctx) => sweep!.run({ ...ctx, now: () => new Date(Date.now() + 48 * 3_600_000) }))
  const stored = JSON.parse(JSON.stringify(frozen)) as typeof frozen
  const [read] = await inCompany(set, (ctx) => readFrozenTables(ctx, stored))
  expect(read?.table.versions[0]?.rows).toEqual(carRows(2))
})

test('a table that a recipe asks is not deleted, and keeps its key', async () => {
  const set = await setTable()
  const value = { version: 1, steps: [{ kind: 'lookUp', name: 'age', title: 'Age of driver', table: 'ageFactors' }] }
  await inCompany(set, (ctx) =>
    saveBodyPart(ctx, { productId: set.productId, baseRevision: 1, part: 'pricing', value }),
  )
  const asked = { id: set.tableId }
  expect(await server.call(ops.delete, asked, { as: set.as })).toMatchObject({
    status: 409,
    message: 'tables.inUse',
    values: { uses: 'Age of driver' },
  })
  expect(await server.call(ops.update, { ...asked, key: 'other' }, { as: set.as })).toMatchObject({
    message: 'tables.inUse',
  })
  const view = (await server.call(ops.get, asked, { as: set.as })).data!
  expect(view).toMatchObject({ usedBy: [{ part: 'pricing', title: 'Age of driver' }], may: ['edit', 'changeColumns'] })
})

test('columns are changed while nothing was in force, and their cells go with them', async () => {
  const set = await setTable()
  const [make, age, factor] = carColumns
  const asText = { id: 'factor', title: 'Say', role: 'text' as const }
  const other = { id: 'loading', title: 'Loading', role: 'factor' as const }
  const columns = [age!, make!, other, asText]
  expect(
    (await server.call(ops.update, { id: set.tableId, columns, name: 'Ages' }, { as: set.as })).data,
  ).toMatchObject({ name: 'Ages', columns })
  expect((await rowsOf(set)).rows[0]?.cells).toEqual([{ from: '18', to: '24' }, 'M0', null, '1.40'])
  const bad = [make!, make!, factor!]
  expect(await server.call(ops.update, { id: set.tableId, columns: bad }, { as: set.as })).toMatchObject({
    message: 'tables.columnTwice',
  })
  const sold = await setTable()
  await activate(sold)
  expect(await server.call(ops.update, { id: sold.tableId, columns }, { as: sold.as })).toMatchObject({
    message: 'tables.columnsFrozen',
  })
  const renamed = carColumns.map((column) => ({ ...column, title: `${column.title}!` }))
  expect((await server.call(ops.update, { id: sold.tableId, columns: renamed }, { as: sold.as })).status).toBe(200)
})

test('a new table has a key of its own', async () => {
  const set = await setTable([])
  const draft = {
    productId: set.productId,
    name: 'Age factors',
    use: 'pricing' as const,
    columns: carColumns,
    effectiveFrom: NEW_YEAR,
  }
  expect((await server.call(ops.create, draft, { as: set.as })).data).toMatchObject({ key: 'ageFactors2' })
  expect(await server.call(ops.create, { ...draft, key: 'ageFactors' }, { as: set.as })).toMatchObject({
    message: 'tables.keyTaken',
  })
  expect(await server.call(ops.create, { ...draft, key: 'the key' }, { as: set.as })).toMatchObject({
    message: 'tables.keyShape',
  })
})

test('an export holds the rows as people read them, and no formula', async () => {
  const hostile = ['=HYPERLINK("x")', '+1', '-1', '@SUM', '\tx', '\rx'].map((text, at) => [
    text,
    band(at, at),
    `-0.${at + 1}`,
    null,
  ])
  const set = await setTable(hostile as never)
  const file = (await server.call(ops.exportVersion, { versionId: set.versionId }, { as: set.as })).data!
  expect(file.name).toBe('ageFactors-v1.xlsx')
  const bytes = new Uint8Array(await (await server.raw(file.url)).arrayBuffer())
  const rows = (await readXlsx(bytes)).sheets[0]!.rows
  expect(rows[0]).toEqual(['Make', 'Age', 'Factor', 'Note'])
  expect(rows.slice(1, 5).map((row) => row[0])).toEqual(['\'=HYPERLINK("x")', "'+1", "'-1", "'@SUM"])
  expect(rows[1]?.slice(1, 3)).toEqual(['0', -0.1])
})

test('a text is found wherever it stands', async () => {
  const set = await setTable(carRows(400))
  const found = await server.call(
    ops.findRows,
    { versionId: set.versionId, text: 'm399', column: 'make' },
    { as: set.as },
  )
  expect(found.data).toMatchObject({ total: 3, found: [{ at: 1197, columns: ['make'] }, {}, {}] })
})

test('another company sees nothing, and reading alone changes nothing', async () => {
  const set = await setTable()
  const stranger = people.open(await server.openBrowser(), randomUUID(), WRITER)
  const asked = { versionId: set.versionId }
  for (const op of [ops.listRows, ops.checkVersion, ops.copyVersion, ops.exportVersion, ops.discardVersion] as const)
    expect(await server.call(op, asked as never, { as: stranger })).toMatchObject({
      status: 404,
      message: 'tables.notFound',
    })
  expect(await server.call(ops.get, { id: set.tableId }, { as: stranger })).toMatchObject({
    message: 'tables.notFound',
  })
  const reader = people.open(await server.openBrowser(), set.company, ['products.read'])
  expect((await rowsOf({ ...set, as: reader })).total).toBe(6)
  expect(await save({ ...set, as: reader }, 1, [{ kind: 'delete', row: 1 }])).toMatchObject({ status: 403 })
  expect((await server.call(ops.get, { id: set.tableId }, { as: reader })).data).toMatchObject({
    may: [],
    versions: [{ may: [] }],
  })
})

test('rows of the wrong width or kind are not taken in', async () => {
  const set = await setTable()
  const add = (rows: never) =>
    inCompany(set, (ctx) =>
      addTableVersion(ctx, { productId: set.productId, table: { id: set.tableId }, rows, effectiveFrom: NEW_YEAR }),
    )
  await expect(add([['M']] as never)).rejects.toMatchObject({ code: 'tables.rowWidth' })
  await expect(add([['M', null, 'x', null]] as never)).rejects.toMatchObject({ code: 'tables.cellNotNumber' })
  await expect(add([[4, null, '1', null]] as never)).rejects.toMatchObject({ code: 'tables.cellNotText' })
})
