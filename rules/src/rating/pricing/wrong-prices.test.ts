import { describe, expect, test } from 'vitest'
import type { Recipe, Step } from '../../design/parts'
import { compileRecipe } from './compile-recipe'
import { base, coin, net, priced, recipeOf, request, setting, yearly } from './tried-recipe'

/** Customers who were priced wrongly in silence, each with what they are told today. */
const today: Partial<Recipe> = { version: 2 }
const price = (steps: readonly Step[], asked = request()) => yearly(steps, asked, today)
const problems = (recipe: Recipe) => {
  const compiled = compileRecipe(recipe, setting)
  return compiled.ok ? [] : compiled.problems.map(({ code, step }) => [code, step])
}
const rate: Step = {
  kind: 'lookUp',
  name: 'rate',
  title: 'Rate',
  table: 'base',
  inputs: { region: 'region' },
  column: 'rate',
  when: 'seats > 5',
}
const times = (by: string): Step => ({ kind: 'factor', name: 'x', title: '', of: 'base', by })

describe('a step that is skipped is neutral for what follows', () => {
  test('five seats: the factor for larger cars is not asked for, and the price is not nothing', () => {
    expect(price([base, rate, times('rate'), net('x')])).toBe(100_000)
    expect(price([base, rate, times('rate'), net('x')], request({ answers: { ...request().answers, seats: 6 } }))).toBe(
      110_000,
    )
  })

  test('a loading that is skipped adds nothing', () => {
    expect(price([base, rate, times('1 + rate'), net('x')])).toBe(100_000)
  })

  test('discounts that are skipped take nothing off, each for itself', () => {
    const both: Step = { kind: 'formula', name: 'x', title: '', formula: 'base * (1 - rate) * (1 - rate / 100)' }
    expect(price([base, rate, both, net('x')])).toBe(100_000)
  })

  test('a product inside a formula', () => {
    const product: Step = { kind: 'formula', name: 'x', title: '', formula: 'base * rate' }
    expect(price([base, rate, product, net('x')])).toBe(100_000)
  })

  test('where it is not plain it is asked for, and what was said counts', () => {
    const unclear = times('rate > 1 ? 2 : 3')
    expect(problems(recipeOf([base, rate, unclear, net('x')], today))).toEqual([['recipe.skippedUnsaid', 'rate']])
    expect(
      problems(recipeOf([base, rate, times('rate'), { ...times('1 + rate'), name: 'y' }, net('y')], today)),
    ).toEqual([['recipe.skippedUnsaid', 'rate']])
    expect(price([base, { ...rate, skipped: '1.5' }, unclear, net('x')])).toBe(200_000)
  })

  test('a text that is skipped is asked for', () => {
    const letter: Step = { ...rate, name: 'letter', column: 'class' }
    const by = times("letter == 'A' ? 2 : 3")
    expect(problems(recipeOf([base, letter, by, net('x')], today))).toEqual([['recipe.skippedUnsaid', 'letter']])
    expect(price([base, { ...letter, skipped: "'A'" }, by, net('x')])).toBe(200_000)
  })

  test('what is used only where it was not skipped needs no words', () => {
    const same: Step = { ...times('rate > 1 ? 2 : 3'), when: 'seats > 5' }
    expect(price([base, rate, same, net('x')])).toBe(100_000)
  })

  test('a recipe that was published before keeps its meaning', () => {
    expect(yearly([base, rate, times('rate'), net('x')])).toBe(0)
  })
})

