import type { RowChange, SavedCells } from '@coverwright/contract/tables'
import type { TableColumn } from '@coverwright/rules/pricing'
import { expect, test, vi } from 'vitest'
import { EditLog } from './edit-log'
import { clearCells, copyArea, deleteRows, fillDown, insertRows } from './fill'
import { ALL, makeView } from './make-view'
import { planPaste } from './paste'
import { RowLoader, WINDOW_ROWS } from './row-loader'
import { SaveQueue } from './save-queue'
import { moved, nextCell } from './selection'
import { Sheet } from './sheet'

const columns: TableColumn[] = [
  { id: 'make', title: 'Make', role: 'exact', of: 'text' },
  { id: 'age', title: 'Age', role: 'band', of: 'number' },
  { id: 'factor', title: 'Factor', role: 'factor' },
]

function fiveRows(): Sheet {
  const sheet = new Sheet(columns, 5)
  const rows = [1, 2, 3, 4, 5].map((id) => ({
    id,
    cells: [`M${6 - id}`, { from: String(id * 10), to: null }, `1.${id}`],
  }))
  sheet.fill(0, rows)
  return sheet
}

const ids = (sheet: Sheet) => Array.from({ length: sheet.count }, (_, at) => sheet.rowAt(at)?.id)
const factors = (sheet: Sheet) => Array.from({ length: sheet.count }, (_, at) => sheet.rowAt(at)?.cells[2])
const area = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right })

test('what is done can be undone and done again, rows and cells alike', () => {
  const sheet = fiveRows()
  const saved: RowChange[] = []
  const log = new EditLog(sheet, (changes) => saved.push(...changes))
  log.do([{ kind: 'set', row: 2, at: 2, cell: '9' }])
  log.do(deleteRows(sheet, area(1, 0, 2)))
  log.do(insertRows(sheet, 0, 'below', 2))
  expect(ids(sheet)).toEqual([1, -1, -2, 4, 5])
  log.undo()
  log.undo()
  expect(ids(sheet)).toEqual([1, 2, 3, 4, 5])
  expect(factors(sheet)).toEqual(['1.1', '9', '1.3', '1.4', '1.5'])
  log.undo()
  expect(factors(sheet)[1]).toBe('1.2')
  expect(log.undo()).toBeNull()
  for (let step = 0; step < 3; step++) log.redo()
  expect(ids(sheet)).toEqual([1, -1, -2, 4, 5])
  expect(saved.filter(({ kind }) => kind === 'delete')).toHaveLength(2 + 2 + 2)
})

test('a block of a spreadsheet lands cell by cell and grows the table', () => {
  const sheet = fiveRows()
  const plan = planPaste(sheet, area(4, 1), '50-59\t2.5\n60+\t3')
  expect(plan).toMatchObject({ ok: true, area: area(4, 1, 5, 2) })
  if (plan.ok) sheet.apply(plan.changes)
  expect(sheet.count).toBe(6)
  expect(sheet.rowAt(5)?.cells).toEqual([null, { from: '60', to: null }, '3'])
})

test('one value fills what is selected, and a block repeats where it fits', () => {
  const sheet = fiveRows()
  const one = planPaste(sheet, area(0, 2, 2, 2), '7')
  if (one.ok) sheet.apply(one.changes)
  const two = planPaste(sheet, area(1, 2, 4, 2), '8\n9')
  if (two.ok) sheet.apply(two.changes)
  expect(factors(sheet)).toEqual(['7', '8', '9', '8', '9'])
})

test('when one cell does not fit nothing is pasted, and every such cell is named', () => {
  const sheet = fiveRows()
  const plan = planPaste(sheet, area(0, 1), 'old\t1\n20-10\tmuch')
  expect(plan).toEqual({
    ok: false,
    problems: [
      { row: 0, column: 1, text: 'old', code: 'tables.cellNotBand' },
      { row: 1, column: 1, text: '20-10', code: 'tables.cellBandReversed' },
      { row: 1, column: 2, text: 'much', code: 'tables.cellNotNumber' },
    ],
  })
  expect(planPaste(sheet, area(0, 2), '1\t2')).toMatchObject({ ok: false, reason: 'tooWide' })
})

test('fill down copies the first row, or for one row what stands above; clearing and copying take the area', () => {
  const sheet = fiveRows()
  sheet.apply(fillDown(sheet, area(0, 2, 2, 2)))
  sheet.apply(fillDown(sheet, area(4, 2)))
  expect(factors(sheet)).toEqual(['1.1', '1.1', '1.1', '1.4', '1.4'])
  sheet.apply(clearCells(sheet, area(0, 1, 0, 2)))
  expect(copyArea(sheet, area(0, 0, 1, 2))).toBe('M5\t\t\nM4\t20+\t1.1')
})

test('sorted and filtered rows are shown in their order, and edited in their place', () => {
  const sheet = fiveRows()
  sheet.setView(makeView(sheet, { ...ALL, sorting: { at: 0, direction: 'up' } }))
  expect(ids(sheet)).toEqual([5, 4, 3, 2, 1])
  sheet.setView(makeView(sheet, { ...ALL, filters: { 1: '20' }, sorting: { at: 2, direction: 'down' } }))
  expect(ids(sheet)).toEqual([2])
  sheet.apply([{ kind: 'delete', row: 1 }])
  expect(ids(sheet)).toEqual([2])
  expect(sheet.placeAt(0)).toBe(0)
  sheet.setView(null)
  expect(ids(sheet)).toEqual([2, 3, 4, 5])
  expect(makeView(sheet, { ...ALL, only: new Set([4]) })).toEqual(Int32Array.of(2))
})

