import { expect, test } from 'vitest'
import { inWords } from './formula-words'

test('a formula reads by titles; texts, functions and parts of answers stay as they are', () => {
  const called = new Map([
    ['base', 'Base premium'],
    ['theft', 'Theft loading'],
    ['age', 'Age'],
  ])
  expect(inWords("usage == 'base' ? base * (1 + theft) : age(birth) + drivers.age", called)).toBe(
    "usage == 'base' ? Base premium × (1 + Theft loading) : age(birth) + drivers.age",
  )
})
