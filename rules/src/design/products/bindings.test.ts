import { expect, test } from 'vitest'
import { type Question, startQuestion } from '../forms'
import type { Recipe, Step } from '../parts'
import { type Body, bindingsOf, bindRefusal, bound, startingBody } from '.'

const look = (name: string, inputs: Record<string, string>): Step => ({
  kind: 'lookUp',
  name,
  title: `Look up ${name}`,
  table: 't',
  column: 'rate',
  inputs,
})
const pricing: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [look('rate', { age: 'age' })],
  addOns: [
    { addOn: 'glass', yearly: 'rate', monthly: null, steps: [look('rate', { size: 'seats', age: '' })] },
    { addOn: 'tow', yearly: 'rate', monthly: null, steps: [look('rate', { size: 'seets' })] },
  ],
  outputs: { yearly: 'rate', monthly: null, parts: [] },
}
const seats = { ...startQuestion('number', 'q', 'seats'), title: { en_us: 'Seats' } } as Question
const body: Body = {
  ...startingBody({ name: 'Car', currency: 'HKD', languages: ['en_us'], timeZone: 'UTC' }, () => 'p'),
  pages: [{ id: 'p', title: { en_us: 'Car' }, questions: [seats] }],
  pricing,
}
const columns = (of: Body) =>
  bindingsOf(of).flatMap(({ target, bound: name, isKnown }) =>
    target.kind === 'column' ? [[target.id, target.key, name, isKnown]] : [],
  )

test('look-ups of add-ons are places too, each told from the step of the same name elsewhere', () => {
  expect(columns(body)).toEqual([
    ['rate', 'age', 'age', false],
    ['glass.rate', 'size', 'seats', true],
    ['glass.rate', 'age', '', false],
    ['tow.rate', 'size', 'seets', false],
  ])
})

test('binding the look-up of one add-on changes that one alone', () => {
  const target = { kind: 'column', id: 'tow.rate', key: 'size' } as const
  expect(bindRefusal(body, target, 'seats')).toBeNull()
  expect(bindRefusal(body, { ...target, id: 'boat.rate' }, 'seats')).toMatchObject({ code: 'datasets.targetGone' })
  const after = bound(body, target, 'seats')
  expect(columns(after).map(([id, key, name]) => [id, key, name])).toEqual([
    ['rate', 'age', 'age'],
    ['glass.rate', 'size', 'seats'],
    ['glass.rate', 'age', ''],
    ['tow.rate', 'size', 'seats'],
  ])
  expect(after.pricing).toMatchObject({ outputs: pricing.outputs, addOns: [pricing.addOns[0], { yearly: 'rate' }] })
})
