import type { Question } from '@coverwright/rules/design/forms'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import { shownQuestions } from './shown-questions'

const asked = (dataName: string, kind = 'text') => ({ dataName, kind }) as Question
const recipe: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    {
      kind: 'lookUp',
      name: 'base',
      title: 'Base',
      table: 'base',
      inputs: { age: 'age(born, startDate)', area: 'area' },
      column: 'value',
    },
    { kind: 'factor', name: 'total', title: 'Total', of: 'base', by: '1.1', when: 'smokes' },
  ],
  outputs: { yearly: 'total', monthly: null, parts: [] },
  addOns: [],
}

test('what the price is worked out from comes first, and none of it is left out however many questions there are', () => {
  const others = Array.from({ length: 9 }, (_, at) => asked(`other${at}`))
  const shown = shownQuestions([...others, asked('area'), asked('smokes'), asked('born', 'date')], recipe)
  expect(shown.slice(0, 4).map(({ dataName }) => dataName)).toEqual(['area', 'smokes', 'born', 'other0'])
  expect(shown).toHaveLength(12)
})

test('what does not fit a cell is left to the customer on its own', () => {
  const wide = [asked('photo', 'file'), asked('holder', 'person'), asked('home', 'address')]
  expect(shownQuestions([...wide, asked('area')], recipe).map(({ dataName }) => dataName)).toEqual(['area'])
})
