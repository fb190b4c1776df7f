import { expect, test } from 'vitest'
import type { Dataset } from '../../design/datasets'
import type { Chooser } from './alternatives'
import { compileRecipe } from './compile-recipe'
import type { Recipe, TableColumn } from '../../design/parts'
import { recipeUses } from './recipe-uses'
import { startingRecipe, type ProposedTable } from './starting-recipe'
import { unusedFigures } from './unused-figures'
import type { Row } from './table'

const dataset: Dataset = {
  names: [
    { name: 'region', type: { kind: 'text' } },
    { name: 'birthDate', type: { kind: 'date' } },
    { name: 'plain', type: { kind: 'text' } },
  ],
}
const words = {
  after: 'After {step}',
  least: 'Least',
  withAddOns: 'With add-ons',
  addOns: 'Add-ons',
  terms: 'Terms',
  discount: 'Discount',
  net: 'Net',
  tax: 'Tax',
  total: 'Total',
  monthly: 'Monthly',
}
const factor: TableColumn = { id: 'factor', title: 'Factor', role: 'factor' }
const age: ProposedTable = {
  id: 'driver_age',
  name: 'Driver age',
  columns: [
    { id: 'age', title: 'Age', role: 'band', of: 'number', source: 'age(birthDate, startDate)' } as TableColumn,
    factor,
  ],
}
const base: ProposedTable = {
  id: 'plan',
  name: 'Base',
  columns: [
    { id: 'REGION', title: 'Region', role: 'exact', of: 'text' },
    { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' },
  ],
}
const given = { tables: [age, base], dataset, currency: 'HKD', hasAddOns: true, taxFrom: '2026-01-01', words }
const rowsOf = (table: ProposedTable): Row[] => [
  table.columns.map((column) => (column.role === 'factor' || column.role === 'amount' ? '2' : null)),
]

test('a first recipe over the tables compiles as it stands and gives a price', () => {
  const recipe = startingRecipe(given) as Recipe
  expect(recipe.steps.map((step) => step.kind)).toEqual([
    ...[
      'lookUp',
      'lookUp',
      'factor',
      'minimum',
      'terms',
      'addOns',
      'add',
      'discount',
      'round',
      'tax',
      'formula',
      'instalment',
    ],
  ])
  expect(recipe.steps[0]).toMatchObject({ name: 'planAmount', table: 'plan', inputs: { REGION: 'region' } })
  const tables = [age, base].map((table) => ({
    ...table,
    versions: [{ id: 'v', effectiveFrom: '2026-01-01', effectiveTo: null, rows: rowsOf(table) }],
  }))
  expect(compileRecipe(recipe, { dataset, tables, plans: [{ id: 'a', covers: {} }], addOns: [] })).toMatchObject({
    ok: true,
  })
})

test('a table that gives two factors is asked for both, and a loading in percent is added to the whole', () => {
  const group: ProposedTable = {
    id: 'groups',
    name: 'Groups',
    columns: [base.columns[0]!, factor, { id: 'theft', title: 'Theft', role: 'factor' }],
    versions: [
      {
        id: 'v',
        effectiveFrom: '2026-01-01',
        effectiveTo: null,
        rows: [
          ['n', '1.2', '0'],
          ['s', '0.9', '0.08'],
        ],
      },
    ],
  }
  const { steps } = startingRecipe({ ...given, tables: [base, group] }) as Recipe
  expect(steps.flatMap((step) => (step.kind === 'factor' ? [[step.title, step.by]] : []))).toEqual([
    ['After Groups', 'groups'],
    ['After Groups: Theft', '1 + groupsTheft'],
  ])
})

test('a discount comes off the price: what is called so is not added to it', () => {
  const rows = [
    ['n', '0'],
    ['s', '0.15'],
  ]
  const versions = [{ id: 'v', effectiveFrom: '2026-01-01', effectiveTo: null, rows }]
  const size = {
    id: 'size',
    name: 'Group size',
    columns: [base.columns[0]!, { ...factor, title: 'Discount' }],
    versions,
  }
  const { steps } = startingRecipe({ ...given, tables: [base, size] }) as Recipe
  expect(steps.find(({ kind }) => kind === 'factor')).toMatchObject({ by: '1 - size' })
})

test('without a table that gives an amount there is nothing to begin with', () => {
  expect(startingRecipe({ ...given, tables: [age] })).toBeNull()
  expect(startingRecipe({ ...given, currency: 'USD' })).toBeNull()
})

test('who uses a step is known from the words of the others, even of those that are not finished', () => {
  const steps: Recipe['steps'] = [
    { kind: 'formula', name: 'base', title: 'Base', formula: '100 +' },
    {
      kind: 'factor',
      name: 'more',
      title: 'More',
      of: 'base',
      by: "region == 'base' ? 2 : drivers.base",
      when: 'plan',
    },
  ]
  const recipe: Recipe = {
    version: 1,
    currency: 'HKD',
    steps,
    addOns: [],
    outputs: { yearly: 'more', monthly: null, parts: ['base'] },
  }
  const names = recipeUses(recipe).map((use) => [use.id, use.names])
  expect(names).toEqual([
    ['base', []],
    ['more', ['base', 'plan', 'region', 'drivers']],
    ['yearly', ['more']],
    ['monthly', []],
    ['parts', ['base']],
  ])
})

const area = (id: string, name: string): ProposedTable => ({
  id,
  name,
  columns: [
    { id: 'age', title: 'Age', role: 'band', of: 'number', source: 'age(birthDate, startDate)' } as TableColumn,
    { id: 'bronze', title: 'Plan / Bronze', role: 'amount', currency: 'HKD' },
    { id: 'gold', title: 'Plan / Gold', role: 'amount', currency: 'HKD' },
  ],
})

test('tables of one shape are alternatives and columns called like plans are one for each: both count by a condition', () => {
  const choosers = [
    { name: 'plain', options: [{ id: 'x', words: ['Other'] }] },
    {
      name: 'region',
      options: [
        { id: 'hk', words: ['Hong Kong', '香港'] },
        { id: 'all', words: ['Worldwide'] },
      ],
    },
  ]
  const plans = [
    { id: 'p1', words: ['Bronze'] },
    { id: 'p2', words: ['Gold'] },
  ]
  const tables = [area('a', '香港'), area('b', 'Worldwide')]
  const looked = (more: object) =>
    startingRecipe({ ...given, tables, ...more })!.steps.filter(({ kind }) => kind === 'lookUp')
  const when = looked({ choosers, plans }).map((step) => step.when)
  expect(when).toEqual([
    'region == "hk" && plan == "p1"',
    'region == "hk" && plan == "p2"',
    'region == "all" && plan == "p1"',
    'region == "all" && plan == "p2"',
  ])
  const recipe = startingRecipe({ ...given, tables, choosers, plans })!
  const added = recipe.steps.filter(({ kind }) => kind === 'add').slice(0, 3)
  expect(added.map((step) => step.when)).toEqual(when.slice(1))
  // Nobody said which of them counts: each is proposed as before, without a condition.
  expect(looked({}).map((step) => step.when)).toEqual([undefined, undefined])
})

test('a question that chooses between two amounts of unlike shape is their condition', () => {
  const trips = { ...base, id: 'trips', name: 'Single trip premium' }
  const annual = { ...area('annual', 'Annual cover'), columns: area('', '').columns.slice(0, 2) }
  const options = [
    { id: 'single', words: ['Single trip'] },
    { id: 'annual', words: ['Annual cover'] },
  ]
  const whenOf = (choosers: Chooser[]) =>
    startingRecipe({ ...given, tables: [trips, age, annual], choosers })!.steps.flatMap((step) =>
      step.kind === 'lookUp' ? [step.when] : [],
    )
  expect(whenOf([{ name: 'plain', options }])).toEqual(['plain == "single"', undefined, 'plain == "annual"'])
  expect(whenOf([])).toEqual([undefined, undefined, undefined])
})

test('the premium of a table begins, not an amount that stands in front of it', () => {
  const amount = (id: string, title: string): TableColumn => ({ id, title, role: 'amount', currency: 'HKD' })
  const columns = [...base.columns.slice(0, 1), amount('further', 'Each additional day'), amount('paid', 'Premium')]
  const { steps } = startingRecipe({ ...given, tables: [{ ...base, columns }] }) as Recipe
  expect(steps.flatMap((step) => (step.kind === 'lookUp' ? [step.column] : []))).toEqual(['paid'])
})

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
