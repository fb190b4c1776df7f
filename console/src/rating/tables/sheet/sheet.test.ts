import type { RowChange } from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import { acrossOf } from '../grid-columns'
import { placeUnder } from '../grid-pull'
import { oneLine, withBreaks } from '../line-breaks'
import { EditLog } from './edit-log'
import { copyArea } from './copy'
import { clearCells, deleteRows, fillDown, fillReach, fillTo, insertRows } from './fill'
import { countMisfits, lostCells } from './lost-cells'
import { ALL, makeView } from './make-view'
import { mendChanges } from './mend-changes'
import { planPaste } from './paste'
import { nextHit, replacements, searchSheet } from './search'
import { edgeFrom, moved, nextCell } from './selection'
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
  expect(saved.filter(({ kind }) => kind === 'delete')).toHaveLength(1 + 1 + 1)
})

test('a block of a spreadsheet lands cell by cell and grows the table', async () => {
  const sheet = fiveRows()
  const plan = await planPaste(sheet, area(4, 1), { text: '50-59\t2.5\n60+\t3' })
  expect(plan).toMatchObject({ ok: true, area: area(4, 1, 5, 2) })
  if (plan.ok) sheet.apply(plan.changes)
  expect(sheet.count).toBe(6)
  expect(sheet.rowAt(5)?.cells).toEqual([null, { from: '60', to: null }, '3'])
})

test('one value fills what is selected, and a block repeats where it fits', async () => {
  const sheet = fiveRows()
  const one = await planPaste(sheet, area(0, 2, 2, 2), { text: '7' })
  if (one.ok) sheet.apply(one.changes)
  const two = await planPaste(sheet, area(1, 2, 4, 2), { text: '8\n9' })
  if (two.ok) sheet.apply(two.changes)
  expect(factors(sheet)).toEqual(['7', '8', '9', '8', '9'])
})

test('when one cell does not fit nothing is pasted, and every such cell is named', async () => {
  const sheet = fiveRows()
  const plan = await planPaste(sheet, area(0, 1), { text: 'old\t1\n20-10\tmuch' })
  expect(plan).toEqual({
    ok: false,
    problems: [
      { row: 0, column: 1, text: 'old', code: 'tables.cellNotBand' },
      { row: 1, column: 1, text: '20-10', code: 'tables.cellBandReversed' },
      { row: 1, column: 2, text: 'much', code: 'tables.cellNotNumber' },
    ],
  })
  expect(await planPaste(sheet, area(0, 2), { text: '1\t2' })).toMatchObject({ ok: false, reason: 'tooWide' })
})

test('fill down copies the first row, or for one row what stands above; clearing and copying take the area', () => {
  const sheet = fiveRows()
  sheet.apply(fillDown(sheet, area(0, 2, 2, 2)))
  sheet.apply(fillDown(sheet, area(4, 2)))
  expect(factors(sheet)).toEqual(['1.1', '1.1', '1.1', '1.4', '1.4'])
  sheet.apply(clearCells(sheet, area(0, 1, 0, 2)))
  const copied = copyArea(sheet, area(0, 0, 1, 2))
  expect(copied.text).toBe('M5\t\t\nM4\t20+\t1.1')
  expect(copied.html).toContain(`<td style="mso-number-format:'\\@'">20+</td><td x:num="1.1">1.1</td>`)
  sheet.apply(fillTo(sheet, area(1, 2, 2, 2), 4))
  sheet.apply([{ kind: 'set', row: 2, at: 2, cell: '7' }])
  sheet.apply(fillTo(sheet, area(1, 2, 2, 2), 4))
  expect(factors(sheet)).toEqual([null, '7', '1.1', '7', '1.1'])
  sheet.apply(fillTo(sheet, area(3, 2, 4, 2), 0))
  expect(factors(sheet)).toEqual(['1.1', '7', '1.1', '7', '1.1'])
  sheet.apply([{ kind: 'set', row: 4, at: 0, cell: null }])
  expect([fillReach(sheet, area(0, 1)), fillReach(sheet, area(1, 1, 1, 2))]).toEqual([4, 2])
})

