import { describe, expect, test } from 'vitest'
import { compileRecipe } from './compile-recipe'
import type { Recipe, Step } from '../../design/parts'
import { base, coin, net, recipeOf, setting } from './tried-recipe'

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
      'recipe.twoRates',
      {
        kind: 'tax',
        name: 'x',
        title: '',
        of: 'base',
        rates: [
          { from: '2027-01-01', to: null, rate: '0.03' },
          { from: '2020-01-01', to: '2027-01-01', rate: '0.02' },
        ],
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
    const sum: Step = { kind: 'formula', name: 'net', title: '', formula: 'whole + base' }
    expect(problems(recipeOf([base, { ...net('base'), name: 'whole' } as Step, sum]))).toEqual(['recipe.notRounded'])
    const rates = [{ from: '2026-01-01', to: null, rate: '0.03' }]
    const levy = (most: string): Step => ({
      kind: 'levy',
      name: 'net',
      title: '',
      of: 'base',
      rates,
      most,
      rounding: coin,
    })
    expect(problems(recipeOf([base, levy('12.5')]))).toEqual([])
    expect(problems(recipeOf([base, levy('12.345')]))).toEqual(['recipe.notRounded'])
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

  test('only causes are told: what stumbles over a step with a problem, and the price over that, are not', () => {
    const gone = { ...base, table: 'none' } as Step
    const after: Step = { kind: 'factor', name: 'x', title: '', of: 'base', by: 'base' }
    expect(problems(recipeOf([gone, after, net('x')]))).toEqual(['recipe.unknownTable'])
    expect(problems(recipeOf([{ ...base, inputs: {} } as Step, net('base')]))).toEqual(['recipe.inputMissing'])
  })
})
