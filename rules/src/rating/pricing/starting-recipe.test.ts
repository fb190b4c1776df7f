import { expect, test } from 'vitest'
import type { Chooser } from './alternatives'
import { compileRecipe } from './compile-recipe'
import type { Recipe, TableColumn } from '../../design/parts'
import { age, base, dataset, factor, given, rowsOf } from './proposed-tables.builder'
import { startingRecipe, type ProposedTable } from './starting-recipe'

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
