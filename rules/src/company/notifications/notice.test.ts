import { expect, test } from 'vitest'
import { isConsolePath, noticeLife, noticesOverBefore, noticeState, waitingKindsFor } from './notice'

test('a notice is unread until its reader reads it, and gone once its reader puts it away', () => {
  const at = new Date('2026-03-01T10:00:00Z')
  expect(noticeState(null)).toBe('unread')
  expect(noticeState({ readAt: at, goneAt: null })).toBe('read')
  expect(noticeState({ readAt: at, goneAt: at })).toBe('gone')
  expect(noticeState({ readAt: null, goneAt: at })).toBe('gone')
})

test('every step of the life leads to a state that exists, and nothing comes back from gone', () => {
  for (const steps of Object.values(noticeLife))
    for (const next of Object.values(steps)) expect(noticeLife).toHaveProperty(next)
  expect(noticeLife.gone).toEqual({})
})

test('a notice is kept seven days to the millisecond', () => {
  expect(noticesOverBefore(new Date('2026-03-08T10:00:00.000Z'))).toEqual(new Date('2026-03-01T10:00:00.000Z'))
})

test('a notice leads into the console, never to another host', () => {
  for (const href of ['/home', '/setting/notifications?x=1']) expect(isConsolePath(href)).toBe(true)
  for (const href of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', '/a b', ''])
    expect(isConsolePath(href)).toBe(false)
})

test.each([
  ['nobody’s rights', [], 'identity.newDevice', true],
  ['nobody’s rights', [], 'cases.opened', false],
  ['a reader of policies', ['policies.read'], 'cases.opened', false],
  ['a reader of cases', ['cases.read'], 'cases.opened', true],
  ['a reader of cases', ['cases.read'], 'units.low', false],
  ['whoever sees either kind of order', ['orders.read'], 'orders.abnormal', true],
  ['whoever sees either kind of order', ['subscriptions.read'], 'orders.abnormal', true],
  ['a reader of companies', ['companies.read'], 'companies.welcome', false],
] as const)('for %s (%j) %s waits: %s', (_who, held, kind, waits) =>
  expect(waitingKindsFor(held).includes(kind)).toBe(waits),
)
