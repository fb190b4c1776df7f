import type { RowChange, SavedCells } from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { expect, test, vi } from 'vitest'
import { catchUp } from './catch-up'
import { EditLog } from './edit-log'
import { deleteRows, insertRows } from './fill'
import { leftCell } from './left-cell'
import { RowLoader, WINDOW_ROWS } from './row-loader'
import { type Failure, SaveQueue } from './save-queue'
import { Sheet } from './sheet'
import { underColumns } from './under-columns'

const columns: TableColumn[] = [
  { id: 'make', title: 'Make', role: 'exact', of: 'text' },
  { id: 'factor', title: 'Factor', role: 'factor' },
]

const answer = (revision: number, more: Partial<SavedCells> = {}): SavedCells => ({
  revision,
  hash: '',
  rowCount: 0,
  rowIds: [],
  refusals: [],
  ...more,
})

type Send = (base: number, changes: RowChange[], key: string) => Promise<SavedCells>

function openQueue(send: Send, sheet = new Sheet(columns, 0), failure: Failure = 'passing') {
  const states: string[] = []
  const onBehind = vi.fn()
  const queue = new SaveQueue({
    revision: 1,
    send,
    resolve: (id) => sheet.resolve(id),
    failureOf: () => failure,
    onSaved: ({ rowIds }) => sheet.rename(rowIds),
    onState: (state) => states.push(state),
    onBehind,
  })
  return { queue, states, onBehind, log: new EditLog(sheet, (changes, back) => queue.add(changes, back)) }
}

function threeRows(): Sheet {
  const sheet = new Sheet(columns, 3)
  sheet.fill(
    0,
    [1, 2, 3].map((id) => ({ id, cells: [`M${id}`, `1.${id}`] })),
  )
  return sheet
}

const factors = (sheet: Sheet) => Array.from({ length: sheet.count }, (_, at) => sheet.rowAt(at)?.cells[1])

test('a paste that is larger than a call may be is cut, and its rows follow each other', async () => {
  const sent: RowChange[] = []
  const sheet = new Sheet(columns, 0)
  const { log, queue } = openQueue(async (base, changes) => {
    expect(JSON.stringify(changes).length).toBeLessThan(1_000_000)
    sent.push(...changes)
    return answer(base + 1)
  }, sheet)
  const rows = Array.from({ length: 5_000 }, (_, at) => -1 - at)
  log.do([{ kind: 'insert', rows, after: null, cells: rows.map(() => ['x'.repeat(400), '1']) }])
  expect(queue.left).toBe(5_000)
  await queue.flush()
  expect(sent.length).toBeGreaterThan(1)
  const inserts = sent.filter((change) => change.kind === 'insert')
  expect(inserts.flatMap((change) => change.rows)).toEqual(rows)
  expect(inserts[1]?.after).toBe(inserts[0]?.rows.at(-1))
  expect(queue.left).toBe(0)
})

test('saves go one after the other, on the revision that the last one made, with the ids that new rows got', async () => {
  const sheet = threeRows()
  const sent: [number, RowChange[]][] = []
  const { log, queue } = openQueue(async (base, changes) => {
    sent.push([base, changes])
    return answer(base + 1, { rowIds: base === 1 ? [{ given: -1, id: 77, count: 2 }] : [] })
  }, sheet)
  log.do(insertRows(sheet, 2, 'below', 2))
  const first = queue.flush()
  log.do([{ kind: 'set', row: -2, at: 1, cell: '5' }])
  await first
  await queue.flush()
  expect(sent.map(([base]) => base)).toEqual([1, 2])
  expect(sent[1]?.[1]).toEqual([{ kind: 'set', row: 78, at: 1, cell: '5' }])
  expect(sheet.rowAt(4)).toEqual({ id: 78, cells: [null, '5'] })
  log.undo()
  log.undo()
  expect(sheet.count).toBe(3)
})

test('a save whose answer was lost goes again by itself, under the same key, so that it is not done twice', async () => {
  vi.useFakeTimers()
  const keys: string[] = []
  const { log, queue, states } = openQueue(async (base, _changes, key) => {
    keys.push(key)
    if (keys.length === 1) throw new Error('the line broke')
    return answer(base + 1)
  }, threeRows())
  log.do([{ kind: 'set', row: 1, at: 1, cell: '2' }])
  expect(await queue.flush()).toBe(false)
  expect(queue.isEmpty).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(states).toEqual(['waiting', 'saving', 'failed', 'saving', 'saved'])
  expect(keys[1]).toBe(keys[0])
  vi.useRealTimers()
})

test('whoever is behind asks what others did, and goes on from there', async () => {
  const sheet = threeRows()
  const bases: number[] = []
  const send: Send = async (base) => {
    bases.push(base)
    if (base === 1) throw new Error('others were first')
    return answer(base + 1)
  }
  const { log, onBehind, queue } = openQueue(send, sheet, 'behind')
  log.do([{ kind: 'set', row: 1, at: 1, cell: '2' }])
  await queue.flush()
  expect(onBehind).toHaveBeenCalledOnce()
  log.do([{ kind: 'set', row: 2, at: 1, cell: '3' }])
  const pending = queue.takeBack()
  expect(pending.map(({ change }) => change)).toMatchObject([{ row: 1 }, { row: 2 }])
  queue.goOn(5, pending)
  await queue.flush()
  expect(bases).toEqual([1, 5])
})

