import { expect, test } from 'vitest'
import { domainRefusal, findingOf, isGone, isProven, recordFor, senderState } from '.'

const key = { selector: 'cw1', publicKey: 'MIIB' }
const OURS = 'include:spf.platform.example'
const found = (...values: string[]) => ({ values, failure: values.length === 0 ? ('none' as const) : null })

test.each([
  ['our mechanism among others', 'right', 'v=spf1 include:_spf.other.example include:spf.platform.example -all'],
  ['in capitals and with a plus', 'right', 'V=SPF1 +INCLUDE:spf.platform.example ~all'],
  ['only others', 'differs', 'v=spf1 include:_spf.other.example -all'],
  ['a name that only begins like ours', 'differs', 'v=spf1 include:spf.platform.example.evil.example -all'],
  ['a text that is no SPF', 'missing', 'google-site-verification=1'],
  ['a longer version', 'missing', 'v=spf10 include:spf.platform.example'],
])('SPF with %s is %s', (_, finding, value) => {
  expect(findingOf('spf', found(value), key, OURS)).toBe(finding)
})

test('two SPF records make both count for nothing, as mail servers hold it', () => {
  const right = recordFor('spf', 'harbour.example', key, OURS).value
  expect(findingOf('spf', found(right, 'v=spf1 -all'), key, OURS)).toBe('several')
})

test.each([
  ['as it was shown', 'right', 'v=DKIM1; k=rsa; p=MIIB'],
  ['cut into pieces and put together with spaces', 'right', 'v=DKIM1;k=rsa; p=MI IB'],
  ['of another key', 'differs', 'v=DKIM1; k=rsa; p=OTHER'],
  ['taken back', 'differs', 'v=DKIM1; p='],
  ['that is something else', 'missing', 'hello'],
])('a DKIM record %s is %s', (_, finding, value) => {
  expect(findingOf('dkim', found(value), key, OURS)).toBe(finding)
})

test('the records are shown as they are found again', () => {
  for (const record of ['spf', 'dkim'] as const) {
    const { value } = recordFor(record, 'harbour.example', key, OURS)
    expect(findingOf(record, found(value), key, OURS)).toBe('right')
  }
  expect(recordFor('dkim', 'harbour.example', key, OURS).name).toBe('cw1._domainkey.harbour.example')
})

test('one resolver alone proves nothing, and one that is silent takes nothing', () => {
  expect(isProven(['right', 'right'])).toBe(true)
  expect(isProven(['right', 'missing'])).toBe(false)
  expect(isProven([])).toBe(false)
  expect(isGone(['missing', 'noAnswer'])).toBe(false)
  expect(isGone(['missing', 'differs'])).toBe(true)
  expect(isGone([])).toBe(false)
})

test('the mailbox is confirmed before records count', () => {
  expect([senderState(false, true), senderState(true, false), senderState(true, true)]).toEqual([
    'unconfirmed',
    'recordsMissing',
    'proven',
  ])
})

test('a domain of ours and one of everybody are refused', () => {
  expect(domainRefusal('mail.platform.example', 'platform.example', false)).toMatchObject({ code: 'senders.ours' })
  expect(domainRefusal('notplatform.example', 'platform.example', false)).toBeNull()
  expect(domainRefusal('gmail.com', 'platform.example', true)).toMatchObject({ code: 'senders.anyones' })
})
