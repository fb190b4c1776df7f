import type { PlanRateView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import type { Recipe, Step } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import { drawn } from '../../platform/words/drawn.builder'
import { PriceNotes } from './price-notes'

const rounding = { mode: 'halfUp', to: 'minorUnit' } as const
const steps: Step[] = [
  { kind: 'formula', name: 'base', title: 'Base', formula: '120', unit: 'amount' },
  { kind: 'terms', name: 'loaded', title: 'Terms', of: 'base', takes: 'both' },
  { kind: 'discount', name: 'off', title: 'Vouchers', of: 'loaded', takes: 'both', rounding },
  { kind: 'round', name: 'net', title: 'Net', of: 'off', rounding },
]
const without = (name: string) =>
  steps.flatMap((step): Step[] =>
    step.name === name ? [] : ['of' in step && step.of === name ? { ...step, of: 'base' } : step],
  )
const hkd = (minor: number) => ({ minor, currency: 'HKD' })
const rate = (plan: string, yearly: number, net: number) =>
  ({ plan, yearly: hkd(yearly), parts: [{ name: 'net', title: 'Net', amount: hkd(net) }] }) as unknown as PlanRateView
const notes = (given: { steps?: Step[]; rates?: PlanRateView[]; plans?: object[]; underwriting?: object }) => {
  const { rates = [rate('only', 12_000, 12_000)], plans = [], underwriting } = given
  const outputs = { yearly: 'net', monthly: null, parts: ['net'] }
  const recipe: Recipe = { version: 2, currency: 'HKD', steps: given.steps ?? steps, addOns: [], outputs }
  const body = { body: { underwriting } } as unknown as BodyView
  return drawn('pricing', <PriceNotes {...{ recipe, rates, body }} view={{ plans } as unknown as RecipeView} />)
}

test('where parts come to the price and everything has its place, nothing is said', async () => {
  expect(await notes({ underwriting: {} })).toBe('')
})

test('parts that do not come to the price are told with both figures, and with the plan where there are several', async () => {
  const short = [rate('basic', 12_000, 12_000), rate('full', 13_200, 12_000)]
  expect(await notes({ rates: short })).toMatch(
    /^The parts shown to this customer come to .*120\.00, the price is .*132\.00\./,
  )
  const plans = [
    { id: 'basic', title: 'Basic' },
    { id: 'full', title: 'Full' },
  ]
  expect(await notes({ rates: short, plans })).toMatch(/^Full: The parts/)
})

test('terms and vouchers without a place in the price are told; terms only where underwriting may ask for them', async () => {
  expect(await notes({ steps: without('off') })).toContain('Vouchers and coupons cannot be used')
  const noTerms = without('loaded')
  expect(await notes({ steps: noTerms })).toBe('')
  expect(await notes({ steps: noTerms, underwriting: {} })).toContain(
    'Loadings and fees of underwriting are not in this price',
  )
})
