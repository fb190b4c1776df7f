import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTable } from './check-table'
import type { TableFinding } from './findings'
import type { TableColumn } from '../../design/parts'
import type { Band, Cell, Row } from './table'

const columns: TableColumn[] = [
  { id: 'zone', title: 'Zone', role: 'exact', of: 'text' },
  { id: 'days', title: 'Days', role: 'exact', of: 'number' },
  { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
  { id: 'price', title: 'Price', role: 'amount', currency: 'HKD' },
]
const zones = ['Asia', 'Europe', 'Oceania', 'America', 'Africa']
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)
const ages = (from: number | null, to: number | null): Band => ({
  from: from === null ? null : String(from),
  to: to === null ? null : String(to),
})
const bands = [ages(0, 17), ages(18, 69), ages(70, 80)]

/** Every zone with every day with every band, but for those that are left out. */
const sheet = (isIn: (zone: string, day: number, from: string | null) => boolean = () => true, days = 40): Row[] =>
  zones.flatMap((zone) =>
    upTo(days).flatMap((day) =>
      bands.filter(({ from }) => isIn(zone, day, from)).map((band): Row => [zone, String(day), band, '100']),
    ),
  )

function findings(rows: readonly Row[], under: readonly TableColumn[] = columns): readonly TableFinding[] {
  const checked = checkTable(under, rows)
  if (!checked.ok) throw new Error(checked.refusal.code)
  return checked.findings
}

test('a sheet that has everything has no findings', () => {
  expect(findings(sheet())).toEqual([])
})

test('a last or first band that one group lacks and all others have is found, with the row beside it', () => {
  const noLast = sheet((zone, day, from) => zone !== 'Oceania' || day !== 30 || from !== '70')
  const values = { have: '199', of: '200' }
  expect(findings(noLast)).toEqual([
    {
      code: 'table.gapBeside',
      rows: [noLast.findIndex(([zone, day]) => zone === 'Oceania' && day === '30') + 1],
      customer: { zone: 'Oceania', days: '30', age: '70' },
      values,
    },
  ])
  expect(findings(sheet((zone, day, from) => zone !== 'Asia' || day !== 7 || from !== '0'))).toEqual([
    { code: 'table.gapBeside', rows: [6 * 3], customer: { zone: 'Asia', days: '7', age: '17' }, values },
  ])
})

test('a last band that is open for all others but ends here is found behind its end', () => {
  const open = (zone: string): Row[] => [
    [zone, '1', ages(null, 17), '1'],
    [zone, '1', zone === 'Asia' ? ages(18, 99) : ages(18, null), '1'],
  ]
  expect(findings(zones.flatMap(open))).toMatchObject([
    { code: 'table.gapBeside', rows: [1], customer: { zone: 'Asia', age: '100' }, values: { have: '4', of: '5' } },
  ])
})

test('a combination without any row is found, with a row beside it', () => {
  expect(findings(sheet((zone, day) => zone !== 'Europe' || day !== 12))).toMatchObject([
    { code: 'table.gapBeside', rows: [40 * 3 + 10 * 3], customer: { zone: 'Europe', days: '12', age: '0' } },
  ])
})

test('combinations that are missing side by side are one hole', () => {
  const found = findings(sheet((zone, day) => zone !== 'Europe' || day < 12 || day > 15))
  expect(found).toMatchObject([{ code: 'table.gapBeside', customer: { zone: 'Europe', days: '12' }, alike: 3 }])
})

test('a number that is left out of a count is found, with the row before it', () => {
  expect(findings(sheet((_, day) => day !== 30))).toMatchObject([
    {
      code: 'table.skipped',
      column: 'days',
      rows: [29 * 3 - 1],
      customer: { zone: 'Asia', days: '30', age: '70' },
      values: { value: '30', first: '1', last: '40' },
    },
  ])
  expect(findings(sheet((_, day) => day < 30 || day > 32))).toMatchObject([{ code: 'table.skipped' }])
})

test('a count may go on in larger steps; numbers that a row for any other takes are not left out', () => {
  const steps = sheet((_, day) => day <= 31 || [45, 60, 90].includes(day), 90)
  expect(findings(steps)).toEqual([])
  expect(findings(steps.filter(([, day]) => day !== '15'))).toMatchObject([{ values: { value: '15', last: '31' } }])
  const others: Row = [null, null, ages(null, null), '1']
  expect(findings([...sheet((_, day) => day !== 30), others])).toEqual([])
})

test('years of which one in two is listed, and classes that are few, are no count', () => {
  expect(findings(sheet((_, day) => day % 2 === 0))).toEqual([])
  expect(findings(sheet((_, day) => [1, 2, 3, 5].includes(day)))).toEqual([])
})

const plans: TableColumn[] = [
  { id: 'plan', title: 'Plan', role: 'exact', of: 'text' },
  { id: 'zone', title: 'Zone', role: 'exact', of: 'text' },
  ...columns.slice(2),
]
const planned = (plan: Cell, list: readonly Band[]) =>
  zones.map((zone) => list.map((band): Row => [plan, zone, band, '1']))

test('plans that are for different ages are no fault of each other', () => {
  const [children, grown] = [
    [ages(0, 9), ages(10, 17)],
    [ages(18, 40), ages(41, 69)],
  ]
  const both = ['Basic', 'Plus', 'Max'].flatMap((plan) => planned(plan, grown))
  expect(findings([...both, ...planned('Kids', children)].flat(), plans)).toEqual([])
})