describe('a price of nothing or less is no price', () => {
  const add = (amount: string): Step => ({ kind: 'add', name: 'x', title: '', of: 'base', amount })

  test('a customer whose credits eat the premium up', () => {
    expect(price([base, add('-1000'), net('x')])).toBe('pricing.nothingToPay')
    expect(price([base, add('-1000.01'), net('x')])).toBe('pricing.nothingToPay')
    expect(price([base, add('-999.99'), net('x')])).toBe(1)
  })

  test('the reason is at the step that gives the price, with its worksheet', () => {
    const quote = priced(recipeOf([base, add('-1200'), net('x')], today))
    expect(quote).toMatchObject({ ok: false, refusal: { step: 'net', values: { amount: '-200' } } })
    expect(quote.ok ? [] : quote.refusal.worksheet.map(({ head }) => head.name)).toEqual(['base', 'x', 'net'])
  })

  test('a voucher over the whole price says so: it is free', () => {
    const off: Step = { kind: 'discount', name: 'x', title: '', of: 'base', takes: 'both', rounding: coin }
    const whole = request({ discounts: [{ code: 'ALL', kind: 'voucher', percent: '100' }] })
    expect(price([base, off, net('x')], whole)).toBe(0)
  })

  test('a least premium that may be gone below says so', () => {
    const least: Step = { kind: 'minimum', name: 'least', title: '', of: 'x', least: '0' }
    expect(price([base, add('-1000'), least, net('least')])).toBe('pricing.nothingToPay')
    expect(price([base, add('-1000'), { ...least, mayGoBelow: true }, net('least')])).toBe(0)
  })

  test('below the least premium: a factor that came after it', () => {
    const least: Step = { kind: 'minimum', name: 'least', title: 'Least premium', of: 'base', least: '950' }
    const after: Step = { kind: 'factor', name: 'x', title: '', of: 'least', by: '0.9' }
    expect(price([base, least, after, net('x')])).toBe('pricing.belowLeast')
    expect(price([base, { ...least, mayGoBelow: true }, after, net('x')])).toBe(90_000)
    expect(price([base, { ...least, when: "plan == 'full'" }, after, net('x')])).toBe(90_000)
    expect(price([base, { ...least, least: '900' }, after, net('x')])).toBe(90_000)
  })

  test('what rounding takes off the least premium is not below it', () => {
    const least: Step = { kind: 'minimum', name: 'least', title: '', of: 'base', least: '1000.04' }
    const tens: Step = { kind: 'round', name: 'x', title: '', of: 'least', rounding: { mode: 'halfUp', to: '10' } }
    expect(price([base, least, tens, net('x')])).toBe(100_000)
  })

  test('a coupon may go below the least premium: its step says so', () => {
    const least: Step = { kind: 'minimum', name: 'least', title: '', of: 'base', least: '950' }
    const off: Step = { kind: 'discount', name: 'x', title: '', of: 'least', takes: 'both', rounding: coin }
    const some = request({ discounts: [{ code: 'TEN', kind: 'coupon', percent: '10' }] })
    expect(price([base, least, off, net('x')], some)).toBe(90_000)
  })

  test('the least of a part that is not on the way to the price as a whole is no least premium', () => {
    const part: Step = { kind: 'minimum', name: 'part', title: '', of: 'carValue', least: '200000' }
    expect(price([base, part, add('part * 0.001'), net('x')])).toBe(120_000)
  })
})

describe('instalments and the yearly price come from the same step', () => {
  const monthly = (of: string): Step => ({
    kind: 'instalment',
    name: 'monthly',
    title: '',
    of,
    count: 12,
    loading: '0.05',
    rounding: coin,
  })
  const tax: Step = {
    kind: 'tax',
    name: 'tax',
    title: '',
    of: 'net',
    rates: [{ from: '2026-01-01', to: null, rate: '0.1' }],
    rounding: coin,
  }
  const total: Step = { kind: 'formula', name: 'total', title: '', formula: 'net + tax' }
  const outputs = { yearly: 'total', monthly: 'monthly', parts: [] }
  const asked = (steps: readonly Step[]) =>
    problems(recipeOf([base, net('base'), tax, total, ...steps], { ...today, outputs }))

  test('instalments without the tax are told', () => {
    expect(asked([monthly('net')])).toEqual([['recipe.instalmentsApart', 'monthly']])
  })

  test('the same step, or a loading with a name on top of it', () => {
    expect(asked([monthly('total')])).toEqual([])
    const loading: Step = { kind: 'add', name: 'withFee', title: 'Fee for instalments', of: 'total', amount: '60' }
    expect(asked([loading, monthly('withFee')])).toEqual([])
  })

  test('a discount for whoever pays the year at once', () => {
    const steps: Step[] = [
      base,
      net('base'),
      { kind: 'factor', name: 'atOnce', title: 'Paid at once', of: 'net', by: '0.95' },
      { kind: 'round', name: 'total', title: '', of: 'atOnce', rounding: coin },
      monthly('net'),
    ]
    expect(problems(recipeOf(steps, { ...today, outputs }))).toEqual([])
  })
})

describe('whole coins on whole coins need no further rounding', () => {
  const fee = (amount: string): Step => ({ kind: 'add', name: 'total', title: '', of: 'net', amount })
  const outputs = { yearly: 'total', monthly: null, parts: [] }
  const asked = (amount: string) => problems(recipeOf([base, net('base'), fee(amount)], { ...today, outputs }))

  test.each(['50', '12.50', 'net + 25', '-net + 25.5', 'limit'])('%s', (amount) => {
    expect(asked(amount)).toEqual([])
  })

  test.each(['0.005', 'carValue', 'net / 3'])('%s is still not whole coins', (amount) => {
    expect(asked(amount)).toEqual([['recipe.notRounded', 'total']])
  })

  test('a least and a most in whole coins', () => {
    const least: Step = { kind: 'minimum', name: 'total', title: '', of: 'net', least: '1500' }
    expect(yearly([base, net('base'), least], request(), { ...today, outputs })).toBe(150_000)
  })
})
