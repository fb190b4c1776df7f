import { describe, expect, test } from 'vitest'
import { chanceFrom } from '../../kernel'
import { Exact } from '../../money'
import { compileRecipe, type Discount, type Quote, type Recipe } from '../../rating/pricing'
import { randomRecipe, randomRequest } from '../../rating/oracle'
import { moneyPartsOf, type PriceLayer } from './money-parts'
import { type FoundDiscount, priceRecordOf } from '.'

const head = (name: string) => ({ name, title: name })
const toCent = { mode: 'halfUp', to: 'minorUnit' } as const
const rates = [{ from: '2020-01-01', to: null, rate: '0.1' }]

/** 1000 with terms, less what is off, then tax and levy on what is left. */
const plain: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    { kind: 'formula', ...head('base'), formula: '1000', unit: 'amount' },
    { kind: 'terms', ...head('loaded'), of: 'base', takes: 'both' },
    { kind: 'discount', ...head('less'), of: 'loaded', takes: 'both', rounding: toCent },
    { kind: 'tax', ...head('vat'), of: 'less', rates, rounding: toCent },
    { kind: 'levy', ...head('levy'), of: 'less', rates: [{ ...rates[0]!, rate: '0.001' }], rounding: toCent },
    { kind: 'add', ...head('withTax'), of: 'less', amount: 'vat' },
    { kind: 'formula', ...head('sum'), formula: 'withTax + levy' },
    { kind: 'round', ...head('total'), of: 'sum', rounding: toCent },
  ],
  addOns: [],
  outputs: { yearly: 'total', monthly: null, parts: [] },
}

const pricerOf = (recipe: Recipe) => {
  const compiled = compileRecipe(recipe, {
    dataset: { names: [] },
    tables: [],
    plans: [{ id: 'one', covers: {} }],
    addOns: [],
  })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return compiled.value.price
}

function recordOf(recipe: Recipe, discounts: readonly FoundDiscount[], fee: number) {
  const price = pricerOf(recipe)
  const request = { answers: {}, addOns: [], today: 20_800, startDate: 20_810 }
  const terms = fee > 0 ? [{ kind: 'fee', amount: { minor: fee * 100, currency: 'HKD' } } as const] : []
  const verdict = { decision: 'acceptWithTerms', reasons: [], terms } as const
  const rateOne = (asked: { plan: string; discounts: readonly Discount[] }, known = verdict as never) => {
    const { terms: on } = known as { terms: readonly unknown[] }
    const fees = Exact.of(on.length * fee)
    const priced = price({ ...request, ...asked, terms: { loadingPercent: Exact.zero, fees } })
    return { ...verdict, plan: asked.plan, priced, isForSale: priced.ok }
  }
  const given = {
    ...{ recipe, rateOne, request, discounts, planTitle: 'One', addOns: [], endDate: 20_817, ratingHash: 'h' },
    ...{ premiumTitle: 'Premium', feeTitle: 'Fee' },
  }
  return priceRecordOf(rateOne({ plan: 'one', discounts }), given as never)!
}

const voucher: FoundDiscount = { id: 'v1', kind: 'voucher', code: 'SKY10', percent: '10' }
const coupon: FoundDiscount = { id: 'c1', kind: 'coupon', code: 'FIFTY', amount: { minor: 5_000, currency: 'HKD' } }

describe('a promised price is told in parts', () => {
  test('premium, fee, each discount, tax and levy, which are the total', () => {
    const record = recordOf(plain, [voucher, coupon], 40)
    expect(record.parts.map(({ kind, code, amount }) => [kind, code, amount.minor])).toEqual([
      ['premium', 'premium', 100_000],
      ['fee', 'fee', 4_000],
      ['discount', 'SKY10', -10_400],
      ['discount', 'FIFTY', -5_000],
      ['tax', 'vat', 8_860],
      ['levy', 'levy', 89],
    ])
    expect(record.total).toEqual({ minor: 97_549, currency: 'HKD' })
    expect(record.discounts).toEqual([
      { kind: 'voucher', id: 'v1', code: 'SKY10' },
      { kind: 'coupon', id: 'c1', code: 'FIFTY' },
    ])
  })

  test('a tax that no total holds as it is counts as premium', () => {
    const steps = plain.steps.map((step) =>
      step.name === 'sum' ? { kind: 'formula' as const, ...head('sum'), formula: '(less + vat) * 1 + levy' } : step,
    )
    const { parts } = recordOf({ ...plain, steps }, [], 0)
    expect(parts.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
      ['premium', 110_000],
      ['levy', 100],
    ])
  })

  test('nothing at all is to be paid with a voucher of 100 percent', () => {
    const { parts, total } = recordOf(plain, [{ ...voucher, percent: '100' }], 0)
    expect(total.minor).toBe(0)
    expect(parts.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
      ['premium', 100_000],
      ['discount', -100_000],
    ])
  })
})

test('whatever the recipe is, the parts are the total to the cent, and each has the sign of its kind', () => {
  const seen = new Map<string, number>()
  for (let round = 0; round < 400; round++) {
    const chance = chanceFrom(round)
    const { recipe, setting } = randomRecipe(chance)
    const compiled = compileRecipe(recipe, setting)
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
    for (let asked = 0; asked < 4; asked++) {
      const request = randomRequest(chance, recipe.currency)
      const priced = (fees: boolean, discounts: readonly Discount[]): Quote | null => {
        const terms = fees || !request.terms ? request.terms : { ...request.terms, fees: Exact.zero }
        const quote = compiled.value.price({ ...request, discounts, ...(terms ? { terms } : {}) })
        return quote.ok ? quote.value : null
      }
      const sold = priced(true, request.discounts)
      if (!sold || sold.yearly.minor < 0) continue
      const layers: PriceLayer[] = [
        { part: { kind: 'premium', code: 'premium', title: '' }, quote: priced(false, []) },
        { part: { kind: 'fee', code: 'fee', title: '' }, quote: priced(true, []) },
        ...request.discounts.map(({ code }, at) => ({
          part: { kind: 'discount', code, title: '' } as const,
          quote: priced(true, request.discounts.slice(0, at + 1)),
        })),
      ]
      const parts = moneyPartsOf(recipe, layers, sold)
      const sum = parts.reduce((total, { amount }) => total + amount.minor, 0)
      expect(sum, `recipe ${round}, customer ${asked}`).toBe(sold.yearly.minor)
      for (const { kind, amount } of parts) {
        expect(kind === 'discount' ? -amount.minor : amount.minor).toBeGreaterThanOrEqual(0)
        expect(amount.currency).toBe(recipe.currency)
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
      }
    }
  }
  expect([...seen.keys()].sort()).toEqual(['discount', 'fee', 'levy', 'premium', 'tax'])
}, 60_000)
