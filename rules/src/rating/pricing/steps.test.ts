import { describe, expect, test } from 'vitest'
import type { QuoteRequest } from './quote'
import type { Step } from '../../design/parts'
import { base, coin, day, net, priced, recipeOf, request, yearly } from './tried-recipe'

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
