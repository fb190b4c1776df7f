import { expect, test } from 'vitest'
import { identifySheet } from './identify-sheet'
import type { MappedColumn } from './mapping'
import { crossRoleByHand, roleByHand } from './role-by-hand'
import { aSheet } from './sheet.builder'
import { suggestMapping } from './suggest-mapping'
import { turnAcross } from './suggest-cross'

const ask = { names: [], currency: 'HKD' }

/** The column of the figures, left out at first and then set to this role by hand. */
function setTo(role: MappedColumn['role'], header: string, cells: readonly (string | number)[]) {
  const rows = cells.map((cell, at) => [`Class ${at}`, cell])
  const [region] = identifySheet(aSheet([['Class', header], ...rows])).regions
  const { columns } = suggestMapping(region!, ask).mapping
  const column = { ...columns[1]!, role, zeros: 0, asks: [] }
  return roleByHand(column, region!, columns, ask)
}

test.each([
  ['Rate ‰', [1.2, 2.5, 4.5], -3],
  ['Rate (%)', [1.2, 2.5, 4.5], -2],
  ['Uplift', [10, 25, 50], -2],
])('“%s” set to a rate by hand is asked about as if it had been proposed', (header, cells, zeros) => {
  expect(setTo('factor', header, cells)).toMatchObject({ zeros, asks: ['scale'] })
})

test.each([
  ['plain factors', 'factor', 'Factor', [0.9, 1, 1.2]],
  ['scores', 'factor', 'Risk score', [10, 25, 50]],
  ['amounts of money', 'amount', 'Fee', [10, 25, 50]],
  ['words', 'text', 'Rate ‰', [1.2, 2.5, 4.5]],
] as const)('%s are not asked about', (_, role, header, cells) => {
  expect(setTo(role, header, cells)).toMatchObject({ zeros: 0, asks: [] })
})

test('what was said of it once is not asked again', () => {
  const [region] = identifySheet(
    aSheet([
      ['Class', 'Rate ‰'],
      ['A', 1.2],
      ['B', 2.5],
      ['C', 3.5],
    ]),
  ).regions
  const { columns } = suggestMapping(region!, ask).mapping
  const said = { ...columns[1]!, role: 'factor' as const, zeros: 0, asks: [], answered: ['scale' as const] }
  expect(roleByHand(said, region!, columns, ask)).toMatchObject({ zeros: 0, asks: [] })
})

test('cells across that are set to a rate by hand are asked about, too', () => {
  const rows = [
    ['Rates ‰', null, null],
    ['Class', '18-25', '26-40'],
    ['A', 1.2, 1.4],
    ['B', 2.5, 2.7],
    ['C', 3.5, 3.7],
  ]
  const [region] = identifySheet(aSheet(rows)).regions
  const cross = turnAcross(region!, region!.cross!, ask)
  const asText = { ...cross, value: { ...cross.value, role: 'text' as const, zeros: 0 }, asks: [] }
  expect(crossRoleByHand(asText, 'factor', region!, ask)).toMatchObject({ value: { zeros: -3 }, asks: ['scale'] })
})
