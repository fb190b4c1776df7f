import { expect, test } from 'vitest'
import { orderLife, orderStates, payRefusal, receivedLines, resolveRefusal, returnedLines } from '.'

test.each([
  ['pay', ['unpaid', 'lapsed']],
  ['fail', ['unpaid', 'lapsed']],
  ['lapse', ['unpaid']],
  ['fulfil', ['abnormal']],
  ['refund', ['abnormal']],
] as const)('%s is for orders that are %j', (act, states) => {
  expect(orderStates.filter((state) => orderLife[state][act]).sort()).toEqual([...states].sort())
})

test('nothing leads out of Paid: what was paid is never asked for again', () => expect(orderLife.paid).toEqual({}))

test.each([
  ['paid', 'orders.alreadyPaid'],
  ['abnormal', 'orders.lookedAt'],
  ['unpaid', undefined],
  ['lapsed', undefined],
] as const)('an order that is %s: %s', (state, code) => expect(payRefusal({ state })?.code).toBe(code))

test('an abnormal order is resolved once', () => {
  expect(resolveRefusal({ state: 'abnormal', resolution: null })).toBeNull()
  for (const kept of [
    { state: 'abnormal', resolution: 'refunded' },
    { state: 'paid', resolution: 'fulfilled' },
    { state: 'unpaid', resolution: null },
  ] as const)
    expect(resolveRefusal(kept)?.code).toBe('orders.notAbnormal')
})

test('what comes in and what goes back cancel each other out, account by account', () => {
  const total = { minor: 30_600, currency: 'HKD' }
  const [came, went] = [receivedLines(total), returnedLines(total)]
  for (const [at, { account, amountMinor }] of came.entries())
    expect(went[at]).toEqual({ account, amountMinor: -amountMinor, currency: 'HKD' })
  expect(came.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0)
})
