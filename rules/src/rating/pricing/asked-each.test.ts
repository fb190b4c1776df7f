import { expect, test } from 'vitest'
import type { Dataset } from '../../design/datasets'
import { parseDay } from '../../kernel'
import { compileRecipe } from './compile-recipe'
import { factor, given, words } from './proposed-tables.builder'
import { startingRecipe } from './starting-recipe'
import type { RateTable, Row } from './table'

const table = (id: string, key: string, title: string, rows: Row[]): RateTable => ({
  id,
  name: id,
  columns: [
    { id: 'key', title: key, role: 'exact', of: 'text' },
    { ...factor, title },
  ],
  versions: [{ id: 'v', effectiveFrom: '2026-01-01', effectiveTo: null, rows }],
})
const rates = table('rates', 'Construction', 'Rate', [['Timber', '0.0027']])
const discounts = table('discounts', 'Feature', 'Discount', [
  ['Burglar alarm', '0.05'],
  ['Smoke detectors', '0.025'],
  ['No claims 3 years', '0.1'],
])
const yesNo = (name: string) => ({ name, type: { kind: 'yesNo' as const } })
const asked = ['burglarAlarm', 'smokeDetectors', 'noClaims3Years']
const dataset = (...names: string[]): Dataset => ({
  names: [{ name: 'sumInsured', type: { kind: 'money', currency: 'HKD' } }, ...names.map(yesNo)],
})
const proposed = (known: Dataset) =>
  startingRecipe({ ...given, hasAddOns: false, dataset: known, tables: [rates, discounts], words })!
const fed = proposed(dataset(...asked)).steps.map((step) =>
  step.kind === 'lookUp' && step.table === 'rates' ? { ...step, inputs: { key: '"Timber"' } } : step,
)

test.each([
  [['burglarAlarm', 'noClaims3Years'], 80_798],
  [['smokeDetectors'], 92_138],
  [asked, 78_778],
  [[], 94_500],
])('of discounts that may apply at once each one that does counts, one after the other: %j', (has, minor) => {
  const known = dataset(...asked)
  const recipe = { ...proposed(known), steps: fed }
  const plans = [{ id: 'a', covers: {} }]
  const compiled = compileRecipe(recipe, { dataset: known, tables: [rates, discounts], addOns: [], plans })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const day = parseDay('2026-06-15') as number
  const answers = { sumInsured: '350000', ...Object.fromEntries(asked.map((name) => [name, has.includes(name)])) }
  const priced = compiled.value.price({ answers, plan: 'a', addOns: [], today: day, startDate: day, discounts: [] })
  expect(priced).toMatchObject({ ok: true, value: { yearly: { minor } } })
})

test('where one of them is not asked for, the list is looked up as any other', () => {
  const looks = proposed(dataset('burglarAlarm', 'smokeDetectors')).steps.filter(({ kind }) => kind === 'lookUp')
  expect(looks).toMatchObject([{ table: 'rates' }, { table: 'discounts', inputs: { key: '' } }])
})
