import {
  convertRegion,
  describeRegion,
  Grid,
  type MappedColumn,
  type RegionMapping,
  withoutGuards,
} from '@coverwright/rules/rating/imports'
import type { Band, Cell, Row, TableColumn } from '@coverwright/rules/rating/pricing'
import { compareRows } from '@coverwright/rules/rating/tables'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWorkbook, SheetCollector } from '../../platform/sheets'
import type { StoredColumn } from './tables'
import { writeSheet } from './write-sheet'

/** Titles in the five languages of the house, some of which a spreadsheet would run. */
const columns: StoredColumn[] = [
  { id: 'area', title: 'Area', role: 'exact', of: 'text' },
  { id: 'count', title: '索償次數', role: 'exact', of: 'number' },
  { id: 'since', title: '生效日', role: 'exact', of: 'date' },
  { id: 'smoker', title: '=Smoker', role: 'exact', of: 'yesNo' },
  { id: 'age', title: 'Usia', role: 'band', of: 'number' },
  { id: 'season', title: '季节', role: 'band', of: 'date' },
  { id: 'factor', title: 'Colour factor', role: 'factor' },
  { id: 'premium', title: '-Premium', role: 'amount', currency: 'HKD' },
  { id: 'message', title: '說明', role: 'text' },
  { id: 'note', title: 'Note', role: 'any' },
]

const words = fc.constantFrom(
  ...[
    'Harbour',
    '新界北',
    '新界 北',
    'Colour, flavour',
    'Jakarta Selatan',
    "'=1+1",
    '=1+1',
    '@sum',
    '+852 1234',
    '-5 %',
  ],
  ...[
    "''=x",
    '007',
    '1e5',
    '18-25',
    'yes',
    '2026-01-31',
    '不超過（含）30日，另議。',
    'ｶﾞ full ＡＢＣ',
    '"quoted"',
    'a<b&c',
  ],
)
/** Keys are read plainly, so that a full-width answer is found; words for everybody are everybody. */
const keys = words.filter((text) => text.normalize('NFKC') === text)
const digits = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999_999 }), fc.integer({ min: 0, max: 5 }))
  .map(([units, places]) => {
    const text = String(Math.abs(units)).padStart(places + 1, '0')
    const whole = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
    return units < 0 ? `-${whole}` : whole
  })
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null, freq: 6 })

const bandOf = (edge: fc.Arbitrary<string>, isLess: (a: string, b: string) => boolean, mayLeaveOut: boolean) =>
  fc.tuple(orNull(edge), orNull(edge), fc.boolean(), fc.boolean()).map(([one, other, fromOut, toOut]): Band | null => {
    if (one === null && other === null) return null
    const isTurned = one !== null && other !== null && isLess(other, one)
    const [from, to] = isTurned ? [other, one] : [one, other]
    const isOne = from !== null && to !== null && !isLess(from, to)
    return {
      from,
      to: isOne ? from : to,
      ...(mayLeaveOut && fromOut && from !== null && !isOne && { isFromOut: true as const }),
      ...(mayLeaveOut && toOut && to !== null && !isOne && { isToOut: true as const }),
    }
  })

const row: fc.Arbitrary<Row> = fc.tuple(
  ...[orNull(keys), orNull(digits), orNull(day), orNull(fc.boolean())],
  ...[bandOf(digits, (a, b) => Number(a) < Number(b), true), bandOf(day, (a, b) => a < b, false)],
  ...[digits, digits, orNull(words), orNull(words)],
) as fc.Arbitrary<Cell[]>

const mapping: RegionMapping = {
  cross: null,
  columns: columns.map((column, at): MappedColumn => ({
    at,
    toAt: null,
    title: column.title,
    role: column.role,
    of: 'of' in column ? column.of : 'text',
    source: null,
    currency: 'HKD',
    percentAs: 'share',
    emptyMeans: 'any',
    numberStyle: 'point',
    dateStyle: 'dmy',
  })),
}

async function cameBack(rows: readonly Row[]) {
  const bytes = Buffer.from(await writeSheet('Rates', columns, rows))
  const collector = new SheetCollector(() => true, withoutGuards)
  await readWorkbook({ kind: 'xlsx', name: 'rates.xlsx', bytes }, collector)
  const sheet = collector.sheets[0]!
  const body = { from: 1, to: rows.length }
  const edges = { left: 0, right: columns.length - 1, titles: null, header: { from: 0, to: 0 }, body, notes: null }
  const region = describeRegion(new Grid(sheet), 'r1', edges)
  const [read, problems]: [Row[], unknown[]] = [[], []]
  convertRegion(sheet, region, mapping, [], { row: (each) => read.push(each), problem: (each) => problems.push(each) })
  return { read, problems, titles: region.columns.map(({ name }) => name) }
}

test('a table that is exported and brought in again is the same, whatever stands in its cells', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
      const { read, problems, titles } = await cameBack(rows)
      expect(problems).toEqual([])
      expect(titles).toEqual(columns.map(({ title }) => title))
      expect(read).toHaveLength(rows.length)
      const { added, gone, changed } = compareRows(columns as readonly TableColumn[], rows, read)
      expect({ added, gone, changed }).toEqual({ added: [], gone: [], changed: [] })
    }),
    { numRuns: 150 },
  )
})
