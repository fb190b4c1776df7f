import { Exact } from '@coverwright/rules/money'
import type { Row, TableColumn } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import { allColumnPlaces, columnPlaces, withPlaces } from './column-places'
import { isInCents, scaleCells } from './scale'
import { Sheet } from './sheet'
import { sumsIn } from './sums'
import { twoWayOf } from './two-way'

const columns: TableColumn[] = [
  { id: 'area', title: 'Area', role: 'exact', of: 'text' },
  { id: 'age', title: 'Age', role: 'band', of: 'number' },
  { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' },
]
const band = (from: string, to: string | null) => ({ from, to })
const cells: Row[] = [
  ['City', band('18', '24'), '645'],
  ['City', band('25', null), '500.5'],
  ['Hills', band('18', '24'), '700'],
  ['Hills', band('25', null), null],
]
function sheetOf(rows: readonly Row[] = cells): Sheet {
  const sheet = new Sheet(columns, rows.length)
  sheet.fill(
    0,
    rows.map((row, at) => ({ id: at + 1, cells: [...row] as never })),
  )
  return sheet
}
const all = { top: 0, bottom: 3, left: 0, right: 2 }

test('figures of a selection are scaled to the digit; keys and empty cells stay', () => {
  const how = { by: 'percent', value: Exact.from('5'), rounding: { mode: 'halfUp', to: '0.01' } } as const
  const { changes, count, first, tooLong } = scaleCells(sheetOf(), all, how)
  expect({ count, first, tooLong }).toEqual({ count: 3, first: { before: '645', after: '677.25' }, tooLong: 0 })
  expect(changes).toMatchObject([
    {
      kind: 'setMany',
      rows: [1, 2, 3],
      at: 0,
      cells: [
        ['City', band('18', '24'), '677.25'],
        ['City', band('25', null), '525.53'],
        ['Hills', band('18', '24'), expect.stringMatching(/^735(\.00?)?$/)],
      ],
    },
  ])
})

test('figures that only a rounding makes zero are counted before it is done', () => {
  const sheet = sheetOf([
    ['City', null, '0.00125'],
    ['Hills', null, '0'],
    ['Coast', null, '12'],
  ])
  const lostBy = (percent: string, to: string | null) =>
    scaleCells(sheet, all, {
      by: 'percent',
      value: Exact.from(percent),
      rounding: to === null ? null : { mode: 'halfUp', to },
    }).lost
  expect([lostBy('3.5', '0.01'), lostBy('3.5', '100'), lostBy('3.5', null)]).toEqual([1, 2, 0])
  // Nothing is left of a figure by a hundred percent less, however it is rounded.
  expect(lostBy('-100', '0.01')).toBe(0)
})

test('only amounts in whole cents are rounded to cents by themselves', () => {
  const isOf = (role: 'amount' | 'factor', figure: string) => {
    const priced = role === 'amount' ? { role, currency: 'HKD' } : { role }
    const sheet = new Sheet([columns[0]!, { id: 'rate', title: 'Rate', ...priced }], 1)
    sheet.fill(0, [{ id: 1, cells: ['City', figure] as never }])
    return isInCents(sheet, { top: 0, bottom: 0, left: 0, right: 1 })
  }
  expect([isOf('amount', '500.5'), isOf('amount', '0.00125'), isOf('factor', '1.05')]).toEqual([true, false, false])
})

test('sum, average, least and most are of the figures that are selected', async () => {
  const sums = (await sumsIn(sheetOf(), all))!
  expect([sums.count, String(sums.sum), String(sums.least), String(sums.most)]).toEqual([3, '1845.5', '500.5', '700'])
  expect(await sumsIn(sheetOf(), { ...all, right: 1 })).toBeNull()
  expect(await sumsIn(sheetOf(), { top: 0, bottom: 0, left: 2, right: 2 })).toBeNull()
})

test('sums of what is no longer selected are not worked out to the end', async () => {
  let pauses = 0
  const pause = () => Promise.resolve(void pauses++)
  expect(await sumsIn(sheetOf(), all, () => false, pause)).toBeNull()
  expect(pauses).toBe(1)
})

test('all figures of a column are shown with the decimals of the longest', async () => {
  const [, , places = 0] = columnPlaces(sheetOf())
  expect(places).toBe(1)
  expect(await allColumnPlaces(sheetOf(), () => true)).toEqual(columnPlaces(sheetOf()))
  expect(
    await allColumnPlaces(
      sheetOf(),
      () => false,
      () => Promise.resolve(),
    ),
  ).toBeNull()
  expect(['645', '500.5', '-3', 'n/a', '1.25'].map((figure) => withPlaces(figure, places))).toEqual([
    '645.0',
    '500.5',
    '-3.0',
    'n/a',
    '1.25',
  ])
})

test('a table of two keys is shown with one across; where two rows have the same keys the upper one counts', () => {
  const twice: Row = ['City', band('18', '24'), '1']
  expect(twoWayOf(sheetOf([...cells, twice]))).toEqual({
    down: { at: 0, keys: ['City', 'Hills'] },
    across: { at: 1, keys: [band('18', '24'), band('25', null)] },
    rows: [
      [1, 2],
      [3, 4],
    ],
    twice: 1,
  })
  const one = new Sheet([columns[0]!, columns[2]!], 0)
  expect(twoWayOf(one)).toBeNull()
})
