import { expect, test } from 'vitest'
import type { Recipe, TableColumn } from '../../design/parts'
import { askedTakings, takenAs, takenBy } from './taken-as'

const sheet = (name: string, title: string, values: readonly string[]) => {
  const column: TableColumn = { id: 'value', title, role: 'factor' }
  const table = {
    id: 'sheet',
    name,
    columns: [{ id: 'key', title: 'Key', role: 'exact', of: 'text' } as TableColumn, column],
    versions: [
      { id: 'v', effectiveFrom: '2026-01-01', effectiveTo: null, rows: values.map((value, at) => [`${at}`, value]) },
    ],
  }
  return { table, column }
}

test.each([
  ['Group size', 'Discount', ['0', '0.05', '0.1', '0.15'], 'off'],
  ['Excess', 'Discount', ['0', '0.04', '0.11'], 'off'],
  ['NCD', '%', ['0.3', '0.4', '0.5', '0.6'], 'off'],
  ['無索償折扣', '百分比', ['0', '0.2', '0.6'], 'off'],
  ['Mehrwagen', 'Rabatt', ['0.05', '0.1'], 'off'],
  ['Armada', 'Diskon', ['0.05', '0.1'], 'off'],
  // The sign says it already: taken off once more, it would be a loading.
  ['Protection', 'Discount', ['-0.05', '-0.1'], 'load'],
  ['Loadings and discounts', '%', ['0.1', '0.5', '0.25', '-0.075', '-0.15'], 'load'],
  ['Winter sports', 'Load', ['0', '0.75'], 'load'],
  ['Tenant type', 'Load', ['0', '0.2', '0.35'], 'load'],
  ['Hazardous work', 'Loading', ['0', '1', '2.5'], 'load'],
  ['Winter sports loading', 'Value', ['0.75'], 'load'],
  ['Lage', 'Zuschlag', ['0.1', '0.6'], 'load'],
  ['Age', '%', ['-0.5', '0', '1', '2'], 'load'],
  ['Age loading', 'Loading', ['1.1', '1.25'], 'factor'],
  ['No claims discount', 'Factor', ['1', '0.7', '0.4'], 'factor'],
  ['No claims discount', 'Factor', ['0.6', '0.5', '0.4'], 'factor'],
  ['No claims discount', 'Discount', ['1', '0.9', '0.8'], 'factor'],
  ['Bonus-Malus scale', 'Factor', ['1.6', '1', '0.5'], 'factor'],
  ['Area', 'Factor', ['0.9', '1', '1.3'], 'factor'],
])('figures of “%s: %s” (%j) are taken as %s, and nobody is asked', (name, title, values, as) => {
  const { table, column } = sheet(name, title, values)
  expect(takenAs(table, column)).toEqual({ as })
})

test.each([
  ['shares without a word may come off or on', 'Tenant type', 'Rate', ['0', '0.2', '0.35']],
  ['nobody multiplies by zero', 'Area', 'Rate', ['0', '1.2', '1.35']],
  ['0.95 is five percent off, or what is left', 'Group size', 'Discount', ['0.95', '0.9', '0.85']],
  ['signs of both kinds under one word', 'Group size', 'Discount', ['0.1', '0.2', '-0.05']],
  ['half, or half as much again', 'Occupation', 'Loading', ['0.5', '1', '1.5']],
])('%s: a person says how it counts', (_, name, title, values) => {
  const { table, column } = sheet(name, title, values)
  expect(takenAs(table, column).asks).toBe('sense')
})

test.each([
  ['Group size', 'Discount', ['5', '10', '15'], 'offPercent', '1 - it / 100'],
  ['NCD', 'Percentage', ['0', '20', '60'], 'offPercent', '1 - it / 100'],
  ['Occupation', 'Loading', ['0', '10', '25'], 'loadPercent', '1 + it / 100'],
  ['Occupation', 'Loading', ['10', '25', '50'], 'loadPercent', '1 + it / 100'],
  ['Loadings and discounts', '%', ['10', '-5'], 'loadPercent', '1 + it / 100'],
] as const)('“%s: %s” of %j is proposed in percent, and a person says so', (name, title, values, as, by) => {
  const { table, column } = sheet(name, title, values)
  expect(takenAs(table, column)).toEqual({ as, asks: 'sense' })
  expect(takenBy(as, 'it')).toBe(by)
})

test('a single figure for those it is about is nobody’s factor unasked', () => {
  const { table, column } = sheet('Named factors', 'Factor', ['0.5'])
  const key = { ...table.columns[0]!, source: '"Winter sports"' } as TableColumn
  expect(takenAs({ ...table, columns: [key, column] }, column).asks).toBe('single')
})

test.each(['Each additional day over 31', 'Per extra driver', '每額外一日', 'Je weiterer Tag', 'Setiap tambahan hari'])(
  '“%s” is an amount for each further one, and no factor by itself',
  (title) => {
    const { table, column } = sheet('Region', title, ['1.1', '1.65', '2.95'])
    expect(takenAs(table, column).asks).toBe('perExtra')
  },
)

test('a proposed recipe says which of its look-ups are asked about', () => {
  const look = { kind: 'lookUp', name: 'rate', title: 'Rate', table: 'sheet', inputs: {}, column: 'value' } as const
  const recipe = { steps: [look] } as unknown as Recipe
  expect(askedTakings(recipe, [sheet('Tenant type', 'Rate', ['0', '0.2']).table])).toEqual([
    { step: 'rate', why: 'sense' },
  ])
  expect(askedTakings(recipe, [sheet('Tenant type', 'Load', ['0', '0.2']).table])).toEqual([])
})

test('figures of which some are shares and some are money multiply nobody’s price unasked', () => {
  const { table, column } = sheet('Charges', 'Amount', ['0.01', '50'])
  expect(takenAs(table, column)).toEqual({ as: 'factor', asks: 'sense' })
})
