import { expect, test } from 'vitest'
import type { Recipe, TableColumn } from '../../design/parts'
import { parseDay } from '../../kernel'
import { compileRecipe } from './compile-recipe'
import { isChargeLook } from './named-amounts'
import { age, base, dataset, given, rowsOf } from './proposed-tables.builder'
import { startingRecipe, type ProposedTable } from './starting-recipe'
import type { RateTable } from './table'
import { askedTakings } from './taken-as'
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

const shares = (rows: [string, string][]): ProposedTable => {
  const { columns, ...table } = single(rows)
  return {
    ...table,
    id: 'shares',
    name: 'Shares',
    columns: [columns[0]!, { id: 'share', title: 'Factor', role: 'factor' }],
  }
}

test('a levy and a duty are each added to the price by their share, and a fee behind them: 680 is 736.80', () => {
  const charges = shares([
    ['Stamp duty', '0.01'],
    ['Winter sports', '0.5'],
  ])
  const tables = [base, charges, single([['Admin fee (HKD)', '50']])]
  const recipe = startingRecipe({ ...given, hasAddOns: false, tables }) as Recipe
  expect(askedTakings(recipe, tables as RateTable[])).toEqual([{ step: 'shares', why: 'single' }])
  const looks = recipe.steps.flatMap((step) => (step.kind === 'lookUp' ? [step] : []))
  expect(looks.map((look) => [look.title, isChargeLook(look)])).toEqual([
    ['Base', false],
    ['Winter sports', false],
    ['Stamp duty', true],
    ['Admin fee (HKD)', true],
  ])
  const without = { ...recipe, steps: recipe.steps.filter(({ name }) => !['shares', 'afterShares'].includes(name)) }
  const steps = without.steps.map((step) =>
    'of' in step && step.of === 'afterShares' ? { ...step, of: recipe.steps[0]!.name } : step,
  )
  const version = { id: 'v', effectiveFrom: '2026-01-01', effectiveTo: null }
  const rated = tables.map((table) => ({
    ...table,
    versions: table.versions ?? [{ ...version, rows: [[null, '680']] }],
  }))
  const compiled = compileRecipe(
    { ...recipe, steps },
    { dataset, tables: rated, addOns: [], plans: [{ id: 'a', covers: {} }] },
  )
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const day = parseDay('2026-06-15') as number
  const asked = { answers: { region: 'x' }, plan: 'a', addOns: [], today: day, startDate: day, discounts: [] }
  expect(compiled.value.price(asked)).toMatchObject({ ok: true, value: { yearly: { minor: 73_680 } } })
})

test('a charge of more than the whole price is nobody’s share: it is left, and told', () => {
  const tables = [base, shares([['Policy fee', '95']])]
  const recipe = startingRecipe({ ...given, tables }) as Recipe
  expect(unusedFigures(recipe, tables)).toEqual(['Policy fee'])
})
