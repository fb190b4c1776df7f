import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  brokenPasswordRules,
  businessEmailRefusal,
  codeRefusal,
  foldEmail,
  isCode,
  isEmail,
  isPhone,
  maskEmail,
  passwordRefusal,
  resendRefusal,
  signInGuards,
  signInRefusal,
  signUpStep,
} from '.'
import { isFreeProvider } from '../mailboxes'

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1) + seconds * 1000)

test.each([
  ['Tuckwf1!', []],
  ['tuckwf1!', ['upperCase']],
  ['TUCKWF1!', ['lowerCase']],
  ['Tuckwfg!', ['number']],
  ['Tuckwfg1', ['special']],
  ['Tuckw1!', ['length']],
  ['Tuckwf١!', ['number']],
  ['Tuckwf1 ', ['special']],
  ['密碼密碼Ab1。', []],
  ['', ['length', 'lowerCase', 'upperCase', 'number', 'special']],
  [`Aa1!${'x'.repeat(125)}`, ['length']],
])('the password %s breaks %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken)
})

test('two entries of a password must match', () => {
  expect(passwordRefusal('Tangle7!bx', 'Tangle7!bx')).toBeNull()
  expect(passwordRefusal('Tangle7!bx', 'Tangle7?bx')?.code).toBe('identity.passwordsDiffer')
  expect(passwordRefusal('short', 'short')?.code).toBe('identity.passwordFormat')
})

test.each([
  'ann@peak.example',
  'Ann.Chan+sales@peak.co.uk',
  "o'neill@peak.example",
  'ａｎｎ@peak.example',
  ' ann@peak.example ',
])('%s is an address', (email) => expect(isEmail(email)).toBe(true))

test.each([
  '',
  'ann',
  'ann@',
  '@peak.example',
  'ann@peak',
  'ann@@peak.example',
  'ann@peak..example',
  '.ann@peak.example',
  'ann.@peak.example',
  'an n@peak.example',
  'ann@-peak.example',
  'ann@127.0.0.1',
  'ann@peak.example\r\nBcc: all@peak.example',
  '<script>@peak.example',
  `${'a'.repeat(65)}@peak.example`,
])('%j is no address', (email) => expect(isEmail(email)).toBe(false))

test('one mailbox has one key, however it is typed', () => {
  expect(foldEmail(' ＡＮＮ@Peak.Example')).toBe('ann@peak.example')
  fc.assert(fc.property(fc.emailAddress(), (email) => foldEmail(foldEmail(email)) === foldEmail(email)))
})

test.each([
  ['ann@gmail.com', 'identity.freeEmailProvider'],
  ['ann@mail.qq.com', 'identity.freeEmailProvider'],
  ['ann@mailinator.com', 'identity.freeEmailProvider'],
  ['ann', 'identity.emailNotValid'],
  ['ann@peak.example', undefined],
])('%s as a business email: %s', (email, code) => {
  expect(businessEmailRefusal(email, isFreeProvider)?.code).toBe(code)
})

test('a masked address shows its first letter and its host', () => {
  expect(maskEmail('annabel@peak.example')).toBe('a••••••@peak.example')
  expect(maskEmail('a@peak.example')).toBe('a••@peak.example')
})

test.each([
  ['+86', '13912345678', true],
  ['+86', '12912345678', false],
  ['+86', '1391234567', false],
  ['+852', '61234567', true],
  ['+852', '1234 5678', true],
  ['+852', '21234567', false],
  ['+852', '6123456', false],
  ['+62', '812345678901', true],
  ['+62', '8123456789012', true],
  ['+62', '81234567890', false],
  ['+44', '123456', true],
  ['+44', '12345', false],
  ['+44', '1234567890123456', false],
  ['+44', '١٢٣٤٥٦', false],
  ['44', '123456', false],
  ['+0', '123456', false],
])('%s %s is a phone number: %s', (country, phone, isOne) => expect(isPhone(country, phone)).toBe(isOne))

test('a code is six digits of our own script', () => {
  expect(['123456', '000000'].every(isCode)).toBe(true)
  expect(['12345', '1234567', '12345a', '１２３４５６', '١٢٣٤٥٦', ''].some(isCode)).toBe(false)
})

test('a code is sent again after a minute, and five times in an hour at most', () => {
  const last = { sentAt: at(0), windowStart: at(0), sends: 1 }
  expect(resendRefusal(null, at(0))).toBeNull()
  expect(resendRefusal(last, at(20))).toEqual({ code: 'identity.codeJustSent', values: { seconds: 40 } })
  expect(resendRefusal(last, at(60))).toBeNull()
  expect(resendRefusal({ ...last, sends: 5 }, at(600))).toEqual({
    code: 'identity.codeSentTooOften',
    values: { minutes: 50 },
  })
  expect(resendRefusal({ ...last, sends: 5 }, at(3600))).toBeNull()
})

test('a code that is over says so; one that is merely wrong does not', () => {
  const code = { tries: 1, expiresAt: at(600), takenAt: null }
  expect(codeRefusal(code, at(1)).code).toBe('identity.codeInvalid')
  expect(codeRefusal(null, at(1)).code).toBe('identity.codeInvalid')
  for (const over of [
    { ...code, tries: 5 },
    { ...code, takenAt: at(0) },
    { ...code, expiresAt: at(1) },
  ])
    expect(codeRefusal(over, at(1)).code).toBe('identity.codeExpired')
})

test.each([
  [3, 0, null],
  [4, 0, { code: 'identity.signInSlowed', values: { seconds: 1 } }],
  [4, 1, null],
  [7, 0, { code: 'identity.signInSlowed', values: { seconds: 8 } }],
  [10, 0, { code: 'identity.signInLocked', values: { minutes: 15 } }],
  [10, 899, { code: 'identity.signInLocked', values: { minutes: 1 } }],
  [10, 900, null],
  [10, -100, { code: 'identity.signInLocked', values: { minutes: 17 } }],
])('after %i failures, %i seconds later: %j', (failures, seconds, refusal) => {
  expect(signInRefusal(signInGuards.account, { failures, lastFailedAt: at(0) }, at(seconds))).toEqual(refusal)
})

test('an office forgives itself: one failure every half minute', () => {
  const seen = { failures: 100, lastFailedAt: at(0) }
  expect(signInRefusal(signInGuards.address, seen, at(899))?.code).toBe('identity.signInLocked')
  const busy = { failures: 60, lastFailedAt: at(0) }
  expect(signInRefusal(signInGuards.address, busy, at(59))?.code).toBe('identity.signInSlowed')
  expect(signInRefusal(signInGuards.address, busy, at(60))).toBeNull()
  expect(signInRefusal(signInGuards.address, seen, at(3600))).toBeNull()
})

test('a sign-up goes on at the first thing that is missing', () => {
  const all = { hasEmail: true, hasVerifiedPhone: true, hasPassword: true, isFinished: true }
  expect(signUpStep({ ...all, isFinished: false, hasEmail: false })).toBe('email')
  expect(signUpStep({ ...all, isFinished: false, hasVerifiedPhone: false })).toBe('phone')
  expect(signUpStep({ ...all, isFinished: false, hasPassword: false })).toBe('password')
  expect(signUpStep({ ...all, isFinished: false })).toBe('verifyEmail')
  expect(signUpStep(all)).toBe('done')
})
