import type { Recipe, Step } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import {
  duplicateStep,
  endOf,
  freeName,
  insertCounting,
  insertStep,
  moveStep,
  nameProblem,
  namesBeside,
  openStepIn,
  removePassing,
  removeStep,
  replaceStep,
  stepPlace,
  usersOf,
} from './recipe-edits'

const recipe: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    { kind: 'formula', name: 'base', title: 'Base', formula: '100' },
    { kind: 'factor', name: 'more', title: 'More', of: 'base', by: "usage == 'base' ? 2 : base / 50" },
  ],
  addOns: [],
  outputs: { yearly: 'more', monthly: null, parts: ['base'] },
}
const names = (given: Recipe) => given.steps.map(({ name }) => name)

test('a renamed step is renamed wherever it is used, but not inside texts', () => {
  const next = replaceStep(recipe, null, 0, { ...recipe.steps[0]!, name: 'basic' })
  expect(next.steps[1]).toMatchObject({ of: 'basic', by: "usage == 'base' ? 2 : basic / 50" })
  expect(next.outputs).toEqual({ yearly: 'more', monthly: null, parts: ['basic'] })
  const spoken = replaceStep(recipe, null, 1, { ...recipe.steps[1]!, by: "usage == 'the base (' ? base : 2" } as Step)
  const again = replaceStep(spoken, null, 0, { ...recipe.steps[0]!, name: 'basic' })
  expect(again.steps[1]).toMatchObject({ by: "usage == 'the base (' ? basic : 2" })
})

test('a step takes no name that something else has, and none that a formula could not say', () => {
  const taken = [...namesBeside(recipe, null, 0), 'usage']
  expect(taken).toEqual(['more', 'usage'])
  expect(nameProblem('more', taken)?.code).toBe('recipe.nameTaken')
  expect(nameProblem('usage', taken)?.code).toBe('recipe.nameTaken')
  expect(['', 'a(', 'Base', 'plan'].map((name) => nameProblem(name, taken)?.code)).toEqual(
    Array(4).fill('recipe.nameShape'),
  )
  expect(nameProblem('base', taken)).toBeNull()
})

test('steps move, double under a free name, and go; who would miss one is known', () => {
  expect(names(moveStep(recipe, null, 1, 0))).toEqual(['more', 'base'])
  expect(names(moveStep(recipe, null, 0, 5))).toEqual(['base', 'more'])
  expect(names(duplicateStep(recipe, null, 0))).toEqual(['base', 'base2', 'more'])
  expect(names(removeStep(recipe, null, 0))).toEqual(['more'])
  expect(usersOf(recipe, 'base').map(({ id }) => id)).toEqual(['more', 'parts'])
  expect(freeName(recipe, 'base', ['base2'])).toBe('base3')
})

test('a step that is called like the output that it gives is used by it', () => {
  const month: Step = { kind: 'instalment', name: 'monthly', title: 'By the month', of: 'more' } as Step
  const glass: Step = { kind: 'formula', name: 'glass', title: '', formula: '50' }
  const whole: Recipe = {
    ...recipe,
    steps: [...recipe.steps, month],
    addOns: [{ addOn: 'glass', steps: [glass], yearly: 'glass', monthly: null }],
    outputs: { ...recipe.outputs, monthly: 'monthly' },
  }
  const outputs = (name: string) => usersOf(whole, name).map(({ where, id }) => `${where} ${id}`)
  expect([outputs('monthly'), outputs('glass')]).toEqual([['output monthly'], ['output glass']])
})

test('the step that is open stays the one that is meant, whoever puts steps before it', () => {
  const more = { list: null, at: 1, name: 'more' }
  expect(openStepIn(recipe, more)).toBe(more)
  const first: Step = { kind: 'formula', name: 'fee', title: '', formula: '5' }
  expect(openStepIn(insertStep(recipe, null, 0, first), more)).toEqual({ list: null, at: 2, name: 'more' })
  // Renamed where it stands: it is the same step under another name.
  const renamed = replaceStep(recipe, null, 1, { ...recipe.steps[1]!, name: 'most' })
  expect(openStepIn(renamed, more)).toEqual({ list: null, at: 1, name: 'most' })
  expect(openStepIn(recipe, { list: null, at: 0 })).toEqual({ list: null, at: 0, name: 'base' })
})

