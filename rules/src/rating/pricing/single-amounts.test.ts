import { expect, test } from 'vitest'
import type { Recipe, TableColumn } from '../../design/parts'
import { compileRecipe } from './compile-recipe'
import { age, base, dataset, given, rowsOf } from './proposed-tables.builder'
import { startingRecipe, type ProposedTable } from './starting-recipe'
import { unusedFigures } from './unused-figures'

const single = (rows: [string, string][]): ProposedTable => ({
  id: 'amounts',
  name: 'Amounts',
  columns: [
    { id: 'name', title: 'Name', role: 'exact', of: 'text', source: '"Policy fee"' } as TableColumn,
    { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' },
  ],
  versions: [{ id: 'v', effectiveFrom: '2026-01-01', effectiveTo: null, rows }],
})

test('a fee comes on behind every factor, a least premium holds the price and an excess is no part of it', () => {
  const fees = single([
    ['Minimum premium', '500'],
    ['Policy fee', '50'],
    ['Excess', '1000'],
  ])
  const recipe = startingRecipe({ ...given, tables: [fees, age, base] }) as Recipe
  const looks = recipe.steps.flatMap((step) =>
    step.kind === 'lookUp' ? [[step.title, Object.values(step.inputs)]] : [],
  )
  expect(looks).toEqual([
    ['Base', ['region']],
    ['Driver age', ['age(birthDate, startDate)']],
    ['Minimum premium', ['"Minimum premium"']],
    ['Policy fee', ['"Policy fee"']],
  ])
  expect(recipe.steps.find(({ kind }) => kind === 'minimum')).toMatchObject({ least: 'minimumPremium' })
  const kinds = recipe.steps.map(({ kind }) => kind)
  expect(kinds.lastIndexOf('add')).toBeGreaterThan(kinds.indexOf('discount'))
  const tables = [age, base].map((table) => ({ ...table, versions: [{ ...fees.versions![0]!, rows: rowsOf(table) }] }))
  const parts = { dataset, tables: [...tables, { ...fees, versions: fees.versions! }], addOns: [] }
  expect(compileRecipe(recipe, { ...parts, plans: [{ id: 'a', covers: {} }] })).toMatchObject({ ok: true })
})

test('of two least premiums none is taken by itself, and single amounts begin a price where nothing else does', () => {
  const two = single([
    ['Min. premium single', '500'],
    ['Minimum premium annual', '900'],
    ['Accident premium', '120'],
    ['Service fee', '10'],
  ])
  const { steps } = startingRecipe({ ...given, tables: [two, age] }) as Recipe
  expect(steps.flatMap((step) => (step.kind === 'lookUp' ? [step.title] : []))).toEqual([
    'Accident premium',
    'Driver age',
    'Service fee',
  ])
  expect(steps[0]).toMatchObject({ inputs: { name: '"Accident premium"' } })
  expect(steps.find(({ kind }) => kind === 'minimum')).toMatchObject({ least: '0' })
  expect(startingRecipe({ ...given, tables: [single([['Minimum premium', '500']]), age] })).toBeNull()
})

test('a minimum premium beside rates is no price to begin with: a person builds that recipe', () => {
  const cargo: ProposedTable = {
    id: 'cargo',
    name: 'Cargo',
    columns: [
      base.columns[0]!,
      { id: 'rate', title: 'Rate', role: 'factor' },
      { id: 'least', title: 'Min. premium per shipment', role: 'amount', currency: 'HKD' },
    ],
  }
  expect(startingRecipe({ ...given, tables: [cargo] })).toBeNull()
  expect(startingRecipe({ ...given, tables: [age, single([['Admin charge', '25']])] })).toBeNull()
})

test('prices by the month are twelve of them by the year, where they begin and where they are added', () => {
  const monthly = { ...base, id: 'home', name: 'Prices per MONTH before area factor' }
  const more = { ...base, id: 'more', name: 'Contents (monthly)' }
  const { steps } = startingRecipe({ ...given, tables: [monthly, age, more] }) as Recipe
  expect(steps.slice(0, 4)).toMatchObject([
    { kind: 'lookUp', table: 'home' },
    { kind: 'factor', of: 'home', by: '12' },
    { kind: 'lookUp', table: 'driver_age' },
    { kind: 'factor', of: 'yearOfHome', by: 'driverAge' },
  ])
  expect(steps.find((step) => step.kind === 'add' && step.name === 'afterMore')).toMatchObject({ amount: 'more * 12' })
})

test('figures that no step takes are told by what they are called', () => {
  const weeks: TableColumn = { id: 'week', title: 'Each further week', role: 'amount', currency: 'HKD' }
  const tables = [
    { ...base, columns: [...base.columns, weeks] },
    single([
      ['Free cover limit', '200000'],
      ['Policy fee', '50'],
    ]),
  ]
  const recipe = startingRecipe({ ...given, tables }) as Recipe
  expect(unusedFigures(recipe, tables)).toEqual(['Base: Each further week', 'Free cover limit'])
})
