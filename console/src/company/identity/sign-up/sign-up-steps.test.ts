import { expect, test } from 'vitest'
import { isBehind, stepInstead, stepKeys } from './sign-up-steps'

test('a step that is not reached leads to the one that is missing', () => {
  expect(stepInstead('password', 'email')).toBe('email')
  expect(stepInstead('mail', 'phone')).toBe('phone')
})

test('the reached step and all behind it can be opened', () => {
  for (const key of stepKeys) expect(stepInstead(key, 'mail')).toBeNull()
  expect(stepKeys.filter((key) => isBehind(key, 'phone'))).toEqual(['company', 'email'])
})
