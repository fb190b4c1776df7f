import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-password'
import { brokenPasswordRules, passwordRefusal } from './password'

const own = ['ivy.ng@harbour.example', 'Ivy', 'Ng', 'Harbour Insurance Ltd']

describe('a password that a guess finds soon is refused', () => {
  test.each([
    'Password1!',
    'P@ssw0rd2024!',
    'Passw0rd!',
    'Welcome123!',
    'Admin@2025',
    '!Summer2026',
    'December-25',
    'ILoveYou1!',
    'Hongkong852!',
    'Insurance1!',
    'AdminPassword1!',
    'Letmein_99',
    'Qwerty123!',
    'Qwer1234!',
    '1qaz@WSX',
    'Zaq12wsx!',
    'Asdfghjkl1!',
    'Abcd1234!',
    'Aa123456!',
    'Aaaaaaa1!',
    'Abcabc12!',
    '!QAZ2wsx',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(true))

  test.each(['Harbour2024!', 'HarbourInsurance1!', 'Ivyng2026!', 'Ivy.Ng-123!', 'H@rb0ur99!'])(
    '%s, of Ivy Ng at Harbour Insurance',
    (password) => {
      expect(isCommonPassword(password, own)).toBe(true)
      expect(passwordRefusal(password, password, own)).toMatchObject({ code: 'identity.passwordFormat' })
    },
  )
})

describe('one that is somebody’s own is not', () => {
  test.each([
    'Right-Pass-1',
    'Walk-right-in-1',
    'Tr0ub4dor&3',
    'correct Horse battery 7!',
    'kX9#mq2Lw',
    'Tangle7!bx',
    'Grüße-aus-Wien-9',
    'MyDogAtePassword42!',
  ])('%s', (password) => expect(isCommonPassword(password, own)).toBe(false))
})

test('the list of rules says so while it is typed', () => {
  expect(brokenPasswordRules('Password1!')).toEqual(['uncommon'])
  expect(brokenPasswordRules('Harbour2024!', own)).toEqual(['uncommon'])
  expect(brokenPasswordRules('Tangle7!bx')).toEqual([])
  // Nothing is said of a word that is not finished.
  expect(brokenPasswordRules('')).not.toContain('uncommon')
})