test('what only one of two people touched is merged; where both did, both values are told and nothing is lost', () => {
  const sheet = threeRows()
  const { log, queue } = openQueue(async (base) => answer(base), sheet)
  log.do([{ kind: 'set', row: 1, at: 1, cell: '7' }])
  log.do([{ kind: 'set', row: 2, at: 1, cell: '8' }])
  log.do([{ kind: 'set', row: 3, at: 1, cell: '9' }])
  const theirs = {
    gone: [3],
    rows: [
      { id: 1, after: null, cells: ['Other', '1.1'] },
      { id: 2, after: 1, cells: ['M2', '4'] },
      { id: 4, after: 2, cells: ['M4', '5'] },
    ],
  }
  const { changes, conflicts, pending } = catchUp(sheet, queue.takeBack(), theirs)
  sheet.apply(changes)
  expect(factors(sheet)).toEqual(['7', '4', '5'])
  expect(sheet.rowAt(0)?.cells).toEqual(['Other', '7'])
  expect(conflicts).toMatchObject([
    { kind: 'rowGone', rowId: 3, mine: '9' },
    { kind: 'cell', rowId: 2, at: 1, mine: '8', theirs: '4' },
  ])
  expect(pending.map(({ change }) => change)).toEqual([{ kind: 'set', row: 1, at: 1, cell: '7' }])
})

test('a row that others changed is not deleted behind their back; new rows find another place when theirs is gone', () => {
  const sheet = threeRows()
  const { log, queue } = openQueue(async (base) => answer(base), sheet)
  log.do(deleteRows(sheet, { top: 1, bottom: 1, left: 0, right: 1 }))
  log.do(insertRows(sheet, 1, 'below', 1))
  const theirs = { gone: [3], rows: [{ id: 2, after: 1, cells: ['M2', '4'] }] }
  const { changes, conflicts, pending } = catchUp(sheet, queue.takeBack(), theirs)
  sheet.apply(changes)
  expect(conflicts).toMatchObject([{ kind: 'rowKept', rowId: 2 }])
  expect(factors(sheet)).toEqual(['1.1', '4', null])
  expect(pending.map(({ change }) => change)).toMatchObject([{ kind: 'insert', rows: [-1], after: 1 }])
})

test('what was typed into a cell that others changed meanwhile is asked about, and goes to its row wherever that is now', () => {
  const sheet = threeRows()
  const editing = { row: 1, rowId: 2, cells: ['M2', '1.2'], column: 1, text: '', isWhole: true }
  sheet.apply([{ kind: 'insert', rows: [9], after: null, cells: [['M9', '1']] }])
  expect(leftCell(sheet, editing, '5')).toEqual({ changes: [{ kind: 'set', row: 2, at: 1, cell: '5' }] })
  sheet.apply([{ kind: 'set', row: 2, at: 1, cell: '4' }])
  expect(leftCell(sheet, editing, '5')).toMatchObject({ conflict: { kind: 'cell', mine: '5', theirs: '4' } })
  expect(leftCell(sheet, editing, '1.2')).toEqual({ changes: [] })
  expect(leftCell(sheet, editing, '4')).toEqual({ changes: [] })
  sheet.apply([{ kind: 'delete', rows: [2] }])
  expect(leftCell(sheet, editing, '5')).toMatchObject({ conflict: { kind: 'rowGone', cells: ['M2', '5'] } })
})

test('rows come first where somebody looks, then all others; what was changed meanwhile stays', async () => {
  const sheet = new Sheet(columns, 5 * WINDOW_ROWS)
  const asked: number[] = []
  const loader = new RowLoader(
    sheet,
    async (offset, limit) => {
      asked.push(offset / WINDOW_ROWS)
      if (offset === WINDOW_ROWS * 2) loader.want(WINDOW_ROWS * 4)
      const rows = Array.from({ length: limit }, (_, at) => ({ id: offset + at + 1, cells: [null, '1'] }))
      return { rows, total: 5 * WINDOW_ROWS, revision: 1 }
    },
    () => undefined,
    () => false,
  )
  loader.want(WINDOW_ROWS * 2)
  await vi.waitFor(() => expect(sheet.isWhole).toBe(true))
  expect(asked.slice(0, 2)).toEqual([2, 4])
  expect(asked.toSorted()).toEqual([0, 1, 2, 3, 4])
})

test('what is not saved when columns move goes with its column; what stood in one that is gone goes with it', () => {
  const sheet = threeRows()
  const { log, queue } = openQueue(async (base) => answer(base), sheet)
  log.do([{ kind: 'set', row: 1, at: 1, cell: '7' }])
  log.do([
    {
      kind: 'setMany',
      rows: [2, 3],
      at: 0,
      cells: [
        ['A', '8'],
        ['B', '9'],
      ],
    },
  ])
  log.do([{ kind: 'insert', rows: [-1], after: 3, cells: [['C', '5']] }])
  const note: TableColumn = { id: 'note', title: 'Note', role: 'any' }
  const pending = queue.takeBack()
  expect(underColumns(pending, columns, [columns[1]!, note, columns[0]!]).map(({ change }) => change)).toEqual([
    { kind: 'set', row: 1, at: 0, cell: '7' },
    { kind: 'setMany', rows: [2, 3], at: 2, cells: [['A'], ['B']] },
    { kind: 'setMany', rows: [2, 3], at: 0, cells: [['8'], ['9']] },
    { kind: 'insert', rows: [-1], after: 3, cells: [['5', null, 'C']] },
  ])
  expect(underColumns(pending, columns, [columns[0]!]).map(({ change }) => change)).toMatchObject([
    { kind: 'setMany', at: 0 },
    { kind: 'insert', cells: [['C']] },
  ])
})
