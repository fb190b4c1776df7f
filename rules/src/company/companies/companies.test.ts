import { expect, test } from 'vitest'
import {
  companyDocuments,
  eraseAfter,
  foldName,
  isDueForErasure,
  isEnglish,
  missingForVerification,
  webAddress,
  reactivationRefusal,
  submissionRefusal,
  verificationLife,
  verificationStates,
} from '.'

test.each([
  ['Harbour Insurance', 'HARBOUR  insurance'],
  ['Harbour Insurance', 'Ｈａｒｂｏｕｒ　Ｉｎｓｕｒａｎｃｅ'],
  ['Harbour Insurance', ' Har\u200Bbour\tInsurance '],
  ['港灣保險', '港灣 保險'],
  ['ﬁne', 'FINE'],
])('%s and %s are one name', (one, other) => expect(foldName(one)).toBe(foldName(other)))

test('different names stay different', () => {
  expect(foldName('Harbour Insurance')).not.toBe(foldName('Harbor Insurance'))
  expect(foldName('港灣保險')).not.toBe(foldName('海灣保險'))
})

test('a licence number is English, full-width digits included', () => {
  expect(isEnglish('HK-INS 20418')).toBe(true)
  expect(isEnglish('２０４１８')).toBe(true)
  expect(isEnglish('保險 1')).toBe(false)
})

test('every step of a verification leads to a state that exists; nothing is verified without a reviewer', () => {
  for (const [state, steps] of Object.entries(verificationLife))
    for (const [event, next] of Object.entries(steps)) {
      expect(verificationStates).toContain(next)
      if (next === 'verified') expect(event, state).toBe('approve')
    }
  expect(verificationLife.verified).toEqual({ change: 'pendingUpdate' })
})

const empty = {
  mainBusinessAddress: '',
  contactNumber: ' ',
  officialEmail: '',
  bankName: '',
  hasBankAccount: false,
  hasFavicon: false,
  documents: {},
}
const whole = {
  mainBusinessAddress: 'a',
  contactNumber: '1',
  officialEmail: 'a@b.example',
  bankName: 'b',
  hasBankAccount: true,
  hasFavicon: true,
  documents: Object.fromEntries(companyDocuments.map((kind) => [kind, 'id'])),
}

test('a profile is handed in whole, and says what it lacks', () => {
  expect(missingForVerification(empty)).toHaveLength(6 + companyDocuments.length)
  expect(missingForVerification(whole)).toEqual([])
  expect(submissionRefusal('notSubmitted', empty)).toEqual({
    code: 'companies.profileIncomplete',
    values: { count: 11 },
    field: 'mainBusinessAddress',
  })
  expect(submissionRefusal('failed', whole)).toBeNull()
  expect(submissionRefusal('pending', whole)?.code).toBe('companies.nothingToSubmit')
})

test('a deactivated company is kept twelve months to the day', () => {
  const closed = new Date('2026-03-01T09:00:00Z')
  expect(eraseAfter(closed)).toEqual(new Date('2027-03-01T09:00:00Z'))
  expect(isDueForErasure(closed, new Date('2027-03-01T08:59:59Z'))).toBe(false)
  expect(isDueForErasure(closed, new Date('2027-03-01T09:00:00Z'))).toBe(true)
  expect(isDueForErasure(null, new Date('2099-01-01T00:00:00Z'))).toBe(false)
  expect(reactivationRefusal(null, closed)?.code).toBe('companies.notDeactivated')
  expect(reactivationRefusal(closed, new Date('2027-03-01T09:00:00Z'))?.code).toBe('companies.keptTooLong')
  expect(reactivationRefusal(closed, new Date('2026-12-01T00:00:00Z'))).toBeNull()
})

test('a web address that was typed without its scheme gets the safe one', () => {
  expect(webAddress('harbour.example')).toBe('https://harbour.example')
  expect(webAddress('www.harbour.example/travel')).toBe('https://www.harbour.example/travel')
  expect(webAddress('http://harbour.example')).toBe('http://harbour.example')
  expect(webAddress('')).toBe('')
  expect(webAddress('javascript:alert(1)')).toBe('javascript:alert(1)')
})
