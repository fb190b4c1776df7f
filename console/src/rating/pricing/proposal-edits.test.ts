import type { Recipe, Step } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import { withoutTable } from './proposal-edits'

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

test('what a table brings in is left out, and what stood on it stands on what came before', () => {
  const left = withoutTable(withoutTable(recipe, 'age'), 'theft')
  expect(left.steps.map(({ name }) => name)).toEqual(['base', 'fee', 'afterFee', 'net'])
  expect(left.steps[2]).toMatchObject({ of: 'base' })
  const fewer = withoutTable(left, 'fee')
  expect(fewer.steps.at(-1)).toMatchObject({ name: 'net', of: 'base' })
})
