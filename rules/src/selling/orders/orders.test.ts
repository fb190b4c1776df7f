import { expect, test } from 'vitest'
import { orderLife, orderStates, payRefusal, receivedLines, refundEntry, resolveRefusal, returnedLines } from '.'

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

test('money that was owed goes back from what is owed, other money from whose it was', () => {
  const money = (minor: number) => ({ minor, currency: 'HKD' })
  const parts = [
    { kind: 'premium', code: 'base', title: '', amount: money(900) },
    { kind: 'levy', code: 'ia', title: '', amount: money(100) },
  ] as const
  const price = { parts, total: money(1_000) }
  const owed = [
    { account: 'buyer', amountMinor: 1_000, what: 'policy.issued' },
    { account: 'buyer', amountMinor: -300, what: 'policy.cancelled' },
  ]
  expect(refundEntry(price, 300, owed)).toEqual({ what: 'payment.refunded', lines: returnedLines(money(300)) })
  const given = refundEntry(price, 500, [])
  expect(given.what).toBe('policy.givenBack')
  expect(given.lines.map(({ account, amountMinor }) => [account, amountMinor])).toEqual([
    ['premium', 450],
    ['levy:ia', 50],
    ['gateway', -500],
  ])
})
