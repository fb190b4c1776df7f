import { expect, test } from 'vitest'
import type { Dataset } from '../../design/datasets'
import type { Recipe } from '../../design/parts'
import { parseDay } from '../../kernel'
import { compileRecipe } from './compile-recipe'
import { factor, given, words } from './proposed-tables.builder'
import { startingRecipe, type ProposedTable } from './starting-recipe'
import { askedTakings, shareOf } from './taken-as'
import type { RateTable, Row } from './table'

const table = (id: string, title: string, rows: Row[]): RateTable & ProposedTable => ({
  id,
  name: id,
  columns: [
    { id: 'region', title: 'Region', role: 'exact', of: 'text' },
    { ...factor, title },
  ],
  versions: [{ id: 'v', effectiveFrom: '2026-01-01', effectiveTo: null, rows }],
})
const hull = table('hull', 'Rate', [
  ['north', '0.012'],
  ['south', '0.0175'],
])
const discount = table('alarm', 'Discount', [
  ['north', '0.05'],
  ['south', '0'],
])
const money = (name: string, currency = 'HKD') => ({ name, type: { kind: 'money' as const, currency } })
const asking = (...more: Dataset['names']): Dataset => ({
  names: [{ name: 'region', type: { kind: 'text' } }, ...more],
})
const proposed = (dataset: Dataset, tables = [discount, hull]) =>
  startingRecipe({ ...given, hasAddOns: false, dataset, tables, words })

test('rates that are a share of an amount begin with the question that asks for it', () => {
  const dataset = asking(money('agreedValue'))
  const recipe = proposed(dataset) as Recipe
  expect(recipe.steps.slice(0, 4)).toMatchObject([
    { kind: 'lookUp', table: 'hull' },
    { kind: 'factor', of: 'agreedValue', by: 'hull' },
    { kind: 'lookUp', table: 'alarm' },
    { kind: 'factor', of: 'afterHull', by: '1 - alarm' },
  ])
  expect(askedTakings(recipe, [hull, discount])).toEqual([])
  expect(['hull', 'alarm'].map((look) => shareOf(recipe, look))).toEqual(['agreedValue', null])
  const tables = [hull, discount]
  const compiled = compileRecipe(recipe, { dataset, tables, addOns: [], plans: [{ id: 'a', covers: {} }] })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const day = parseDay('2026-06-15') as number
  const answers = { region: 'north', agreedValue: '800000' }
  const asked = { answers, plan: 'a', addOns: [], today: day, startDate: day, discounts: [] }
  expect(compiled.value.price(asked)).toMatchObject({ ok: true, value: { yearly: { minor: 912_000 } } })
})

test('of several amounts the one that is called a sum insured or a value is meant; otherwise a person says', () => {
  const of = (dataset: Dataset) => proposed(dataset)?.steps.find((step) => step.kind === 'factor')
  expect(of(asking(money('income'), money('sumInsured')))).toMatchObject({ of: 'sumInsured' })
  expect(of(asking(money('income'), money('rent')))).toBeUndefined()
  expect(of(asking(money('sumInsured', 'USD')))).toBeUndefined()
  expect(of(asking())).toBeUndefined()
})

test('loadings, discounts and factors alone are a share of nothing', () => {
  const factors = table('area', 'Rate', [['north', '1.2']])
  expect(proposed(asking(money('sumInsured')), [discount])).toBeNull()
  expect(proposed(asking(money('sumInsured')), [factors])).toBeNull()
})