test('the cell under a mouse that is held is found beyond the edges of the grid too', () => {
  const rect = { left: 100, top: 50 } as DOMRect
  const box = { clientHeight: 44 + 280, clientWidth: 400, scrollLeft: 0, scrollTop: 2_800 }
  const size = { rows: 1_000, columns: 3 }
  const at = (clientX: number, clientY: number) =>
    placeUnder({ ...box, getBoundingClientRect: () => rect }, acrossOf(columns), size, { clientX, clientY })
  expect(at(100 + 64 + 10, 50 + 44 + 30)).toEqual({ row: 101, column: 0 })
  expect(at(100 + 64 + 130, 50 + 44 + 280 + 24)).toEqual({ row: 109 + 3, column: 1 })
  expect(at(0, 0)).toEqual({ row: 100 - 8, column: 0 })
  expect(at(9_999, 9_999).column).toBe(2)
})

test.each([
  [
    'LibreOffice',
    '<table><tr><td align="left">20+</td><td sdval="1.0473" sdnum="1031;">1,05</td></tr><tr><td>30+</td><td sdval="1250.5">1.250,50</td></tr></table>',
  ],
  [
    'Google Sheets',
    '<table><tbody><tr><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;20+&quot;}">20+</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1.0473}">1,05</td></tr><tr><td>30+</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1250.5000000000002}">1.250,50</td></tr></tbody></table>',
  ],
])('of numbers from %s all digits are pasted, not what the sheet shows in its language', async (_, html) => {
  const sheet = fiveRows()
  const plan = await planPaste(sheet, area(0, 1), { text: '20+\t1,05\n30+\t1.250,50\n', html })
  if (plan.ok) sheet.apply(plan.changes)
  expect(factors(sheet).slice(0, 3)).toEqual(['1.0473', '1250.5', '1.3'])
  expect(sheet.rowAt(0)?.cells[1]).toEqual({ from: '20', to: null })
})

test('what was copied is pasted to the digit, and numbers of others are read as whoever reads here writes them', async () => {
  const sheet = fiveRows()
  sheet.apply([{ kind: 'set', row: 1, at: 2, cell: '1.250' }])
  const copied = copyArea(sheet, area(0, 2), ',')
  expect(copied.text).toBe('1,250')
  for (const pasted of [
    { text: copied.text, mark: ',' } as const,
    { text: '1.250', html: copied.html ?? '', mark: ',' } as const,
  ]) {
    const plan = await planPaste(sheet, area(1, 2), pasted)
    expect(plan).toMatchObject({ ok: true, changes: [{ cells: [['1.250']] }] })
  }
  const typed = await planPaste(sheet, area(1, 2), { text: '1.234,50\n(7,5 %)', mark: ',' })
  expect(typed).toMatchObject({ ok: true, changes: [{ cells: [['1234.50'], ['-0.075']] }] })
  expect(await planPaste(sheet, area(1, 2), { text: '1.25', mark: ',' })).toMatchObject({ ok: false })
})

test('lines of a cell stand in one line and come back as they were', () => {
  expect(oneLine('first\r\nsecond\nthird')).toBe('first⏎second⏎third')
  expect(withBreaks(oneLine('first\nsecond'))).toBe('first\nsecond')
})

test('nothing is pasted over rows that have not all come', async () => {
  const sheet = new Sheet(columns, 3)
  sheet.fill(0, [{ id: 1, cells: ['M', null, '1'] }])
  expect(await planPaste(sheet, area(0, 2), { text: '2' })).toMatchObject({ ok: true })
  expect(await planPaste(sheet, area(0, 2), { text: '2\n3' })).toMatchObject({ ok: false, reason: 'loading' })
})

test('a text is found in every cell that holds it, gone to in order, and replaced where the result fits', async () => {
  const sheet = fiveRows()
  const hits = await searchSheet(sheet, { text: '1.' })
  expect(hits).toHaveLength(5)
  expect(nextHit(hits, { row: 1, column: 2 }, 1)).toBe(2)
  expect(nextHit(hits, { row: 4, column: 2 }, 1)).toBe(0)
  expect(nextHit(hits, { row: 0, column: 0 }, -1)).toBe(4)
  expect(nextHit([], { row: 0, column: 0 }, 1)).toBe(-1)
  const replaced = replacements(sheet, hits, { text: '1.' }, '2.')
  expect(replaced.changes).toHaveLength(1)
  sheet.apply(replaced.changes)
  expect(factors(sheet)).toEqual(['2.1', '2.2', '2.3', '2.4', '2.5'])
  const found = await searchSheet(sheet, { text: '2.' })
  expect(replacements(sheet, found, { text: '2.' }, 'two')).toMatchObject({ changes: [], misfits: 5 })
})

