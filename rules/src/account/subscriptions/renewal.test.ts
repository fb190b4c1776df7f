import { expect, test } from 'vitest'
import { type Day, parseDay } from '../../kernel'
import { type Renewing, renewalStep, renewsFrom } from '.'

const paidUntil = parseDay('2026-06-30') as Day
const of = (change: Partial<Renewing> = {}): Renewing => ({
  ...{ cycle: 'annual', paidUntil, firstTriedOn: null, triedOn: null, noticed: null, isLimited: false },
  ...change,
})

test.each([
  [-40, of(), null],
  [-29, of(), { kind: 'notice', days: 30 }],
  [-29, of({ noticed: 30 }), null],
  [-6, of({ noticed: 30 }), { kind: 'notice', days: 7 }],
  [-6, of(), { kind: 'notice', days: 7 }],
  [-1, of({ noticed: 7 }), null],
  [-6, of({ cycle: 'monthly' }), null],
  [1, of({ noticed: 7 }), { kind: 'charge' }],
  [1, of({ firstTriedOn: paidUntil + 1, triedOn: paidUntil + 1 }), null],
  [3, of({ firstTriedOn: paidUntil + 1, triedOn: paidUntil + 1 }), null],
  [4, of({ firstTriedOn: paidUntil + 1, triedOn: paidUntil + 1 }), { kind: 'charge' }],
  [8, of({ firstTriedOn: paidUntil + 1, triedOn: paidUntil + 4 }), { kind: 'charge' }],
  [14, of({ firstTriedOn: paidUntil + 1, triedOn: paidUntil + 8 }), { kind: 'charge' }],
  [14, of({ firstTriedOn: paidUntil + 1, triedOn: paidUntil + 14 }), null],
  [15, of({ firstTriedOn: paidUntil + 1, triedOn: paidUntil + 14 }), { kind: 'limit' }],
  [99, of({ firstTriedOn: paidUntil + 1, triedOn: paidUntil + 14, isLimited: true }), null],
  // Whatever a clock that ran ahead has done is undone once the clock is right again.
  [-6, of({ firstTriedOn: paidUntil + 1, triedOn: paidUntil + 4 }), { kind: 'forget' }],
  [0, of({ firstTriedOn: paidUntil + 1, triedOn: paidUntil + 14, isLimited: true }), { kind: 'forget' }],
] as const)('%i days after the last paid day (%#)', (after, renewing, step) => {
  expect(renewalStep(renewing, paidUntil + after)).toEqual(step)
})

test('a server that slept for a month still gives fourteen days of notice', () => {
  expect(renewalStep(of(), paidUntil + 40)).toEqual({ kind: 'charge' })
  const tried = of({ firstTriedOn: paidUntil + 40, triedOn: paidUntil + 40 })
  for (let after = 40; after < 54; after++)
    expect(renewalStep({ ...tried, triedOn: paidUntil + after }, paidUntil + after), `${after}`).toBeNull()
  expect(renewalStep(tried, paidUntil + 54)).toEqual({ kind: 'limit' })
})

test.each([
  [1, null, 1],
  [15, null, 1],
  [16, null, 16],
  [170, null, 170],
  [170, paidUntil + 1, 1],
])('on day %i after what is paid, first tried on %o, it renews from day %i', (day, firstTriedOn, from) => {
  expect(renewsFrom(of({ firstTriedOn }), paidUntil + day) - paidUntil).toBe(from)
})
