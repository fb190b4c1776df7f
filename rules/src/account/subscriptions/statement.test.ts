import { expect, test } from 'vitest'
import type { Movement } from '../../company/movements'
import { trialEnd } from '../../company/trials'
import { periodRefusal, statementOf } from '.'

const at = (day: string) => new Date(`${day}T09:00:00Z`)
const whole = { from: at('2026-01-01'), before: at('2028-01-01') }
const entered = (kind: Movement['kind'], day: string, amountMinor = 0, days?: number): Movement => ({
  id: `${day}-${kind}`,
  at: at(day),
  kind,
  amountMinor,
  trialEndsAt: days ? trialEnd(at(day), days) : null,
  note: '',
})
const started = entered('trialStarted', '2026-03-01', 0, 21)

const told = (movements: Movement[], now: string, period = whole) =>
  statementOf(movements, period, at(now)).lines.map((line) => `${line.at.toISOString().slice(0, 10)} ${line.kind}`)

test('a trial that runs has a start, one that ran out an end as well, to the second', () => {
  expect(told([started], '2026-03-21')).toEqual(['2026-03-01 trialStarted'])
  expect(told([started], '2026-03-22')).toEqual(['2026-03-01 trialStarted', '2026-03-22 trialEnded'])
})

test('a trial that was given more days after its end ends twice, one that was given them before ends once', () => {
  const late = entered('trialReactivated', '2026-04-10', 0, 21)
  expect(told([started, late], '2026-06-01')).toEqual([
    '2026-03-01 trialStarted',
    '2026-03-22 trialEnded',
    '2026-04-10 trialReactivated',
    '2026-05-01 trialEnded',
  ])
  const early = entered('trialReactivated', '2026-03-20', 0, 21)
  expect(told([started, early], '2026-03-25')).toEqual(['2026-03-01 trialStarted', '2026-03-20 trialReactivated'])
})

test('who subscribes before the end sees no end', () => {
  expect(told([entered('subscribed', '2026-03-10'), started], '2027-01-01')).toEqual([
    '2026-03-01 trialStarted',
    '2026-03-10 subscribed',
  ])
})

test('what came before the period is in the opening balance, what came after it is nowhere', () => {
  const movements = [
    entered('subscribed', '2026-02-01', -10_000),
    entered('subscribed', '2026-03-01', 4_000),
    entered('subscribed', '2026-03-05', -2_500),
    entered('subscribed', '2026-04-01', -1),
  ]
  const march = { from: at('2026-03-01'), before: at('2026-04-01') }
  expect(statementOf(movements, march, at('2027-01-01'))).toMatchObject({
    openingMinor: -10_000,
    inMinor: 4_000,
    outMinor: 2_500,
    closingMinor: -8_500,
    lines: [
      { inMinor: 4_000, outMinor: 0, balanceMinor: -6_000 },
      { inMinor: 0, outMinor: 2_500, balanceMinor: -8_500 },
    ],
  })
})

test('a period ends on or after the day it begins, and within ten years', () => {
  expect(periodRefusal(10, 10)).toBeNull()
  expect(periodRefusal(11, 10)).toMatchObject({ code: 'subscriptions.periodReversed', field: 'to' })
  expect(periodRefusal(0, 3659)).toBeNull()
  expect(periodRefusal(0, 3660)).toMatchObject({ code: 'subscriptions.periodTooLong', values: { days: 3660 } })
})

test('of what happened in one moment, what was charged stands before its payment, whatever their ids', () => {
  const at = new Date('2026-03-10T09:00:00Z')
  const moved = (id: string, kind: 'planCharged' | 'paid' | 'subscribed', amountMinor: number) => {
    return { id, at, kind, amountMinor, trialEndsAt: null, note: 'CW-2026-000001' }
  }
  const movements = [moved('a', 'paid', 500), moved('b', 'planCharged', -500), moved('c', 'subscribed', 0)]
  const period = { from: new Date('2026-03-01T00:00:00Z'), before: new Date('2026-04-01T00:00:00Z') }
  const { lines } = statementOf(movements, period, at)
  expect(lines.map(({ kind, balanceMinor }) => [kind, balanceMinor])).toEqual([
    ['subscribed', 0],
    ['planCharged', -500],
    ['paid', 0],
  ])
})
