import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTable } from './check-table'
import { findLeftOut } from './left-out'
import { compileTable } from './compile-table'
import { viewTable } from './table-groups'
import type { TableColumn } from '../../design/parts'
import type { Band, Row } from './table'

const columns: TableColumn[] = [
  { id: 'member', title: 'Member', role: 'exact', of: 'text' },
  { id: 'plan', title: 'Plan', role: 'exact', of: 'text' },
  { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
  { id: 'price', title: 'Price', role: 'amount', currency: 'HKD' },
]
const ages = (from: number | null, to: number | null): Band => ({
  from: from === null ? null : String(from),
  to: to === null ? null : String(to),
})
const plans = ['Ward', 'Semi-private', 'Private']
const rowsOf = (member: string | null, list: readonly Band[]) =>
  plans.flatMap((plan) => list.map((band): Row => [member, plan, band, '100']))

function leftOut(rows: readonly Row[]) {
  const checked = checkTable(columns, rows)
  if (!checked.ok) throw new Error(checked.refusal.code)
  return { found: checked.findings.length, leftOut: checked.leftOut }
}

const grown = [ages(18, 40), ages(41, 64), ages(65, 69)]
const family = [ages(0, 17), ages(18, 40), ages(41, 64)]

test('employees of ages that only dependants have rows for are not said to be taken', () => {
  expect(leftOut([...rowsOf('Employee', grown), ...rowsOf('Dependant', family)])).toEqual({
    found: 0,
    leftOut: { member: 'Employee', plan: 'Ward', age: '0' },
  })
})

test('a combination of plan and member that has no row is not said to be taken', () => {
  const sold = (plan: string, member: string) => grown.map((band): Row => [member, plan, band, '100'])
  const own = [...sold('Ward', 'Employee'), ...sold('Private', 'Dependant')]
  expect(leftOut(own)).toEqual({ found: 0, leftOut: { member: 'Dependant', plan: 'Ward', age: '18' } })
})

test('a whole table leaves nobody out, nor does one with a row for everybody else', () => {
  expect(leftOut([...rowsOf('Employee', grown), ...rowsOf('Dependant', grown)])).toEqual({ found: 0, leftOut: null })
  const rest: Row = [null, null, ages(null, null), '1']
  expect(leftOut([...rowsOf('Employee', grown), ...rowsOf('Dependant', family), rest]).leftOut).toBeNull()
})

test('where there are too many combinations to try each, nothing is said of all', () => {
  const many = Array.from({ length: 700 }, (_, at): Row => [`m${at}`, `p${at}`, ages(0, 99), '100'])
  expect(leftOut(many).leftOut).toBe('untried')
})

const edge = fc.integer({ min: 0, max: 9 })
const band = fc
  .tuple(fc.option(edge, { freq: 5 }), fc.option(edge, { freq: 5 }))
  .map(([a, b]) => (a !== null && b !== null && a > b ? ages(b, a) : ages(a, b)))
const row = fc
  .tuple(fc.constantFrom('a', 'b', null), fc.constantFrom('x', 'y'), band)
  .map(([member, plan, age]): Row => [member, plan, age, '1'])

test('somebody is left out exactly where trying every age with every value of the table finds somebody', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const compiled = compileTable(columns, rows)
      if (!compiled.ok) throw new Error(compiled.refusal.code)
      const takes = ([member, plan, age]: Row, one: unknown, other: unknown, at: number) => {
        const { from, to } = age as Band
        const isIn = (from === null || Number(from) <= at) && (to === null || at <= Number(to))
        return (member === null || member === one) && plan === other && isIn
      }
      const members = [...new Set(rows.flatMap(([member]) => member ?? []))]
      const span = Array.from({ length: 14 }, (_, at) => at - 2)
      const [least, most] = [
        Math.min(...rows.map(([, , age]) => Number((age as Band).from ?? -Infinity))),
        Math.max(...rows.map(([, , age]) => Number((age as Band).to ?? Infinity))),
      ]
      const isLeft = (members.length > 0 ? members : [null]).some((member) =>
        [...new Set(rows.map(([, plan]) => plan))].some((plan) =>
          span
            .filter((at) => at >= least && at <= most)
            .some((at) => !rows.some((each) => takes(each, member, plan, at))),
        ),
      )
      expect(findLeftOut(viewTable(columns, rows), compiled.value) !== null).toBe(isLeft)
    }),
  )
})
