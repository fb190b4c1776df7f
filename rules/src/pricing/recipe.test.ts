import { describe, expect, test } from 'vitest'
import type { Dataset } from '../datasets'
import { parseDay } from '../kernel'
import { compileRecipe, type RecipeSetting } from './compile-recipe'
import type { QuoteRequest } from './quote'
import type { Recipe, Step } from './recipe'
import type { RateTable } from './table'
import { printWorksheet } from './worksheet'

const day = (text: string) => parseDay(text) as number
const coin = { mode: 'halfUp', to: 'minorUnit' } as const
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
const setting: RecipeSetting = {
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
const base: Step = {
  kind: 'lookUp',
  name: 'base',
  title: 'Base rate',
  table: 'base',
  inputs: { region: 'region' },
  column: 'amount',
}
const net = (of: string): Step => ({ kind: 'round', name: 'net', title: 'Net', of, rounding: coin })
const recipeOf = (steps: readonly Step[], more: Partial<Recipe> = {}): Recipe => ({
  version: 1,
  currency: 'HKD',
  steps,
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
  ...more,
})
const request = (more: Partial<QuoteRequest> = {}): QuoteRequest => ({
  answers: { region: 'north', seats: 5, carValue: '100000' },
  plan: 'basic',
  addOns: [],
  today: day('2026-06-01'),
  startDate: day('2026-06-15'),
  discounts: [],
  ...more,
})

function priced(recipe: Recipe, asked = request()) {
  const compiled = compileRecipe(recipe, setting)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return compiled.value.price(asked)
}
function yearly(steps: readonly Step[], asked = request(), more: Partial<Recipe> = {}) {
  const result = priced(recipeOf(steps, more), asked)
  return result.ok ? result.value.yearly.minor : result.refusal.code
}

describe('each kind of step', () => {
  const between = (step: Step, asked?: QuoteRequest) => yearly([base, step, net('x')], asked)
  test.each<[string, Step, number]>([
    [
      'an added amount may be counted',
      { kind: 'add', name: 'x', title: '', of: 'base', amount: 'seats * 350' },
      275_000,
    ],
    [
      'a number is an amount by being called one',
      { kind: 'formula', name: 'x', title: '', formula: 'seats', unit: 'amount' },
      500,
    ],
    ['a factor multiplies', { kind: 'factor', name: 'x', title: '', of: 'base', by: '1.0055' }, 100_550],
    ['a factor may be a formula', { kind: 'factor', name: 'x', title: '', of: 'base', by: '1 + seats / 100' }, 105_000],
    ['an amount is added', { kind: 'add', name: 'x', title: '', of: 'base', amount: 'carValue * 0.001' }, 110_000],
    ['a minimum lifts', { kind: 'minimum', name: 'x', title: '', of: 'base', least: '1500' }, 150_000],
    ['a minimum leaves what is above', { kind: 'minimum', name: 'x', title: '', of: 'base', least: '500' }, 100_000],
    ['a maximum caps', { kind: 'maximum', name: 'x', title: '', of: 'base', most: 'limit / 20' }, 50_000],
    [
      'a step is passed over',
      { kind: 'factor', name: 'x', title: '', of: 'base', by: '2', when: "plan == 'full'" },
      100_000,
    ],
    [
      'a step is taken when its condition holds',
      { kind: 'factor', name: 'x', title: '', of: 'base', by: '2', when: 'seats > 4' },
      200_000,
    ],
    [
      'rounding is named',
      { kind: 'round', name: 'x', title: '', of: 'base', rounding: { mode: 'up', to: '300' } },
      120_000,
    ],
    [
      'a tax is the tax itself',
      {
        kind: 'tax',
        name: 'x',
        title: '',
        of: 'base',
        rates: [{ from: '2026-01-01', to: null, rate: '0.03' }],
        rounding: coin,
      },
      3_000,
    ],
    [
      'a levy has a most',
      {
        kind: 'levy',
        name: 'x',
        title: '',
        of: 'base',
        rates: [{ from: '2026-01-01', to: null, rate: '0.03' }],
        most: '12.5',
        rounding: coin,
      },
      1_250,
    ],
    [
      'a tax passed over is nothing',
      {
        kind: 'tax',
        name: 'x',
        title: '',
        of: 'base',
        rates: [{ from: '2026-01-01', to: null, rate: '0.03' }],
        rounding: coin,
        when: 'false',
      },
      0,
    ],
    [
      'a formula over answers and steps',
      { kind: 'formula', name: 'x', title: '', formula: 'base + carValue / 1000' },
      110_000,
    ],
  ])('%s', (_, step, expected) => {
    expect(between(step)).toBe(expected)
  })

  test('a look-up takes the version of the first day of cover', () => {
    expect(yearly([base, net('base')])).toBe(100_000)
    expect(yearly([base, net('base')], request({ startDate: day('2027-01-01') }))).toBe(105_000)
    expect(yearly([base, net('base')], request({ startDate: day('2025-12-31') }))).toBe('pricing.noVersion')
  })

  test('no row is a refusal, or what the step says otherwise', () => {
    const nowhere = request({ answers: { region: 'west' } })
    expect(yearly([base, net('base')], nowhere)).toBe('pricing.noRow')
    expect(yearly([{ ...base, otherwise: '77' } as Step, net('base')], nowhere)).toBe(7_700)
  })

  test('a text of a table can decide later steps', () => {
    const grade: Step = { ...base, name: 'grade', column: 'class' } as Step
    expect(
      yearly([
        base,
        grade,
        { kind: 'factor', name: 'x', title: '', of: 'base', by: '3', when: "grade == 'A'" },
        net('x'),
      ]),
    ).toBe(300_000)
  })

  test('vouchers and coupons come off where the recipe says, never below nothing', () => {
    const off: Step = { kind: 'discount', name: 'x', title: '', of: 'base', takes: 'voucher', rounding: coin }
    const voucher = { code: 'V', kind: 'voucher', percent: '12.5' } as const
    const coupon = { code: 'C', kind: 'coupon', amount: { minor: 5_000, currency: 'HKD' } } as const
    expect(between(off, request({ discounts: [voucher, coupon] }))).toBe(87_500)
    expect(between({ ...off, takes: 'both' } as Step, request({ discounts: [voucher, coupon] }))).toBe(82_500)
    expect(
      between(
        off,
        request({
          discounts: [
            { ...voucher, percent: '60' },
            { ...voucher, percent: '60' },
          ],
        }),
      ),
    ).toBe(0)
    expect(between(off, request({ discounts: [{ ...voucher, percent: '101' }] }))).toBe('pricing.badDiscount')
    expect(
      between(
        { ...off, takes: 'coupon' } as Step,
        request({ discounts: [{ ...coupon, amount: { minor: 1, currency: 'USD' } }] }),
      ),
    ).toBe('pricing.badDiscount')
  })

  test('add-ons are priced by their own steps or by their fixed price', () => {
    const own = {
      addOns: [
        {
          addOn: 'glass',
          yearly: 'glassPrice',
          monthly: null,
          steps: [{ kind: 'formula', name: 'glassPrice', title: '', formula: 'base * 0.1' } as const],
        },
      ],
    }
    const extras: Step = { kind: 'addOns', name: 'x', title: '', per: 'year' }
    expect(yearly([base, extras, net('x')], request({ addOns: ['tow', 'glass'] }), own)).toBe(22_000)
    expect(
      yearly([base, { ...extras, per: 'month' } as Step, net('x')], request({ addOns: ['tow', 'glass'] }), own),
    ).toBe(1_933)
    expect(yearly([base, extras, net('x')], request({ addOns: ['boat'] }))).toBe('pricing.unknownAddOn')
  })

  test('instalments add up to the loaded total; the first takes the odd coins', () => {
    const monthly: Step = {
      kind: 'instalment',
      name: 'monthly',
      title: '',
      of: 'net',
      count: 12,
      loading: '0.05',
      rounding: coin,
      each: '2.5',
    }
    const result = priced(
      recipeOf([base, net('base'), monthly], { outputs: { yearly: 'net', monthly: 'monthly', parts: ['net'] } }),
    )
    expect(result.ok && result.value.monthly).toEqual({
      count: 12,
      first: { minor: 9_000, currency: 'HKD' },
      later: { minor: 9_000, currency: 'HKD' },
    })
    const odd = priced(
      recipeOf([base, net('base'), { ...monthly, loading: '0.0001', each: undefined } as Step], {
        outputs: { yearly: 'net', monthly: 'monthly', parts: [] },
      }),
    )
    expect(odd.ok && odd.value.monthly).toMatchObject({ first: { minor: 8_336 }, later: { minor: 8_334 } })
  })
})

describe('a recipe is checked before it is used', () => {
  const problems = (recipe: Recipe) => {
    const compiled = compileRecipe(recipe, setting)
    return compiled.ok ? [] : compiled.problems.map((problem) => problem.code)
  }
  const withStep = (step: Step) => problems(recipeOf([base, step, net('base')]))
  test.each<[string, Step]>([
    ['recipe.nameShape', { kind: 'formula', name: 'X', title: '', formula: '1' }],
    ['recipe.nameTaken', { kind: 'formula', name: 'seats', title: '', formula: '1' }],
    ['recipe.unknownTable', { ...base, name: 'x', table: 'none' } as Step],
    ['recipe.unknownColumn', { ...base, name: 'x', column: 'none' } as Step],
    ['recipe.inputMissing', { ...base, name: 'x', inputs: {} } as Step],
    ['recipe.inputType', { ...base, name: 'x', inputs: { region: 'seats' } } as Step],
    ['recipe.otherCurrency', { ...base, name: 'x', column: 'usd' } as Step],
    ['recipe.badRate', { ...base, name: 'x', otherwise: 'abc' } as Step],
    ['recipe.unknownStep', { kind: 'factor', name: 'x', title: '', of: 'net', by: '1' }],
    ['recipe.notMoney', { kind: 'factor', name: 'x', title: '', of: 'seats', by: '1' }],
    ['recipe.notMoney', { kind: 'factor', name: 'x', title: '', of: 'dollars', by: '1' }],
    ['recipe.notMoney', { kind: 'formula', name: 'x', title: '', formula: 'region', unit: 'amount' }],
    ['recipe.notMoney', { kind: 'formula', name: 'x', title: '', formula: 'dollars', unit: 'amount' }],
    ['logic.plainNumber', { kind: 'add', name: 'x', title: '', of: 'base', amount: 'seats' }],
    ['recipe.badRounding', { kind: 'round', name: 'x', title: '', of: 'base', rounding: { mode: 'up', to: '0' } }],
    [
      'recipe.badRate',
      {
        kind: 'tax',
        name: 'x',
        title: '',
        of: 'base',
        rates: [{ from: '2026-02-30', to: null, rate: '1' }],
        rounding: coin,
      },
    ],
    [
      'recipe.badCount',
      { kind: 'instalment', name: 'x', title: '', of: 'base', count: 13, loading: '0', rounding: coin },
    ],
    ['logic.wrongType', { kind: 'factor', name: 'x', title: '', of: 'base', by: 'base' }],
    ['logic.unknownName', { kind: 'formula', name: 'x', title: '', formula: 'nothing * 2' }],
    ['logic.currenciesMixed', { kind: 'formula', name: 'x', title: '', formula: 'base + dollars' }],
  ])('%s', (code, step) => {
    expect(withStep(step)).toEqual([code])
  })

  test('what a customer pays is rounded by somebody, and exists', () => {
    const raw: Step = { kind: 'factor', name: 'net', title: '', of: 'base', by: '1.00001' }
    expect(problems(recipeOf([base, raw]))).toEqual(['recipe.notRounded'])
    expect(problems(recipeOf([base]))).toEqual(['recipe.noOutput'])
    expect(problems(recipeOf([base, { ...net('base'), when: 'seats > 1' } as Step]))).toEqual(['recipe.notRounded'])
    expect(problems(recipeOf([base, net('base')], { outputs: { yearly: 'net', monthly: 'base', parts: [] } }))).toEqual(
      ['recipe.notInstalment'],
    )
    expect(problems(recipeOf([base, net('base')], { currency: 'XYZ' }))).toEqual(['recipe.badCurrency'])
    expect(
      problems(
        recipeOf([base, { kind: 'addOns', name: 'x', title: '', per: 'year' }, net('base')], {
          addOns: [{ addOn: 'boat', steps: [], yearly: 'y', monthly: null }],
        }),
      ),
    ).toEqual(['recipe.unknownAddOn', 'recipe.noOutput'])
  })

  test('a recipe tells which names it uses', () => {
    const compiled = compileRecipe(
      recipeOf([
        base,
        { kind: 'factor', name: 'x', title: 'Seats', of: 'base', by: 'seats', when: 'carValue > 5' },
        net('x'),
      ]),
      setting,
    )
    expect(compiled.ok && compiled.value.uses[1]).toEqual({
      where: 'pricing',
      id: 'x',
      title: 'Seats',
      names: ['base', 'seats', 'carValue'],
    })
  })
})

test('what is wrong with the request is said with its name', () => {
  expect(yearly([base, net('base')], request({ answers: { region: 5 } }))).toBe('pricing.badAnswer')
  expect(yearly([base, net('base')], request({ plan: 'gold' }))).toBe('pricing.unknownPlan')
  expect(yearly([base, net('base')], request({ answers: {} }))).toBe('logic.unanswered')
  const refusal = priced(
    recipeOf([base, { kind: 'formula', name: 'x', title: '', formula: 'base / (seats - seats)' }, net('x')]),
  )
  expect(refusal).toMatchObject({
    ok: false,
    refusal: { code: 'logic.dividedByZero', step: 'x', worksheet: [{ head: { name: 'base' } }] },
  })
})

test('the worksheet reads like one: step, inputs, row, result', () => {
  const result = priced(
    recipeOf([
      base,
      { kind: 'factor', name: 'x', title: 'Seats', of: 'base', by: 'seats * 0.3' },
      { kind: 'factor', name: 'y', title: 'Never', of: 'x', by: '2', when: 'false' },
      net('y'),
    ]),
  )
  expect(result.ok && printWorksheet(result.value.worksheet)).toEqual([
    {
      step: 'base',
      title: 'Base rate',
      inputs: [{ name: 'region', value: 'north' }],
      source: 'base v1, row 1',
      result: '1000',
    },
    {
      step: 'x',
      title: 'Seats',
      inputs: [
        { name: 'base', value: '1000' },
        { name: 'seats * 0.3', value: '1.5' },
      ],
      source: null,
      result: '1500',
    },
    { step: 'y', title: 'Never', inputs: [], source: 'passed over', result: '1500' },
    { step: 'net', title: 'Net', inputs: [{ name: 'y', value: '1500' }], source: null, result: '1500' },
  ])
})
