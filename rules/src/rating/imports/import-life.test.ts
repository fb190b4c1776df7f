import { expect, test } from 'vitest'
import { afterEvent, importLife, importStates } from './import-life'

test('every step leads to a state that exists, and every state can be reached', () => {
  const reached = new Set<string>(['identifying'])
  for (const steps of Object.values(importLife))
    for (const next of Object.values(steps)) {
      expect(importLife).toHaveProperty(next)
      reached.add(next)
    }
  expect([...reached].sort()).toEqual([...importStates].sort())
})

test('what runs can be stopped, and stopping a conversion keeps the mapping', () => {
  expect(afterEvent('identifying', 'cancel')).toBe('cancelled')
  expect(afterEvent('converting', 'cancel')).toBe('mapped')
  expect(afterEvent('failed', 'convert')).toBeNull()
})
