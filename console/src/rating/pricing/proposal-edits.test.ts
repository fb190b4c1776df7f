import type { Recipe, Step } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import { takenInAs, takingOf, withoutLook } from './proposal-edits'

const look = (name: string, column = 'x'): Step => ({
  kind: 'lookUp',
  name,
  title: name,
  table: name,
  inputs: {},
  column,
})
const recipe: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    look('base'),
    look('age'),
    { kind: 'factor', name: 'afterAge', title: '', of: 'base', by: 'age' },
    look('theft'),
    { kind: 'factor', name: 'afterTheft', title: '', of: 'afterAge', by: '1 + theft' },
    look('fee'),
    { kind: 'add', name: 'afterFee', title: '', of: 'afterTheft', amount: 'fee' },
    { kind: 'minimum', name: 'net', title: '', of: 'afterFee', least: '0' },
  ],
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
}

test('what a look-up brings in is left out, and what stood on it stands on what came before', () => {
  const left = withoutLook(withoutLook(recipe, 'age'), 'theft')
  expect(left.steps.map(({ name }) => name)).toEqual(['base', 'fee', 'afterFee', 'net'])
  expect(left.steps[2]).toMatchObject({ of: 'base' })
  const fewer = withoutLook(left, 'fee')
  expect(fewer.steps.at(-1)).toMatchObject({ name: 'net', of: 'base' })
})

test('what a person says of a look-up is how it counts, and it can be left out as well then', () => {
  expect(['base', 'age', 'theft', 'fee'].map((look) => takingOf(recipe, look))).toEqual([null, 'factor', 'load', null])
  const off = takenInAs(recipe, 'theft', 'off')
  expect(off.steps[4]).toMatchObject({ by: '1 - theft' })
  expect(takingOf(off, 'theft')).toBe('off')
  expect(withoutLook(off, 'theft').steps.map(({ name }) => name)).not.toContain('afterTheft')
})

test('a least premium that is left out holds nobody to anything, and the price stays as it is', () => {
  const least: Step = { kind: 'minimum', name: 'net', title: '', of: 'afterFee', least: 'minimum' }
  const held = { ...recipe, steps: [...recipe.steps.slice(0, -1), look('minimum'), least] }
  expect(withoutLook(held, 'minimum').steps).toEqual(recipe.steps)
})
