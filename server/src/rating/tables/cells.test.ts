import { tableOperations as ops, type RowChange } from '@coverwright/contract/rating/tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { band, carRows } from './car-rates.builder'
import { startTables } from './table-set.builder'

let tables: Awaited<ReturnType<typeof startTables>>
beforeAll(async () => {
  tables = await startTables()
})
afterAll(() => tables.server.close())

test('cells, new rows and rows that go are saved in one batch, in order', async () => {
  const set = await tables.setTable()
  const saved = await tables.save(set, 1, [
    { kind: 'set', row: 2, at: 2, cell: '1.05' },
    { kind: 'insert', rows: [-1], after: 3, cells: [['New', null, null, null]] },
    { kind: 'set', row: -1, at: 2, cell: '0.9' },
    { kind: 'insert', rows: [-2], after: null, cells: [['Top', null, '2', null]] },
    { kind: 'delete', rows: [6] },
  ])
  expect(saved.data).toMatchObject({
    revision: 2,
    rowCount: 7,
    refusals: [],
    rowIds: [{ given: -1, id: 7, count: 2 }],
  })
  const { rows } = await tables.rowsOf(set)
  expect(rows.map(({ id }) => id)).toEqual([8, 1, 2, 3, 7, 4, 5])
  expect(rows[2]?.cells[2]).toBe('1.05')
  expect(rows[4]?.cells).toEqual(['New', null, '0.9', null])

  const back = await tables.save(set, 2, [
    { kind: 'insert', rows: [6], after: 5, cells: [['M1', band(70, null) as never, '1.25', null]] },
  ])
  expect(back.data?.refusals).toEqual([])
  expect((await tables.rowsOf(set)).rows.at(-1)?.id).toBe(6)
})

test('what does not fit is named cell by cell, and nothing is half saved', async () => {
  const set = await tables.setTable()
  const refused = await tables.save(set, 1, [
    { kind: 'set', row: 1, at: 2, cell: '9' },
    { kind: 'set', row: 1, at: 2, cell: 'a lot' },
    { kind: 'set', row: 2, at: 1, cell: { from: '9', to: '1' } },
    { kind: 'set', row: 99, at: 1, cell: null },
    { kind: 'insert', rows: [3], after: null, cells: [['M', null, '1', null]] },
    { kind: 'insert', rows: [-1], after: null, cells: [['M']] },
  ])
  expect(refused.data).toMatchObject({ revision: 1 })
  expect(refused.data?.refusals).toEqual([
    { row: 1, at: 2, code: 'tables.cellNotNumber' },
    { row: 2, at: 1, code: 'tables.cellBandReversed' },
    { row: 99, at: 1, code: 'tables.rowGone' },
    { row: 3, at: null, code: 'tables.rowTaken' },
    { row: -1, at: null, code: 'tables.rowWidth' },
  ])
  expect((await tables.rowsOf(set)).rows[0]?.cells[2]).toBe('1.40')
})

test('two people never save over each other', async () => {
  const set = await tables.setTable()
  const both = await Promise.all(['2', '3'].map((cell) => tables.save(set, 1, [{ kind: 'set', row: 1, at: 2, cell }])))
  expect(both.map(({ message }) => message).sort()).toEqual(['', 'tables.changed'])
})

test('ten thousand cells are one save, and each has its history', async () => {
  const set = await tables.setTable(carRows(3_400))
  const changes = Array.from({ length: 10_000 }, (_, at): RowChange => ({
    kind: 'set',
    row: at + 1,
    at: 2,
    cell: '1.5',
  }))
  expect((await tables.save(set, 1, changes)).data).toMatchObject({ revision: 2, refusals: [] })
  const history = { tableId: set.tableId, rowId: 10_000, columnId: 'factor' }
  expect((await tables.server.call(ops.listCellHistory, history, { as: set.as })).data?.edits).toMatchObject([
    { versionNumber: 1, columnId: 'factor', before: '1.40', after: '1.5' },
  ])
})

test('a block of rows comes in one change, a rectangle of cells in another, and the history knows of each row', async () => {
  const set = await tables.setTable(carRows(700))
  const rows = Array.from({ length: 3_000 }, (_, at) => -1 - at)
  const block: RowChange = { kind: 'insert', rows, after: 10, cells: rows.map((id) => [`N${-id}`, null, '1', null]) }
  const saved = await tables.save(set, 1, [
    block,
    {
      kind: 'setMany',
      rows: [9, -1, -2],
      at: 2,
      cells: [
        ['2', 'seen'],
        ['3', 'new'],
        ['4', null],
      ],
    },
  ])
  expect(saved.data).toMatchObject({ rowCount: 5_100, rowIds: [{ given: -1, id: 2_101, count: 3_000 }], refusals: [] })
  const { rows: read } = await tables.rowsOf(set, { offset: 8, limit: 5 })
  expect(read.map(({ cells, id }) => [id, cells[2], cells[3]])).toEqual([
    [9, '2', 'seen'],
    [10, '1.40', null],
    [2_101, '3', 'new'],
    [2_102, '4', null],
    [2_103, '1', null],
  ])
  const historyOf = async (rowId: number) =>
    (await tables.server.call(ops.listCellHistory, { tableId: set.tableId, rowId, columnId: 'factor' }, { as: set.as }))
      .data!.edits
  expect(await historyOf(2_102)).toMatchObject([{ kind: 'cell', after: '4' }, { kind: 'rowCame' }])
  expect(await historyOf(5_100)).toMatchObject([{ kind: 'rowCame', columnId: '' }])
  expect(await historyOf(9)).toMatchObject([{ kind: 'cell', before: '1.25', after: '2' }])
  expect(await historyOf(8)).toEqual([])
})

test('whoever has the rows of an earlier revision is told what others did since', async () => {
  const set = await tables.setTable()
  await tables.save(set, 1, [
    { kind: 'set', row: 2, at: 2, cell: '1.05' },
    { kind: 'insert', rows: [-1], after: 2, cells: [['New', null, '3', null]] },
  ])
  await tables.save(set, 2, [{ kind: 'delete', rows: [6] }])
  const since = async (revision: number) =>
    (await tables.server.call(ops.listChanges, { versionId: set.versionId, since: revision }, { as: set.as })).data!
  expect(await since(1)).toMatchObject({
    revision: 3,
    isWhole: false,
    gone: [6],
    rows: [
      { id: 2, after: 1, cells: ['M0', { from: '25', to: '69' }, '1.05', null] },
      { id: 7, after: 2 },
    ],
  })
  expect(await since(3)).toEqual({ revision: 3, isWhole: false, gone: [], rows: [] })
  const rows = Array.from({ length: 300 }, (_, at) => -1 - at)
  await tables.save(set, 3, [{ kind: 'insert', rows, after: null, cells: rows.map(() => ['M', null, '1', null]) }])
  expect(await since(3)).toMatchObject({ revision: 4, isWhole: true })
})
