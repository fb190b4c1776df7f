import { expect, test } from 'vitest'
import {
  claimRecord,
  type DomainAct,
  domainState,
  domainStates,
  dueNotice,
  isChargeDue,
  isGone,
  isProven,
  isRecheckDue,
  isTryDue,
  mayAct,
  nextTryAt,
  readDomainName,
  renewCertificateAt,
  routeRecord,
  suggestedNames,
  yearPrice,
} from '.'

const SUFFIXES = ['com', 'co.uk', 'example', 'xn--j6w193g']
const facts = {
  toAscii: (name: string) => (name === 'Köln.example' ? 'xn--kln-sna.example' : /[^ -~]/.test(name) ? '' : name),
  suffixOf: (host: string) => {
    const suffix = SUFFIXES.find((each) => host === each || host.endsWith(`.${each}`))
    if (suffix === undefined) return null
    const rest = host === suffix ? '' : host.slice(0, -suffix.length - 1)
    return { suffix, registrable: rest === '' ? null : `${rest.split('.').at(-1)}.${suffix}` }
  },
  ours: ['coverwright.com'],
}

test.each([
  ['acme.com', 'acme.com', false],
  [' Acme.COM. ', 'acme.com', false],
  ['shop.acme.co.uk', 'shop.acme.co.uk', true],
  ['Köln.example', 'xn--kln-sna.example', false],
])('%j is the name %s', (typed, host, isSubdomain) => {
  expect(readDomainName(typed, facts)).toMatchObject({ host, isSubdomain })
})

test.each([
  ['', 'domains.nameNotValid'],
  ['acme', 'domains.nameNotValid'],
  ['acme..com', 'domains.nameNotValid'],
  ['acme.com..', 'domains.nameNotValid'],
  ['-acme.com', 'domains.nameNotValid'],
  ['https://acme.com', 'domains.nameNotValid'],
  ['acme.com:443', 'domains.nameNotValid'],
  ['somebody@acme.com', 'domains.nameNotValid'],
  ['*.acme.com', 'domains.nameNotValid'],
  ['127.0.0.1', 'domains.nameNotValid'],
  ['[::1]', 'domains.nameNotValid'],
  ['a.localhost', 'domains.nameNotValid'],
  ['db.internal', 'domains.nameNotValid'],
  [`${'a'.repeat(64)}.com`, 'domains.nameNotValid'],
  [`${'a.'.repeat(130)}com`, 'domains.nameNotValid'],
  ['co.uk', 'domains.suffixAlone'],
  ['com', 'domains.suffixAlone'],
  ['coverwright.com', 'domains.ours'],
  ['insurer.Coverwright.com.', 'domains.ours'],
  ['ｅvil\u202e.com', 'domains.nameNotValid'],
])('%j is no name to have: %s', (typed, code) => {
  expect(readDomainName(typed, facts)).toMatchObject({ code, field: 'name' })
})

const NOW = new Date('2026-03-01T09:00:00Z')
const ready = { stage: 'ready', isBound: true, paidUntil: null, lostAt: null, certificateUntil: null } as const
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

test.each([
  [{ ...ready, stage: 'apply' as const }, 'apply'],
  [{ ...ready, stage: 'pending' as const }, 'pending'],
  [{ ...ready, stage: 'binding' as const }, 'binding'],
  [ready, 'success'],
  [{ ...ready, isBound: false }, 'connected'],
  [{ ...ready, paidUntil: 100 }, 'success'],
  [{ ...ready, paidUntil: 99 }, 'expired'],
  [{ ...ready, stage: 'binding' as const, paidUntil: 99 }, 'expired'],
  [{ ...ready, lostAt: later(-2.9) }, 'success'],
  [{ ...ready, lostAt: later(-3) }, 'expired'],
  [{ ...ready, certificateUntil: later(1) }, 'success'],
  [{ ...ready, certificateUntil: later(0) }, 'expired'],
])('the clock and the binding say what a domain is (%#)', (of, state) => {
  expect(domainState(of, NOW, 100)).toBe(state)
})

test.each<[DomainAct, string[], string[]]>([
  ['bind', ['binding', 'connected', 'success'], ['binding', 'connected', 'success']],
  ['check', ['pending', 'connected', 'success', 'expired'], []],
  ['renew', [], ['connected', 'success', 'expired']],
  ['delete', [...domainStates], ['apply']],
])('%s is for owned domains that are %j and bought ones that are %j', (act, owned, bought) => {
  expect(domainStates.filter((state) => mayAct(state, 'owned', act))).toEqual(owned)
  expect(domainStates.filter((state) => mayAct(state, 'bought', act))).toEqual(bought)
})

