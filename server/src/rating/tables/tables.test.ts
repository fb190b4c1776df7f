import { randomUUID } from 'node:crypto'
import { tableOperations as ops } from '@coverwright/contract/rating/tables'
import type { Recipe } from '@coverwright/rules/design/parts'
import { readXlsx } from 'hucre'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveBodyPart } from '../../design/products'
import { band, carColumns, carRows } from './car-rates.builder'
import { NEW_YEAR, startTables, WRITER } from './table-set.builder'
import { addTableVersion } from '.'

let tables: Awaited<ReturnType<typeof startTables>>
beforeAll(async () => {
  tables = await startTables()
})
afterAll(() => tables.server.close())

test('a table is listed with its versions, and its rows come window by window', async () => {
  const set = await tables.setTable(carRows(800))
  const listed = (await tables.server.call(ops.list, { productId: set.productId }, { as: set.as })).data!
  expect(listed.tables).toMatchObject([
    {
      key: 'ageFactors',
      name: 'Age factors',
      columns: carColumns,
      usedBy: [],
      versions: [{ number: 1, state: 'draft', rowCount: 2400, revision: 1, check: null }],
    },
  ])
  const { rows, total } = await tables.rowsOf(set, { offset: 998, limit: 4 })
  expect(total).toBe(2400)
  expect(rows.map(({ id }) => id)).toEqual([999, 1000, 1001, 1002])
  expect(rows[0]?.cells).toEqual(['M332', { from: '70', to: null }, '1.25', null])
  expect((await tables.rowsOf(set, { offset: 2399, limit: 10 })).rows).toHaveLength(1)
  expect((await tables.rowsOf(set, { offset: 9999, limit: 10 })).rows).toEqual([])
})

test('a table that a recipe asks is not deleted, and keeps its key', async () => {
  const set = await tables.setTable()
  const step = { kind: 'lookUp', name: 'age', title: 'Age of driver', table: 'ageFactors', column: 'factor' } as const
  const value: Recipe = {
    version: 1,
    currency: 'HKD',
    steps: [{ ...step, inputs: { make: 'make', age: 'driverAge' } }],
    addOns: [],
    outputs: { yearly: 'age', monthly: null, parts: [] },
  }
  await tables.inCompany(set, (ctx) =>
    saveBodyPart(ctx, { productId: set.productId, baseRevision: 1, part: 'pricing', value }),
  )
  const asked = { id: set.tableId }
  expect(await tables.server.call(ops.delete, asked, { as: set.as })).toMatchObject({
    status: 409,
    message: 'tables.inUse',
    values: { uses: 'Age of driver' },
  })
  expect(await tables.server.call(ops.update, { ...asked, key: 'other' }, { as: set.as })).toMatchObject({
    message: 'tables.inUse',
  })
  const view = (await tables.server.call(ops.get, asked, { as: set.as })).data!
  const usedBy = [{ part: 'pricing', title: 'Age of driver', columns: ['age', 'make', 'factor'] }]
  expect(view).toMatchObject({ usedBy, may: ['edit', 'changeColumns'] })

  const change = (columns: typeof carColumns) => tables.server.call(ops.update, { ...asked, columns }, { as: set.as })
  const [make, age, factor, note] = carColumns
  expect(await change([age!, factor!, note!])).toMatchObject({
    message: 'tables.columnInUse',
    values: { column: 'Make', uses: 'Age of driver' },
  })
  expect(await change([make!, age!, { id: 'factor', title: 'Factor', role: 'text' }])).toMatchObject({
    message: 'tables.columnInUse',
  })
  expect((await change([age!, { ...make!, title: 'Brand' }, factor!])).data?.columns).toHaveLength(3)
})

