import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTable, type Cell, type Row, type TableColumn, type TableFinding } from '../pricing'
import { printCell } from './cell-text'
import type { Mend } from './mend'
import { tableMender } from './mend-finding'

const age: TableColumn = { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 }
const factor: TableColumn = { id: 'factor', title: 'Factor', role: 'factor' }
const region: TableColumn = { id: 'region', title: 'Region', role: 'exact', of: 'text' }
const columns = [region, age, factor]
const band = (from: number | null, to: number | null) => ({
  from: from === null ? null : String(from),
  to: to === null ? null : String(to),
})
const row = (cell: Cell, from: number | null, to: number | null, value = '1'): Row => [cell, band(from, to), value]

function findingsOf(rows: readonly Row[], under: readonly TableColumn[] = columns): readonly TableFinding[] {
  const checked = checkTable(under, rows)
  if (!checked.ok) throw new Error(checked.refusal.code)
  return checked.findings
}

/** Does a mend; what a new row gives is typed by somebody. */
function mended(rows: readonly Row[], { edits }: Mend): Row[] {
  const after = new Map<number, Row[]>()
  const kept = rows.map((cells, at): Row | null => {
    if (edits.some((edit) => edit.kind === 'delete' && edit.row === at)) return null
    return edits.reduce<Row>((now, edit) => {
      if (edit.kind !== 'set' || edit.row !== at) return now
      expect(now[edit.at]).toEqual(edit.was)
      return now.with(edit.at, edit.cell)
    }, cells)
  })
  for (const edit of edits)
    if (edit.kind === 'insert')
      after.set(edit.after, [...(after.get(edit.after) ?? []), edit.cells.with(-1, edit.cells.at(-1) ?? '1')])
  return kept.flatMap((cells, at) => [...(cells ? [cells] : []), ...(after.get(at) ?? [])])
}

/** Each way to mend the first finding, in words: what becomes of which row. */
function ways(rows: readonly Row[], under: readonly TableColumn[] = columns): string[] {
  const mender = tableMender(under, rows)
  return mender(findingsOf(rows, under)[0]!).map(({ edits, keepsPrices, kind }) => {
    const said = edits.map((edit) => {
      if (edit.kind === 'delete') return `row ${edit.row}`
      if (edit.kind === 'insert')
        return `${edit.cells.map((cell, at) => printCell(under[at]!, cell))} under ${edit.after}`
      return `${printCell(under[edit.at]!, edit.was)} to ${printCell(under[edit.at]!, edit.cell)}`
    })
    return `${kind} ${said.join(' and ')}${keepsPrices ? ', same prices' : ''}`
  })
}

test('a gap is mended by the row before it, by the one behind it, or by a row of its own', () => {
  expect(ways([row('n', 18, 25), row('n', 30, 40)])).toEqual([
    'stretch 18-25 to 18-29',
    'stretch 30-40 to 26-40',
    'addRow n,26-29, under 0',
  ])
})

test('a gap that men and women have is mended for both, and their new rows stand together', () => {
  const rows = [row('m', 18, 25), row('w', 18, 25), row('m', 30, 40), row('w', 30, 40)]
  expect(ways(rows)).toEqual([
    'stretch 18-25 to 18-29 and 18-25 to 18-29',
    'stretch 30-40 to 26-40 and 30-40 to 26-40',
    'addRow m,26-29, under 1 and w,26-29, under 1',
  ])
})

test('a new row stands where it belongs among rows of several groups, in sheets that fall as well', () => {
  const rows = [row('m', 18, 25), row('w', 18, 25), row('w', 26, 29), row('m', 30, 40), row('w', 30, 40)]
  expect(ways(rows).at(-1)).toBe('addRow m,26-29, under 1')
  expect(ways(rows.toReversed()).at(-1)).toBe('addRow m,26-29, under 1')
})

test('rows that are written differently beside one gap are for a person', () => {
  expect(ways([row('m', 18, 25), row('w', 17, 25), row('m', 30, 40), row('w', 30, 40)])).toEqual([
    'stretch 30-40 to 26-40 and 30-40 to 26-40',
    'addRow m,26-29, under 1 and w,26-29, under 1',
  ])
})

test('edges keep the way they are written in: below the next, cents, days', () => {
  const sum: TableColumn = { id: 'sum', title: 'Sum', role: 'band', of: 'number' }
  const below = (from: string, to: string): Row => [{ from, to, isToOut: true }, '1']
  expect(ways([below('0', '25'), below('30', '40')], [sum, factor])[0]).toBe('stretch 0-<25 to 0-<30')
  const cents: TableColumn = { ...sum, places: 2 }
  const upTo = (from: string, to: string): Row => [{ from, to }, '1']
  expect(ways([upTo('0', '24.99'), upTo('30', '39.99')], [cents, factor])[0]).toBe('stretch 0-24.99 to 0-29.99')
  const on: TableColumn = { id: 'on', title: 'On', role: 'band', of: 'date' }
  expect(ways([upTo('2026-01-01', '2026-02-27'), upTo('2026-03-01', '2026-12-31')], [on, factor])[0]).toBe(
    'stretch 2026-01-01 to 2026-02-27 to 2026-01-01 to 2026-02-28',
  )
})

test('of two rows that take the same customers the lower gives way first: nobody pays another price', () => {
  expect(ways([row('n', 18, 29), row('n', 29, 40)])).toEqual([
    'shorten 29-40 to 30-40, same prices',
    'shorten 18-29 to 18-28',
  ])
  expect(ways([row('n', 25, null), row('n', 65, null)])).toEqual(['removeRow row 1, same prices'])
  expect(ways([row('n', 65, null), row('n', 25, null)])).toEqual(['shorten 25+ to 25-64, same prices'])
})