test('columns that change lose cells only where they cannot be read again, and those come back', () => {
  const sheet = fiveRows()
  const asText = { id: 'factor', title: 'Factor', role: 'text' } as const
  const asBand = { id: 'make', title: 'Make', role: 'band', of: 'number' } as const
  expect(countMisfits(sheet, 2, asText)).toBe(0)
  expect(countMisfits(sheet, 0, asBand)).toBe(5)
  expect(lostCells(sheet, [columns[0]!, columns[1]!, asText])).toEqual([])
  expect(lostCells(sheet, [asBand, columns[2]!])).toMatchObject([
    { kind: 'setMany', at: 0, rows: [1, 2, 3, 4, 5], cells: [['M5'], ['M4'], ['M3'], ['M2'], ['M1']] },
    { kind: 'setMany', at: 1, rows: [1, 2, 3, 4, 5] },
  ])
})

test('sorted and filtered rows are shown in their order, and edited in their place', () => {
  const sheet = fiveRows()
  sheet.setView(makeView(sheet, { ...ALL, sorting: { at: 0, direction: 'up' } }))
  expect(ids(sheet)).toEqual([5, 4, 3, 2, 1])
  sheet.setView(makeView(sheet, { ...ALL, filters: { 1: '20' }, sorting: { at: 2, direction: 'down' } }))
  expect(ids(sheet)).toEqual([2])
  sheet.apply([{ kind: 'delete', rows: [1] }])
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

test('with Ctrl an arrow goes to where what stands together ends, and over a gap to what comes next', () => {
  const filled = [true, true, true, false, false, true]
  const edge = (row: number, way: 'up' | 'down') =>
    edgeFrom({ row, column: 0 }, way, { rows: filled.length, columns: 1 }, (at) => filled[at] ?? false).row
  expect([edge(0, 'down'), edge(2, 'down'), edge(3, 'down'), edge(5, 'down')]).toEqual([2, 5, 5, 5])
  expect([edge(5, 'up'), edge(2, 'up'), edge(0, 'up')]).toEqual([2, 0, 0])
})

test('a mend is one thing to undo, its new rows stand together, and rows that changed meanwhile are left alone', () => {
  const sheet = fiveRows()
  const log = new EditLog(sheet, () => undefined)
  const row = (make: string) => [make, { from: '15', to: '19' }, null]
  const add = { kind: 'addRow', edits: ['A', 'B'].map((make) => ({ kind: 'insert', after: 2, cells: row(make) })) }
  log.do(mendChanges(sheet, add as never) ?? [])
  expect(ids(sheet)).toEqual([1, 2, -1, -2, 3, 4, 5])
  expect(sheet.rowAt(3)?.cells).toEqual(row('B'))
  log.undo()
  const was = { from: '30', to: null }
  const stretch = [3, 4].map((id) => ({ kind: 'set', row: id, at: 1, was, cell: { from: '25', to: null } }))
  expect(mendChanges(sheet, { kind: 'stretch', edits: stretch } as never)).toBeNull()
  log.do(mendChanges(sheet, { kind: 'stretch', edits: stretch.slice(0, 1) } as never) ?? [])
  expect(sheet.rowAt(2)?.cells[1]).toEqual({ from: '25', to: null })
  log.do(mendChanges(sheet, { kind: 'removeRow', edits: [{ kind: 'delete', row: 4 }] }) ?? [])
  expect(ids(sheet)).toEqual([1, 2, 3, 5])
  expect(mendChanges(sheet, { kind: 'removeRow', edits: [{ kind: 'delete', row: 4 }] })).toBeNull()
  log.undo()
  log.undo()
  expect(ids(sheet)).toEqual([1, 2, 3, 4, 5])
  expect(sheet.rowAt(2)?.cells[1]).toEqual(was)
})
