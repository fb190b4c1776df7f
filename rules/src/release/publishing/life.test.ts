import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  expiryState,
  firstExpiry,
  lastDayOf,
  renewalRefusal,
  shellActs,
  shellLife,
  shellRefusal,
  type ShellState,
  shellStates,
  shellStatus,
} from '.'

test('whatever is done to a shell, it is only ever in a state that it has, and nobody sells out of the trash', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...shellActs), { maxLength: 60 }), (acts) => {
      let state: ShellState = 'preOnline'
      for (const act of acts) {
        const next: ShellState | 'removed' | undefined = shellLife[state][act]
        expect(shellRefusal(state, act)).toEqual(next ? null : expect.objectContaining({ code: 'publishing.notNow' }))
        if (next === 'removed') {
          expect(state).toBe('trash')
          return
        }
        if (next === 'online' && act !== 'swap' && act !== 'rollBack') expect(['preOnline', 'offline']).toContain(state)
        if (state === 'trash' && next) expect(next).toBe('preOnline')
        if (next) state = next
        expect(shellStates).toContain(state)
      }
    }),
  )
})

test.each([
  ['preOnline', 'publish', false, 'scheduledToOnline'],
  ['offline', 'replace', false, 'scheduledToOnline'],
  ['online', 'offline', false, 'scheduledToOffline'],
  ['online', 'replace', false, 'online'],
  ['online', 'offline', true, 'expired'],
  ['offline', null, true, 'offline'],
  ['trash', 'publish', false, 'trash'],
] as const)('%s with %s scheduled, expired: %s, is called %s', (state, scheduled, isExpired, status) =>
  expect(shellStatus(state, scheduled, isExpired)).toBe(status),
)

test.each([
  [null, false, 'none'],
  [100, true, 'autoRenew'],
  [100, false, 'willExpire'],
  [99, false, 'expired'],
  [130, false, 'willExpire'],
  [131, false, 'later'],
] as const)('sold until day %s, renewed by itself: %s, is %s on day 100', (expiresOn, autoRenew, state) =>
  expect(expiryState({ expiresOn, autoRenew }, 100)).toBe(state),
)

test('what renews itself is always sold until some day that is not over, whole years after the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 40_000 }), (first, today) => {
      const last = lastDayOf({ expiresOn: first, autoRenew: true }, today)
      expect(last).toBeGreaterThanOrEqual(Math.max(first, Math.min(today, last ?? 0)))
      expect(last).toBeGreaterThanOrEqual(today > first ? today : first)
      expect((last ?? 0) - today).toBeLessThanOrEqual(Math.max(366, first - today))
    }),
  )
  expect(lastDayOf({ expiresOn: 10, autoRenew: false }, 500)).toBe(10)
  expect(firstExpiry(0)).toEqual({ expiresOn: 365, autoRenew: true })
})

test.each([
  [null, null],
  [100, 'publishing.renewPast'],
  [101, null],
  [99_999, 'publishing.renewTooFar'],
] as const)('renewed until %s on day 100: %s', (expiresOn, code) =>
  expect(renewalRefusal(expiresOn, 100)?.code ?? null).toBe(code),
)
