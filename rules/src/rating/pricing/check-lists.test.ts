import { expect, test } from 'vitest'
import { checkTable } from './check-table'
import type { Cell } from './table'

const columns = [
  { id: 'class', title: 'Class', role: 'band', of: 'number', places: 0 },
  { id: 'factor', title: 'Factor', role: 'factor' },
] as const
const codes = (rows: readonly (readonly [number, number, string])[]) => {
  const cells = rows.map(([from, to, value]): Cell[] => [{ from: String(from), to: String(to) }, value])
  const checked = checkTable(columns, cells)
  return checked.ok ? checked.findings.map(({ code }) => code) : ['refused']
}

test('a list such as “1-5, 8” groups its classes: the class between its parts does not stand out', () => {
  const jumping = [1, 5, '1.0'] as const
  expect(codes([jumping, [8, 8, '1.0'], [6, 7, '2.5'], [9, 12, '2.6']])).toEqual([])
  const rising = [
    [9, 10, '1.3'],
    [11, 12, '1.4'],
    [13, 14, '1.5'],
    [15, 16, '1.6'],
  ] as const
  expect(codes([[1, 5, '1.2'], [8, 8, '1.2'], [6, 7, '0.9'], ...rising])).toEqual([])
})

test('a value that is the same elsewhere by chance stands out as before', () => {
  const rows = [
    [1, 2, '1.0'],
    [3, 4, '1.1'],
    [5, 6, '1.2'],
    [7, 8, '1.0'],
    [9, 10, '1.4'],
    [11, 12, '1.5'],
  ] as const
  expect(codes(rows)).toEqual(['table.outOfLine'])
  expect(
    codes([
      [1, 5, '1.0'],
      [6, 7, '2.5'],
      [8, 8, '2.6'],
    ]),
  ).toEqual(['table.jump'])
})