test('a plan that ends earlier wherever it is sold may be meant: that is told once, to be looked at', () => {
  const whole = ['Basic', 'Plus', 'Max', 'Top'].flatMap((plan) => planned(plan, bands))
  expect(findings([...whole, ...planned('Young', bands.slice(0, 2))].flat(), plans)).toMatchObject([
    { code: 'table.gapPerhaps', customer: { plan: 'Young', age: '70' }, values: { have: '20', of: '25' }, alike: 4 },
  ])
})

test('a last band that all zones of one day lack is a slip, for nearly all others have it', () => {
  const short = sheet((_, day, from) => day !== 30 || from !== '70')
  expect(findings(short)).toMatchObject([{ code: 'table.gapBeside', values: { have: '195', of: '200' }, alike: 4 }])
})

test('what one of two groups has and the other has not is to be looked at', () => {
  const two = [
    ...bands.map((band): Row => ['m', '1', band, '1']),
    ...bands.slice(0, 2).map((band): Row => ['w', '1', band, '1']),
  ]
  expect(findings(two)).toMatchObject([{ code: 'table.gapPerhaps', rows: [4], customer: { zone: 'w', age: '70' } }])
})

test('groups of which each ends elsewhere are as they are meant', () => {
  const rows = upTo(200).flatMap((make): Row[] => [
    [`m${make}`, '1', ages(0, 5), '1'],
    [`m${make}`, '1', ages(6, 6 + make), '1'],
  ])
  expect(findings(rows)).toEqual([])
})

test('half of all groups that end anywhere fill no list', () => {
  const rows = upTo(300).flatMap((make): Row[] => [
    [`m${make}`, '1', ages(0, 5), '1'],
    [`m${make}`, '1', ages(6, make % 5 < 3 ? 500 : 6 + make), '1'],
  ])
  expect(findings(rows)).toMatchObject([{ code: 'table.gapPerhaps', alike: 119 }])
})

type Hole = {
  readonly zone: number
  readonly day: number
  readonly band: number
  readonly what: 'row' | 'group' | 'day'
}
type Plan = { readonly zones: number; readonly widths: readonly number[]; readonly holes: readonly Hole[] }
const DAYS = 32

const plan = fc
  .record({
    zones: fc.integer({ min: 4, max: 5 }),
    widths: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 5 }),
  })
  .chain((shape) =>
    fc.record({
      zones: fc.constant(shape.zones),
      widths: fc.constant(shape.widths),
      holes: fc.array(
        fc.record({
          zone: fc.nat(shape.zones - 1),
          day: fc.integer({ min: 2, max: DAYS - 1 }),
          band: fc.nat(shape.widths.length - 1),
          what: fc.constantFrom('row' as const, 'row' as const, 'group' as const, 'day' as const),
        }),
        { maxLength: 3 },
      ),
    }),
  )

/** Which bands of which group are there, by nothing but the plan. */
function keptOf({ holes, widths }: Plan, zone: number, day: number): number[] {
  const isOut = (band: number) =>
    holes.some(
      (hole) =>
        hole.day === day &&
        (hole.what === 'day' || (hole.zone === zone && (hole.what === 'group' || hole.band === band))),
    )
  return widths.flatMap((_, band) => (isOut(band) ? [] : [band]))
}

/** Holes counted one customer after the other: days that nobody has, groups without a band, bands in a row within a group. */
function slowHoles(plan: Plan): number {
  const all = upTo(DAYS).map((day) => upTo(plan.zones).map((zone) => keptOf(plan, zone - 1, day)))
  const isDay = all.map((groups) => groups.some((kept) => kept.length > 0))
  const days = isDay.filter((has, at) => !has && isDay[at - 1]).length
  const groups = all.filter((_, at) => isDay[at]).flat()
  const runs = groups.map((kept) => {
    if (kept.length === 0) return 1
    const is = plan.widths.map((_, band) => kept.includes(band))
    return is.filter((has, band) => !has && (band === 0 || is[band - 1])).length
  })
  return days + runs.reduce((sum, count) => sum + count, 0)
}

test('whatever is left out of a whole sheet is found, each hole once and with a customer of it, and nothing else', () => {
  fc.assert(
    fc.property(plan, (plan) => {
      const starts = plan.widths.map((_, band) => plan.widths.slice(0, band).reduce((sum, width) => sum + width, 0))
      const rows = upTo(plan.zones).flatMap((zone) =>
        upTo(DAYS).flatMap((day) =>
          keptOf(plan, zone - 1, day).map((band): Row => {
            const from = starts[band] as number
            return [`z${zone}`, String(day), ages(from, from + (plan.widths[band] as number) - 1), '1']
          }),
        ),
      )
      const found = findings(rows)
      for (const { customer } of found) {
        const [zone, day, age] = [Number(customer['zone']?.slice(1)), Number(customer['days']), Number(customer['age'])]
        const band = starts.findLastIndex((start) => start <= age)
        expect(keptOf(plan, zone - 1, day)).not.toContain(band)
      }
      expect(found.reduce((sum, { alike = 0 }) => sum + 1 + alike, 0)).toBe(slowHoles(plan))
    }),
    { numRuns: 120 },
  )
}, 60_000)