test('a step is found by its name, also among those of an add-on', () => {
  const glass: Step = { kind: 'formula', name: 'glass', title: '', formula: '50' }
  const whole: Recipe = { ...recipe, addOns: [{ addOn: 'a1', steps: [glass], yearly: 'glass', monthly: null }] }
  expect(stepPlace(whole, 'more')).toEqual({ list: null, at: 1, name: 'more', title: 'More' })
  expect(stepPlace(whole, 'glass')).toEqual({ list: 'a1', at: 0, name: 'glass', title: 'glass' })
  expect(stepPlace(whole, 'gone')).toBeNull()
})

const sold: Recipe = {
  version: 2,
  currency: 'GBP',
  steps: [
    { kind: 'formula', name: 'base', title: 'Base', formula: '100' },
    { kind: 'minimum', name: 'atLeast', title: 'Least premium', of: 'base', least: '180' },
    { kind: 'round', name: 'net', title: 'Net', of: 'atLeast', rounding: { mode: 'halfUp', to: 'minorUnit' } },
    { kind: 'tax', name: 'tax', title: 'Tax', of: 'net', rates: [], rounding: { mode: 'halfUp', to: 'minorUnit' } },
    { kind: 'formula', name: 'total', title: 'Total', formula: 'net + tax' },
    {
      kind: 'instalment',
      name: 'monthly',
      title: 'Monthly',
      of: 'total',
      count: 12,
      loading: '0',
      rounding: { mode: 'halfUp', to: 'minorUnit' },
    },
  ],
  addOns: [],
  outputs: { yearly: 'total', monthly: 'monthly', parts: ['net', 'tax'] },
}
const fee = (of: string): Step => ({ kind: 'add', name: 'fee', title: 'Fee', of, amount: '25' })

test('a fee inserted after the least premium counts: what worked on that works on the fee', () => {
  const { steps, outputs } = insertCounting(sold, null, 2, fee('atLeast'))
  expect(steps[2]).toMatchObject({ name: 'fee', of: 'atLeast' })
  expect(steps[3]).toMatchObject({ name: 'net', of: 'fee' })
  expect(outputs).toEqual(sold.outputs)
  // Behind the tax it is not taxed, and paid all the same.
  const untaxed = insertCounting(sold, null, 4, fee('net'))
  expect(untaxed.steps[3]).toMatchObject({ name: 'tax', of: 'net' })
  expect(untaxed.steps[5]).toMatchObject({ name: 'total', formula: 'fee + tax' })
  expect(untaxed.outputs.parts).toEqual(['fee', 'tax'])
})

test('a step that was inserted goes again, and what worked on it works on what it worked on', () => {
  for (const [at, of] of [
    [2, 'atLeast'],
    [4, 'net'],
    [5, 'total'],
  ] as const)
    expect(removePassing(insertCounting(sold, null, at, fee(of)), null, at)).toEqual(sold)
  const { steps } = removePassing(sold, null, 1)
  expect(steps[1]).toMatchObject({ name: 'net', of: 'base' })
  // What gives something of its own is missed by those who use it.
  expect(removePassing(sold, null, 3).steps[3]).toMatchObject({ name: 'total', formula: 'net + tax' })
})

test('a step added at the end stands before the instalments and is the price that they are made of', () => {
  const at = endOf(sold, null, 'add')
  expect(at).toBe(5)
  const { steps, outputs } = insertCounting(sold, null, at, fee('total'))
  expect(steps.at(-1)).toMatchObject({ name: 'monthly', of: 'fee' })
  expect(outputs).toMatchObject({ yearly: 'fee', monthly: 'monthly' })
  expect(endOf(sold, null, 'instalment')).toBe(6)
})

test('what only gives something, such as a look-up or a tax, changes nothing that is there', () => {
  const look: Step = { kind: 'lookUp', name: 'rate', title: 'Rate', table: 't', inputs: {}, column: 'c' }
  const { steps } = insertCounting(sold, null, 2, look)
  expect(steps.filter(({ name }) => name !== 'rate')).toEqual(sold.steps)
})
