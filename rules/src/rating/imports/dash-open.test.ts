import { expect, test } from 'vitest'
import { importOf } from './import-of.builder'
import { mappingProblems } from './mapping-problems'
import type { RegionMapping } from './mapping'
import { aSheet } from './sheet.builder'

const claims = (...cells: [string, string | number][]) => aSheet([['Claims in last 3 yrs', 'Loading'], ...cells])
const loadings = claims(['0', '-'], ['1', '+10%'], ['2', '+25%'], ['3-4', '+50%'], ['5 or more', 'Decline'])
const said = (dashMeans: 'nothing' | 'none') => (mapping: RegionMapping) => ({
  ...mapping,
  columns: mapping.columns.map((column) => ({ ...column, asks: [], ...(column.role === 'factor' && { dashMeans }) })),
})

test('a dash among loadings is asked about: nothing is added, or there is no price', () => {
  const { mapping, region } = importOf(loadings)
  expect(mapping.columns[1]?.asks).toEqual(['dash'])
  expect(mappingProblems(mapping, region.edges).map(({ code }) => code)).toEqual(['imports.askDash'])
  const none = importOf(loadings, said('none'))
  expect(none.rows.map((row) => (row as string[])[1])).toEqual(['none', '1.1', '1.25', '1.5', 'decline'])
  expect(none.summary.said).toEqual({ refer: 0, decline: 1, other: 1 })
  const nothing = importOf(loadings, said('nothing'))
  expect(nothing.rows.map((row) => (row as string[])[1])).toEqual(['1', '1.1', '1.25', '1.5', 'decline'])
  expect(nothing.summary.said).toEqual({ refer: 0, decline: 1, other: 0 })
})

test.each([
  [['0', '–'], ['1', '10%'], '0'],
  [['0', '—'], ['1', 0.1], '0'],
] as const)('%j above %j is nought where somebody says so', (one, other, first) => {
  const made = importOf(claims([...one], [...other]), said('nothing'))
  expect((made.rows[0] as string[])[1]).toBe(first)
})

test('a dash among loadings that stand across is asked about as well', () => {
  const { mapping } = importOf(
    aSheet([
      ['Loading by age and class'],
      ['Age', 'Class 1', 'Class 2'],
      ['18-25', '-', '+10%'],
      ['26+', '+5%', '+20%'],
    ]),
  )
  expect(mapping.cross?.asks).toContain('dash')
})

test.each([
  ['Premium (HKD)', ['900', '-', '700']],
  ['Factor', ['1.2', '-', '0.9']],
])('under %s a dash means that there is none', (header, [one, two, three]) => {
  const sheet = aSheet([
    ['Claims', header],
    ['0', one!],
    ['1', two!],
    ['2+', three!],
  ])
  const { mapping, rows } = importOf(sheet)
  expect(mapping.columns[1]?.asks ?? []).not.toContain('dash')
  expect((rows[1] as string[])[1]).toBe('none')
})
