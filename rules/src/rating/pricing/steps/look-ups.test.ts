import { describe, expect, test } from 'vitest'
import type { Dataset } from '../../../design/datasets'
import type { Recipe, Step } from '../../../design/parts'
import { compileRecipe, type RecipeSetting } from '../compile-recipe'
import { coin, net, recipeOf, request } from '../tried-recipe'

const dataset: Dataset = {
  names: [
    { name: 'sumInsured', type: { kind: 'money', currency: 'HKD' } },
    {
      name: 'persons',
      type: {
        kind: 'group',
        fields: [
          { name: 'born', type: { kind: 'date' } },
          { name: 'job', type: { kind: 'text' } },
        ],
      },
    },
  ],
}
const always = { id: 'v1', effectiveFrom: '2000-01-01', effectiveTo: null }
const setting: RecipeSetting = {
  dataset,
  tables: [
    {
      id: 'ages',
      name: 'By age',
      columns: [
        { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
        { id: 'premium', title: 'Premium', role: 'amount', currency: 'HKD' },
      ],
      versions: [
        {
          ...always,
          rows: [
            [{ from: '0', to: '17' }, '100'],
            [{ from: '18', to: '69' }, '300'],
          ],
        },
      ],
    },
    {
      id: 'jobs',
      name: 'By occupation',
      columns: [
        { id: 'job', title: 'Job', role: 'exact', of: 'text' },
        { id: 'factor', title: 'Factor', role: 'factor' },
      ],
      versions: [
        {
          ...always,
          rows: [
            ['office', '1'],
            ['roof', '2.5'],
          ],
        },
      ],
    },
    {
      id: 'sums',
      name: 'By sum insured',
      columns: [
        { id: 'sum', title: 'Sum', role: 'exact', of: 'number' },
        { id: 'premium', title: 'Premium', role: 'amount', currency: 'HKD' },
      ],
      versions: [
        {
          ...always,
          rows: [
            ['100000', '200'],
            ['200000', '350'],
            ['500000', '650'],
            ['600000', 'none'],
          ],
        },
      ],
    },
  ],
  plans: [{ id: 'basic', covers: {} }],
  addOns: [],
}
const priced = (steps: readonly Step[], answers: object) => {
  const recipe: Recipe = recipeOf([...steps, net('x')], { version: 2 })
  const compiled = compileRecipe(recipe, setting)
  if (!compiled.ok) return compiled.problems.map(({ code }) => code)
  const quote = compiled.value.price(request({ answers: answers as never }))
  return quote.ok ? quote.value.yearly.minor / 100 : quote.refusal.code
}
const each = (combine: 'sum' | 'highest' | 'product', times?: string) => ({
  each: { of: 'persons', combine, ...(times ? { times } : {}) },
})
const family = [
  { born: '1990-01-01', job: 'roof' },
  { born: '1992-01-01', job: 'office' },
  { born: '2015-01-01', job: 'office' },
]

describe('a look-up for everybody in a group', () => {
  const byJob: Step = {
    kind: 'lookUp',
    name: 'job',
    title: '',
    table: 'jobs',
    inputs: { job: 'item.job' },
    column: 'factor',
    ...each('product'),
  }
  const byAge = (more: object): Step => ({
    kind: 'lookUp',
    name: 'x',
    title: '',
    table: 'ages',
    inputs: { age: 'age(item.born, startDate)' },
    column: 'premium',
    ...each('sum'),
    ...more,
  })

  test('a family pays what its members pay together', () => {
    expect(priced([byAge({})], { persons: family })).toBe(700)
    expect(priced([byAge(each('highest'))], { persons: family })).toBe(300)
  })

  test('each premium is multiplied with the factor of the same person', () => {
    expect(priced([byJob, byAge(each('sum', 'job'))], { persons: family })).toBe(300 * 2.5 + 300 + 100)
  })

  test('one who fits no row has no price, and so has the family', () => {
    expect(priced([byAge({})], { persons: [...family, { born: '1940-01-01', job: 'office' }] })).toBe('pricing.noRow')
  })

  test('nobody to look up: a sum of nothing is no price', () => {
    expect(priced([byAge({})], { persons: [] })).toBe('pricing.nothingToPay')
  })

  test('what is no group, another group, or a product of amounts is told', () => {
    expect(priced([byAge({ each: { of: 'sumInsured', combine: 'sum' } })], {})).toEqual(['recipe.notAGroup'])
    expect(priced([byAge(each('sum', 'nothing'))], {})).toEqual(['recipe.badTimes'])
    expect(priced([byAge(each('product'))], {})).toEqual(['recipe.badProduct'])
  })
})

describe('between two rows', () => {
  const bySum = (more: object = {}): Step => ({
    kind: 'lookUp',
    name: 'x',
    title: '',
    table: 'sums',
    inputs: { sum: 'sumInsured' },
    column: 'premium',
    between: 'sum',
    ...more,
  })

  test.each([
    ['100000', 200],
    ['150000', 275],
    ['275000', 425],
    ['500000', 650],
    ['99999', 'pricing.noRow'],
    ['500001', 'pricing.noPrice'],
    ['600000', 'pricing.noPrice'],
    ['600001', 'pricing.noRow'],
  ])('a sum insured of %s costs %s', (sumInsured, price) => {
    expect(priced([bySum()], { sumInsured })).toBe(price)
  })

  test('what is given where no row fits is not given where a row says that there is no price', () => {
    const { between: _off, ...plain } = bySum({ otherwise: '9' }) as Step & { between: string }
    expect(priced([plain as Step], { sumInsured: '600000' })).toBe('pricing.noPrice')
    expect(priced([plain as Step], { sumInsured: '7' })).toBe(9)
  })

  test('without it only the rows themselves have a price', () => {
    const { between: _off, ...plain } = bySum() as Step & { between: string }
    expect(priced([plain as Step], { sumInsured: '150000' })).toBe('pricing.noRow')
  })

  test('a column of bands or of words has nothing between', () => {
    expect(priced([bySum({ between: 'premium' })], {})).toEqual(['recipe.badBetween'])
  })

  test('a third of a cent is rounded by the step that says how', () => {
    const down: Step = { kind: 'round', name: 'y', title: '', of: 'x', rounding: { ...coin, mode: 'down' } }
    expect(priced([bySum(), down], { sumInsured: '100001' })).toBe(200)
  })
})
