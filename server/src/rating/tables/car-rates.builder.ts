import type { Cell, Row } from '@coverwright/rules/rating/pricing'
import type { StoredColumn } from './tables'

/** For tests: factors by make and age. */
export const carColumns: StoredColumn[] = [
  { id: 'make', title: 'Make', role: 'exact', of: 'text', source: 'make' },
  { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0, source: 'driverAge' },
  { id: 'factor', title: 'Factor', role: 'factor' },
  { id: 'note', title: 'Note', role: 'any' },
]

export const band = (from: number | null, to: number | null): Cell => ({
  from: from === null ? null : String(from),
  to: to === null ? null : String(to),
})

/** Makes M0, M1, … each with the ages 18-24, 25-69 and 70+, without gaps. */
export const carRows = (makes: number): Row[] =>
  Array.from({ length: makes }, (_, make) => [
    [`M${make}`, band(18, 24), '1.40', null],
    [`M${make}`, band(25, 69), '1.00', null],
    [`M${make}`, band(70, null), '1.25', null],
  ]).flat() as Row[]