const target = { host: 'domains.coverwright.com', addresses: ['192.0.2.7', '192.0.2.8'] }
const claim = claimRecord('shop.acme.com', 'a1')
const route = routeRecord('shop.acme.com', true, target)
const found = (...answers: (string[] | 'noAnswer')[]) =>
  answers.map((answer, place) =>
    answer === 'noAnswer'
      ? { resolver: String(place), values: [], failure: 'noAnswer' as const }
      : { resolver: String(place), values: answer, failure: answer.length === 0 ? ('none' as const) : null },
  )
const RIGHT = ['coverwright-claim=a1']

test.each([
  ['both see it', claim, found(RIGHT, ['v=spf1', ...RIGHT]), true],
  ['one alone sees it', claim, found(RIGHT, []), false],
  ['one does not answer', claim, found(RIGHT, 'noAnswer'), false],
  ['the token of another claim', claim, found(['coverwright-claim=a2'], ['coverwright-claim=a2']), false],
  ['more than the token', claim, found(['coverwright-claim=a11'], ['coverwright-claim=a11']), false],
  ['nobody was asked', claim, [], false],
  ['an alias with its last dot', route, found(['Domains.Coverwright.com.'], ['domains.coverwright.com']), true],
  ['the addresses of the alias', route, found(['192.0.2.8'], ['192.0.2.7']), true],
  ['another address', route, found(['192.0.2.9'], ['192.0.2.9']), false],
  ['a host that only begins like ours', route, found(['domains.coverwright.com.evil.example']), false],
])('a record is proven or not: %s', (_case, record, seen, proven) => {
  expect(isProven(record, seen, target)).toBe(proven)
})

test('a claim is gone when all were reached and none has it, never by silence', () => {
  expect(isGone(claim, found([], ['other']), target)).toBe(true)
  expect(isGone(claim, found([], 'noAnswer'), target)).toBe(false)
  expect(isGone(claim, found([], RIGHT), target)).toBe(false)
  expect(isGone(claim, [], target)).toBe(false)
})

test('a name that is owned itself has an address, because it cannot be an alias', () => {
  expect(routeRecord('acme.com', false, target)).toMatchObject({ kind: 'A', value: '192.0.2.7' })
  expect(route).toMatchObject({ kind: 'CNAME', name: 'shop.acme.com' })
})

test.each([
  [131, null, null],
  [130, null, 30],
  [130, 30, null],
  [115, 30, null],
  [114, 30, 14],
  [103, 14, 3],
  [102, null, 3],
  [100, 3, null],
  [99, null, null],
])('of what ends on day %i, noticed at %s, the notice of day 100 is %s', (endsOn, noticed, due) => {
  expect(dueNotice(endsOn, 100, noticed)).toBe(due)
})

test('what fails is tried again, later each time, and at least twice a day for ever', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 60].map(
    (failures) => (nextTryAt(failures, NOW).getTime() - NOW.getTime()) / 60_000,
  )
  expect(minutes).toEqual([1, 5, 30, 120, 360, 720, 720])
})

test('a certificate of 90 days is renewed 30 before its end, one of six days after four', () => {
  expect(renewCertificateAt(NOW, later(90))).toEqual(later(60))
  expect(renewCertificateAt(NOW, later(6))).toEqual(later(4))
})

test('a clock that ran ahead keeps nothing waiting once it is right again', () => {
  expect([null, later(0), later(-1)].map((at) => isTryDue(at, NOW))).toEqual([true, true, true])
  expect([later(1 / 24), later(0.5)].map((at) => isTryDue(at, NOW))).toEqual([false, false])
  expect(isTryDue(later(365), NOW)).toBe(true)
  expect([null, later(-1), later(-0.5), later(365)].map((at) => isRecheckDue(at, NOW))).toEqual([
    true,
    true,
    false,
    true,
  ])
})

test('a bought domain is charged once a day from fourteen days before its end to fourteen days after', () => {
  expect(isChargeDue(115, 100, null)).toBe(false)
  expect(isChargeDue(114, 100, null)).toBe(true)
  expect(isChargeDue(114, 100, 100)).toBe(false)
  expect(isChargeDue(99, 100, 99)).toBe(true)
  expect(isChargeDue(86, 100, 99)).toBe(true)
  expect(isChargeDue(85, 100, 99)).toBe(false)
})

test('suggestions are other names at endings that have a price', () => {
  const names = suggestedNames('acme', 'com')
  expect(names).toHaveLength(8)
  expect(new Set(names).size).toBe(8)
  expect(names).not.toContain('acme.com')
  for (const name of names) expect(yearPrice(name.slice(name.indexOf('.') + 1)), name).toBeGreaterThan(0)
  expect(suggestedNames('a'.repeat(63), 'com').every((name) => name.split('.')[0]!.length <= 63)).toBe(true)
  expect(yearPrice('toString')).toBeNull()
})
