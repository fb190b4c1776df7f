import { expect, test } from 'vitest'
import { base, net, priced, recipeOf, request, yearly } from './tried-recipe'
import { printWorksheet } from './worksheet'

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