test('a row within another is for a person; one that nobody reaches is taken away', () => {
  expect(ways([row('n', 25, 29), row('n', 18, 40)])).toEqual([])
  expect(ways([row('n', 18, 40), row('n', 18, 40)])).toEqual(['removeRow row 1, same prices'])
  expect(ways([row(null, null, null), row('n', 18, 40)])).toEqual([])
})

test('a combination that the sheet forgot gets its row under those it belongs to', () => {
  const cover: TableColumn = { id: 'cover', title: 'Cover', role: 'exact', of: 'yesNo' }
  const rows: Row[] = [
    ['n', true, '1'],
    ['s', true, '1'],
    ['s', false, '1'],
  ]
  expect(ways(rows, [region, cover, factor])).toEqual(['addRow n,no, under 0'])
})

const steps = (...values: string[]): Row[] => values.map((value, at) => row('n', at * 10, at * 10 + 9, value))

test('a percentage among factors is written as they are, where it then is one of them', () => {
  expect(ways(steps('1', '1.05', '1.1', '115', '1.2', '1.3'))).toEqual(['write 115 to 1.15'])
  expect(ways(steps('1', '1.05', '1.1', '900', '1.2', '1.3'))).toEqual([])
})

test('a value that stands out may take the middle of its neighbours; which side of a jump is wrong nobody knows', () => {
  expect(ways(steps('1', '1.10', '1.2', '1.9', '1.41', '1.5', '1.6'))).toEqual(['between 1.9 to 1.31'])
  expect(ways(steps('1', '1.1', '3', '3.1'))).toEqual([])
})

const edge = fc.integer({ min: 0, max: 6 })
const someBand = fc
  .tuple(edge, edge, fc.constantFrom('closed', 'closed', 'open', 'out'))
  .map(([one, other, how]): Cell => {
    const [from, to] = [Math.min(one, other), Math.max(one, other) + (how === 'out' ? 1 : 0)]
    return { ...band(from, how === 'open' ? null : to), ...(how === 'out' && { isToOut: true as const }) }
  })
const someRow = fc.tuple(fc.constantFrom<Cell>('n', 's', null), someBand, someBand, fc.constantFrom('1', '1.2'))
const someTable = fc.record({
  rows: fc.array(someRow, { minLength: 2, maxLength: 7 }),
  places: fc.constantFrom<number | undefined>(0, undefined),
  isWide: fc.boolean(),
})

/** Who is taken by how many rows of one group, tried at every half from below the least edge to above the largest. */
function takers(rows: readonly Row[], at: readonly number[], step: number): Map<string, number> {
  const points = Array.from({ length: 9 / step }, (_, point) => point * step)
  const isIn = (cell: Cell, point: number) => {
    if (cell === null || typeof cell !== 'object') return true
    const [from, to] = [Number(cell.from ?? -1), Number(cell.to ?? 99)]
    return (cell.isFromOut ? point > from : point >= from) && (cell.isToOut ? point < to : point <= to)
  }
  const places = at.reduce<number[][]>((all, _) => all.flatMap((head) => points.map((point) => [...head, point])), [[]])
  const counts = new Map<string, number>()
  for (const where of [...new Set(rows.map(([cell]) => cell))])
    for (const place of places) {
      const taken = rows.filter((cells) => cells[0] === where && at.every((each, i) => isIn(cells[each]!, place[i]!)))
      counts.set(JSON.stringify([where, place]), taken.length)
    }
  return counts
}

test('after any mend its finding is gone, nobody is without a row who had one, and nobody has two who had not', () => {
  const met = new Set<string>()
  fc.assert(
    fc.property(someTable, ({ isWide, places, rows: drawn }) => {
      const years: TableColumn = {
        id: 'years',
        title: 'Years',
        role: 'band',
        of: 'number',
        ...(places === 0 && { places }),
      }
      const under = isWide ? [region, years, { ...years, id: 'more' }, factor] : [region, years, factor]
      const rows = drawn.map((cells): Row => (isWide ? cells : [cells[0], cells[1], cells[3]]))
      const [at, step] = [isWide ? [1, 2] : [1], places === 0 ? 1 : 0.5]
      const findings = findingsOf(rows, under)
      const mender = tableMender(under, rows)
      /** A gap is told with the first group that has it: where it is counts, not for whom. */
      const gaps = (list: readonly TableFinding[]) =>
        list
          .filter(({ code }) => code === 'table.gap')
          .map(({ customer }) => JSON.stringify({ ...customer, region: '' }))
      for (const finding of findings)
        for (const mend of mender(finding)) {
          met.add(`${finding.code} ${mend.kind}`)
          const then = mended(rows, mend)
          const found = findingsOf(then, under)
          const alike = (list: readonly TableFinding[]) => {
            const said = JSON.stringify([finding.code, finding.customer])
            return list.filter(({ code, customer }) => JSON.stringify([code, customer]) === said).length
          }
          expect(alike(found)).toBeLessThan(alike(findings))
          expect(gaps(findings)).toEqual(expect.arrayContaining(gaps(found)))
          const before = takers(rows, at, step)
          for (const [place, count] of takers(then, at, step)) {
            const had = before.get(place) ?? 0
            if (had > 0) expect(count).toBeGreaterThan(0)
            expect(count).toBeLessThanOrEqual(Math.max(1, had))
          }
        }
    }),
    // The same tables every time: each kind of mend is among them.
    { numRuns: 150, seed: 11 },
  )
  expect([...met].sort()).toEqual([
    'table.gap addRow',
    'table.gap stretch',
    'table.overlap shorten',
    'table.unreachable removeRow',
  ])
})
