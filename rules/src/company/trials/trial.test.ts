import { expect, test } from 'vitest'
import { trialDaysLeft, trialEnd, trialRefusal, trialStatus } from '.'

const startedAt = new Date('2026-03-01T09:00:00Z')
const trial = { endsAt: trialEnd(startedAt), upgradedAt: null }

test('a trial is 21 days to the second, and the last day counts until it is over', () => {
  expect(trial.endsAt).toEqual(new Date('2026-03-22T09:00:00Z'))
  expect(trialDaysLeft(trial, startedAt)).toBe(21)
  expect(trialDaysLeft(trial, new Date('2026-03-22T08:59:59Z'))).toBe(1)
  expect(trialDaysLeft(trial, new Date('2026-03-22T09:00:00Z'))).toBe(0)
  expect(trialStatus(trial, new Date('2026-03-22T08:59:59Z'))).toBe('running')
  expect(trialRefusal(trial, new Date('2026-03-22T09:00:00Z'))?.code).toBe('subscriptions.trialExpired')
})

test('a company that has subscribed no longer has a trial to run out', () => {
  const upgraded = { ...trial, upgradedAt: new Date('2026-03-10T00:00:00Z') }
  expect(trialStatus(upgraded, new Date('2027-01-01T00:00:00Z'))).toBe('upgraded')
  expect(trialStatus(upgraded, new Date('2026-03-05T00:00:00Z'))).toBe('running')
})
