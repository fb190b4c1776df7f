import { expect, test } from 'vitest'
import {
  cardName,
  cardRefusal,
  gatewayElsewhereRefusal,
  gatewayRefusal,
  gatewayStates,
  isGatewayElsewhere,
  outcomeOf,
  paymentLife,
  type PaymentState,
  refundRefusal,
  testCards,
  trialGatewayRefusal,
} from '.'

const now = new Date('2026-11-16T09:00:00Z')
const good = { number: '4242 4242 4242 4242', expires: '12 / 28', securityCode: '123' }

test.each([
  ['install', ['notConfigured']],
  ['activate', ['installed', 'inactive']],
  ['deactivate', ['active']],
] as const)('%s is for gateways that are %j', (act, states) => {
  expect(gatewayStates.filter((state) => gatewayRefusal(state, act) === null)).toEqual(states)
})

test('whatever comes after it, a paid payment never becomes one that failed or was only started', () => {
  const after: PaymentState[] = ['paid', 'refunded', 'disputed']
  for (const state of after) expect(paymentLife[state].failed).toBeUndefined()
  for (const state of after) for (const next of Object.values(paymentLife[state])) expect(after).toContain(next)
})

test('a card that was refused can be followed by one that is taken', () => {
  expect(paymentLife.failed.paid).toBe('paid')
})

test.each([
  [{ state: 'started', paidMinor: null, refundedMinor: 0 }, 1, 'payments.notPaid'],
  [{ state: 'paid', paidMinor: 1000, refundedMinor: 0 }, 1000, undefined],
  [{ state: 'paid', paidMinor: 1000, refundedMinor: 400 }, 600, undefined],
  [{ state: 'paid', paidMinor: 1000, refundedMinor: 400 }, 601, 'payments.moreThanPaid'],
  [{ state: 'refunded', paidMinor: 1000, refundedMinor: 1000 }, 1, 'payments.nothingToRefund'],
  [{ state: 'paid', paidMinor: 1000, refundedMinor: 0 }, 0, 'payments.nothingToRefund'],
  [{ state: 'paid', paidMinor: 1000, refundedMinor: 0 }, -5, 'payments.nothingToRefund'],
  [{ state: 'paid', paidMinor: 1000, refundedMinor: 0 }, 0.5, 'payments.nothingToRefund'],
] as const)('of %j, %d given back: %s', (payment, amount, code) => {
  expect(refundRefusal(payment, amount)?.code).toBe(code)
})

test('during the trial only the sandbox can be set up', () => {
  expect(trialGatewayRefusal('stripe', true)?.code).toBe('payments.sandboxInTrial')
  expect([trialGatewayRefusal('sandbox', true), trialGatewayRefusal('stripe', false)]).toEqual([null, null])
})

test('whose account is paid follows from the payment mode: the other side has no gateway', () => {
  expect(isGatewayElsewhere('P2I', 'broker')).toBe(true)
  expect(gatewayElsewhereRefusal('P1B', 'insurer')?.code).toBe('payments.gatewayElsewhere')
  expect([isGatewayElsewhere('P2I', 'insurer'), isGatewayElsewhere('P1B', 'broker')]).toEqual([false, false])
})

test.each([
  [{ number: '4242 4242 4242 4241' }, 'sandbox.numberNotValid'],
  [{ number: 'abc' }, 'sandbox.numberNotValid'],
  [{ number: '5555 5555 5555 4444' }, 'sandbox.notATestCard'],
  [{ expires: '13 / 28' }, 'sandbox.expiresNotValid'],
  [{ expires: 'soon' }, 'sandbox.expiresNotValid'],
  [{ expires: '10 / 26' }, 'sandbox.expired'],
  [{ expires: '11 / 26' }, undefined],
  [{ expires: '1230' }, undefined],
  [{ securityCode: '12' }, 'sandbox.codeNotValid'],
  [{}, undefined],
] as const)('a card with %j: %s', (change, code) => {
  expect(cardRefusal({ ...good, ...change }, now)?.code).toBe(code)
})

test('every test card is a card, and has its own outcome; all that is kept of one is its last four digits', () => {
  for (const { number, outcome } of testCards) {
    expect(cardRefusal({ ...good, number }, now)).toBeNull()
    expect(outcomeOf(number)).toBe(outcome)
  }
  expect(cardName('4000 0025 0000 3155')).toBe('Visa 3155')
})