test('columns are changed while nothing was in force, and their cells go with them', async () => {
  const set = await tables.setTable()
  const [make, age, factor] = carColumns
  const asText = { id: 'factor', title: 'Say', role: 'text' as const }
  const other = { id: 'loading', title: 'Loading', role: 'factor' as const }
  const columns = [age!, make!, other, asText]
  expect(
    (await tables.server.call(ops.update, { id: set.tableId, columns, name: 'Ages' }, { as: set.as })).data,
  ).toMatchObject({ name: 'Ages', columns })
  expect((await tables.rowsOf(set)).rows[0]?.cells).toEqual([{ from: '18', to: '24' }, 'M0', null, '1.40'])
  const bad = [make!, make!, factor!]
  expect(await tables.server.call(ops.update, { id: set.tableId, columns: bad }, { as: set.as })).toMatchObject({
    message: 'tables.columnTwice',
  })
  const sold = await tables.setTable()
  await tables.activate(sold)
  expect(await tables.server.call(ops.update, { id: sold.tableId, columns }, { as: sold.as })).toMatchObject({
    message: 'tables.columnsFrozen',
  })
  const renamed = carColumns.map((column) => ({ ...column, title: `${column.title}!` }))
  expect((await tables.server.call(ops.update, { id: sold.tableId, columns: renamed }, { as: sold.as })).status).toBe(
    200,
  )
})

test('a new table has a key of its own', async () => {
  const set = await tables.setTable([])
  const draft = {
    productId: set.productId,
    name: 'Age factors',
    use: 'pricing' as const,
    columns: carColumns,
    effectiveFrom: NEW_YEAR,
  }
  expect((await tables.server.call(ops.create, draft, { as: set.as })).data).toMatchObject({ key: 'ageFactors2' })
  expect(await tables.server.call(ops.create, { ...draft, key: 'ageFactors' }, { as: set.as })).toMatchObject({
    message: 'tables.keyTaken',
  })
  expect(await tables.server.call(ops.create, { ...draft, key: 'the key' }, { as: set.as })).toMatchObject({
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
  const set = await tables.setTable(hostile as never)
  const file = (await tables.server.call(ops.exportVersion, { versionId: set.versionId }, { as: set.as })).data!
  expect(file.name).toBe('ageFactors-v1.xlsx')
  const bytes = new Uint8Array(await (await tables.server.raw(file.url)).arrayBuffer())
  const rows = (await readXlsx(bytes)).sheets[0]!.rows
  expect(rows[0]).toEqual(['Make', 'Age', 'Factor', 'Note'])
  expect(rows.slice(1, 5).map((row) => row[0])).toEqual(['\'=HYPERLINK("x")', "'+1", "'-1", "'@SUM"])
  expect(rows[1]?.slice(1, 3)).toEqual(['0', -0.1])
})

test('a text is found wherever it stands', async () => {
  const set = await tables.setTable(carRows(400))
  const found = await tables.server.call(
    ops.findRows,
    { versionId: set.versionId, text: 'm399', column: 'make' },
    { as: set.as },
  )
  expect(found.data).toMatchObject({ total: 3, found: [{ at: 1197, columns: ['make'] }, {}, {}] })
})

test('another company sees nothing, and reading alone changes nothing', async () => {
  const set = await tables.setTable()
  const stranger = tables.people.open(await tables.server.openBrowser(), randomUUID(), WRITER)
  const asked = { versionId: set.versionId }
  for (const op of [ops.listRows, ops.checkVersion, ops.copyVersion, ops.exportVersion, ops.discardVersion] as const)
    expect(await tables.server.call(op, asked as never, { as: stranger })).toMatchObject({
      status: 404,
      message: 'tables.notFound',
    })
  expect(await tables.server.call(ops.get, { id: set.tableId }, { as: stranger })).toMatchObject({
    message: 'tables.notFound',
  })
  const reader = tables.people.open(await tables.server.openBrowser(), set.company, ['products.read'])
  expect((await tables.rowsOf({ ...set, as: reader })).total).toBe(6)
  expect(await tables.save({ ...set, as: reader }, 1, [{ kind: 'delete', rows: [1] }])).toMatchObject({ status: 403 })
  expect((await tables.server.call(ops.get, { id: set.tableId }, { as: reader })).data).toMatchObject({
    may: [],
    versions: [{ may: [] }],
  })
})

test('rows of the wrong width or kind are not taken in', async () => {
  const set = await tables.setTable()
  const add = (rows: never) =>
    tables.inCompany(set, (ctx) =>
      addTableVersion(ctx, { productId: set.productId, table: { id: set.tableId }, rows, effectiveFrom: NEW_YEAR }),
    )
  await expect(add([['M']] as never)).rejects.toMatchObject({ code: 'tables.rowWidth' })
  await expect(add([['M', null, 'x', null]] as never)).rejects.toMatchObject({ code: 'tables.cellNotNumber' })
  await expect(add([[4, null, '1', null]] as never)).rejects.toMatchObject({ code: 'tables.cellNotText' })
})