test('blocks of thousands of rows come, go and come back without looking through the list for each', () => {
  const sheet = new Sheet(columns, 100_000)
  sheet.fill(
    0,
    Array.from({ length: 100_000 }, (_, at) => ({ id: at + 1, cells: [null, null, '1'] })),
  )
  const log = new EditLog(sheet, () => undefined)
  log.do(deleteRows(sheet, area(50_000, 0, 54_999)))
  log.do(insertRows(sheet, 20_000, 'below', 5_000))
  expect(sheet.rowAt(20_001)?.id).toBe(-1)
  log.undo()
  log.undo()
  expect(sheet.count).toBe(100_000)
  expect([0, 20_001, 50_000, 54_999, 99_999].map((at) => sheet.rowAt(at)?.id)).toEqual([
    1, 20_002, 50_001, 55_000, 100_000,
  ])
})

test('a save is never larger than a call may be', async () => {
  const sizes: number[] = []
  const queue = new SaveQueue({
    revision: 1,
    send: async (base, changes) => {
      sizes.push(JSON.stringify(changes).length)
      return answer(base + 1)
    },
    resolve: (id) => id,
    onSaved: () => undefined,
    onState: () => undefined,
  })
  queue.add(
    Array.from({ length: 3_000 }, (_, at) => ({ kind: 'insert', row: -at, after: null, cells: ['x'.repeat(400)] })),
  )
  await queue.flush()
  expect(sizes.length).toBeGreaterThan(1)
  expect(Math.max(...sizes)).toBeLessThan(900_000)
})

const answer = (revision: number, more: Partial<SavedCells> = {}): SavedCells => ({
  revision,
  hash: '',
  rowCount: 0,
  rowIds: [],
  refusals: [],
  ...more,
})

test('saves go one after the other, on the revision that the last one made, with the ids that new rows got', async () => {
  const sheet = fiveRows()
  const sent: [number, RowChange[]][] = []
  const queue = new SaveQueue({
    revision: 3,
    send: async (base, changes) => {
      sent.push([base, changes])
      return answer(base + 1, { rowIds: base === 3 ? [{ given: -1, id: 77 }] : [] })
    },
    resolve: (id) => sheet.resolve(id),
    onSaved: ({ rowIds }) => sheet.rename(rowIds),
    onState: () => undefined,
  })
  const log = new EditLog(sheet, (changes) => queue.add(changes))
  log.do(insertRows(sheet, 4, 'below', 1))
  const first = queue.flush()
  log.do([{ kind: 'set', row: -1, at: 2, cell: '5' }])
  await first
  await queue.flush()
  expect(sent.map(([base]) => base)).toEqual([3, 4])
  expect(sent[1]?.[1]).toEqual([{ kind: 'set', row: 77, at: 2, cell: '5' }])
  expect(sheet.rowAt(5)).toEqual({ id: 77, cells: [null, null, '5'] })
  log.undo()
  log.undo()
  expect(sheet.count).toBe(5)
})

test('what failed to save is kept and goes again when asked to', async () => {
  const send = vi
    .fn<() => Promise<SavedCells>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(answer(2))
  const states: string[] = []
  const queue = new SaveQueue({
    revision: 1,
    send,
    resolve: (id) => id,
    onSaved: () => undefined,
    onState: (state) => states.push(state),
  })
  queue.add([{ kind: 'delete', row: 1 }])
  expect(await queue.flush()).toBe(false)
  expect(queue.isEmpty).toBe(false)
  expect(await queue.flush()).toBe(true)
  expect(states).toEqual(['waiting', 'saving', 'failed', 'saving', 'saved'])
})

test('rows come first where somebody looks, then all others; what was changed meanwhile stays', async () => {
  const sheet = new Sheet(columns, 3 * WINDOW_ROWS)
  const asked: number[] = []
  const loader = new RowLoader(
    sheet,
    async (offset, limit) => {
      asked.push(offset / WINDOW_ROWS)
      if (offset === WINDOW_ROWS * 2) loader.want(WINDOW_ROWS)
      const rows = Array.from({ length: limit }, (_, at) => ({ id: offset + at + 1, cells: [null, null, '1'] }))
      return { rows, total: 3 * WINDOW_ROWS, revision: 1 }
    },
    () => undefined,
    () => false,
  )
  loader.want(WINDOW_ROWS * 2)
  await vi.waitFor(() => expect(sheet.isWhole).toBe(true))
  expect(asked).toEqual([2, 1, 0])
})

test('arrows stop at the edges, shift extends, Enter and Tab walk through the selected area', () => {
  const size = { rows: 5, columns: 3 }
  const start = { row: 0, column: 0, toRow: 0, toColumn: 0 }
  expect(moved(start, { rows: -1, columns: 0 }, false, size)).toEqual(start)
  expect(moved(start, { rows: 9, columns: 1 }, true, size)).toEqual({ row: 0, column: 0, toRow: 4, toColumn: 1 })
  const box = area(1, 1, 2, 2)
  expect(nextCell({ row: 2, column: 1 }, box, 'down', size)).toEqual({ row: 1, column: 2 })
  expect(nextCell({ row: 2, column: 2 }, box, 'right', size)).toEqual({ row: 1, column: 1 })
  expect(nextCell({ row: 0, column: 2 }, area(0, 2), 'right', size)).toEqual({ row: 0, column: 2 })
})
