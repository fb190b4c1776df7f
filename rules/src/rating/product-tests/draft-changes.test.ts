import { expect, test } from 'vitest'
import type { Body } from '../../design/products'
import { draftChanges } from '.'

const step = (name: string, formula: string) => ({ kind: 'formula', name, title: name.toUpperCase(), formula })
const bodyOf = (steps: object[], more: object = {}) =>
  ({ pages: [], pricing: { steps, addOns: [], outputs: { yearly: 'net' } }, ...more }) as unknown as Body
const sold = bodyOf([step('base', '1'), step('net', 'base')])

test('steps that came, went or say something else are told by their titles', () => {
  const draft = bodyOf([step('net', 'fee'), step('fee', '2')])
  expect(draftChanges(sold, draft)).toEqual([
    { what: 'step', how: 'changed', title: 'NET' },
    { what: 'step', how: 'added', title: 'FEE' },
    { what: 'step', how: 'gone', title: 'BASE' },
  ])
})

test('a step of an add-on is not the step of the same name beside it', () => {
  const { pricing } = bodyOf([]) as { pricing: object }
  const addOns = [{ addOn: 'tow', steps: [step('net', '5')] }]
  const draft = bodyOf([], { pricing: { ...pricing, steps: [step('base', '1'), step('net', 'base')], addOns } })
  expect(draftChanges(sold, draft)).toEqual([{ what: 'step', how: 'added', title: 'NET' }])
})

test('the same steps in another order, other plans, questions or rules are told as such; a copy has nothing to tell', () => {
  const draft = bodyOf([step('net', 'base'), step('base', '1')], { plans: { plans: [] }, underwriting: { rules: [] } })
  expect(draftChanges(sold, draft)).toEqual([{ what: 'order' }, { what: 'plans' }, { what: 'underwriting' }])
  expect(draftChanges(sold, JSON.parse(JSON.stringify(sold)) as Body)).toEqual([])
})
