import type { Dataset } from '../../design/datasets'
import { parseDay } from '../../kernel'
import { compileRecipe, type RecipeSetting } from './compile-recipe'
import type { QuoteRequest } from './quote'
import type { Recipe, Step } from '../../design/parts'
import type { RateTable } from './table'

/** What tests of recipes share: two regions, two plans, two add-ons, one customer. */
export const day = (text: string) => parseDay(text) as number
export const coin = { mode: 'halfUp', to: 'minorUnit' } as const
const dataset: Dataset = {
  names: [
    { name: 'region', type: { kind: 'text' } },
    { name: 'seats', type: { kind: 'number' } },
    { name: 'carValue', type: { kind: 'money', currency: 'HKD' } },
    { name: 'dollars', type: { kind: 'money', currency: 'USD' } },
    { name: 'limit', type: { kind: 'money', currency: 'HKD' } },
  ],
}
const table: RateTable = {
  id: 'base',
  name: 'Base rates',
  columns: [
    { id: 'region', title: 'Region', role: 'exact', of: 'text' },
    { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' },
    { id: 'rate', title: 'Rate', role: 'factor' },
    { id: 'usd', title: 'Dollars', role: 'amount', currency: 'USD' },
    { id: 'class', title: 'Class', role: 'text' },
  ],
  versions: [
    {
      id: 'v1',
      effectiveFrom: '2026-01-01',
      effectiveTo: '2026-12-31',
      rows: [
        ['north', '1000', '1.1', '5', 'A'],
        ['south', '900', '0.9', '5', 'B'],
      ],
    },
    { id: 'v2', effectiveFrom: '2027-01-01', effectiveTo: null, rows: [['north', '1050', '1.1', '5', 'A']] },
  ],
}
export const setting: RecipeSetting = {
  dataset,
  tables: [table],
  plans: [
    { id: 'basic', covers: { limit: { minor: 1_000_000, currency: 'HKD' } } },
    { id: 'full', covers: {} },
  ],
  addOns: [
    { id: 'tow', yearly: { minor: 12_000, currency: 'HKD' }, monthly: { minor: 1_100, currency: 'HKD' } },
    { id: 'glass', yearly: { minor: 0, currency: 'HKD' }, monthly: { minor: 0, currency: 'HKD' } },
  ],
}
export const base: Step = {
  kind: 'lookUp',
  name: 'base',
  title: 'Base rate',
  table: 'base',
  inputs: { region: 'region' },
  column: 'amount',
}
export const net = (of: string): Step => ({ kind: 'round', name: 'net', title: 'Net', of, rounding: coin })
export const recipeOf = (steps: readonly Step[], more: Partial<Recipe> = {}): Recipe => ({
  version: 1,
  currency: 'HKD',
  steps,
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
  ...more,
})
export const request = (more: Partial<QuoteRequest> = {}): QuoteRequest => ({
  answers: { region: 'north', seats: 5, carValue: '100000' },
  plan: 'basic',
  addOns: [],
  today: day('2026-06-01'),
  startDate: day('2026-06-15'),
  discounts: [],
  ...more,
})

export function priced(recipe: Recipe, asked = request()) {
  const compiled = compileRecipe(recipe, setting)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return compiled.value.price(asked)
}
export function yearly(steps: readonly Step[], asked = request(), more: Partial<Recipe> = {}) {
  const result = priced(recipeOf(steps, more), asked)
  return result.ok ? result.value.yearly.minor : result.refusal.code
}
