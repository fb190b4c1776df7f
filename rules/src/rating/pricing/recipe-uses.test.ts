import { expect, test } from 'vitest'
import type { Recipe } from '../../design/parts'
import { recipeUses } from './recipe-uses'

test('who uses a step is known from the words of the others, even of those that are not finished', () => {
  const steps: Recipe['steps'] = [
    { kind: 'formula', name: 'base', title: 'Base', formula: '100 +' },
    {
      kind: 'factor',
      name: 'more',
      title: 'More',
      of: 'base',
      by: "region == 'base' ? 2 : drivers.base",
      when: 'plan',
    },
  ]
  const recipe: Recipe = {
    version: 1,
    currency: 'HKD',
    steps,
    addOns: [],
    outputs: { yearly: 'more', monthly: null, parts: ['base'] },
  }
  const names = recipeUses(recipe).map((use) => [use.id, use.names])
  expect(names).toEqual([
    ['base', []],
    ['more', ['base', 'plan', 'region', 'drivers']],
    ['yearly', ['more']],
    ['monthly', []],
    ['parts', ['base']],
  ])
})
