import { expect, test } from 'vitest'
import { arrivedIn, noCustomer } from './customer'

test('who was sent for takes the place of who stood there, and what was typed meanwhile stays typed', () => {
  const before = { ...noCustomer('2026-11-15'), answers: { make: 'Old', plate: 'AB 1', power: '90' } }
  const now = { ...before, answers: { ...before.answers, plate: 'CD 2' } }
  const arrived = { ...noCustomer('2026-12-01'), answers: { make: 'New', plate: 'XY 9', power: '120' } }
  expect(arrivedIn(now, before, arrived)).toEqual({
    ...noCustomer('2026-12-01'),
    answers: { make: 'New', plate: 'CD 2', power: '120' },
  })
  expect(arrivedIn(before, before, arrived)).toEqual(arrived)
})
