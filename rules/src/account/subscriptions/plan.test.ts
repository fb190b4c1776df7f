import { expect, test } from 'vitest'
import { isDowngrade, NO_EXTRA_PASSES, passesOf, passRefusal, type Plan, planRefusal, tiers } from '.'

const plan = (change: Partial<Plan> = {}): Plan => ({
  ...{ tier: 'basic', cycle: 'monthly', transactions: 10, extraPasses: NO_EXTRA_PASSES },
  ...change,
})

test('every plan has two simple passes, two standard ones and one complicated one', () => {
  for (const tier of tiers) expect(passesOf(plan({ tier }))).toEqual({ simple: 2, standard: 2, complicated: 1 })
  const extraPasses = { simple: 1, standard: 0, complicated: 2 }
  expect(passesOf(plan({ extraPasses }))).toEqual({ simple: 3, standard: 2, complicated: 3 })
})

test.each([
  ['simple', 1, null],
  ['simple', 2, 'subscriptions.simplePassesUsed'],
  ['standard', 2, 'subscriptions.standardPassesUsed'],
  ['complicated', 0, null],
  ['complicated', 1, 'subscriptions.complicatedPassesUsed'],
] as const)('with %s products, %i of them online, one more: %s', (size, online, code) => {
  expect(passRefusal(plan(), size, online)?.code ?? null).toBe(code)
})

test.each([
  [plan(), null],
  [plan({ transactions: 11 }), 'subscriptions.notAStep'],
  [plan({ transactions: NaN }), 'subscriptions.notAStep'],
  [plan({ tier: 'direct', transactions: 100 }), 'subscriptions.tooFewTransactions'],
  [plan({ extraPasses: { simple: -1, standard: 0, complicated: 0 } }), 'subscriptions.passesNotValid'],
  [plan({ extraPasses: { simple: 21, standard: 0, complicated: 0 } }), 'subscriptions.passesNotValid'],
  [plan({ extraPasses: { simple: 0.5, standard: 0, complicated: 0 } }), 'subscriptions.passesNotValid'],
] as const)('what is no plan is refused (%#)', (asked, code) => {
  expect(planRefusal(asked)?.code ?? null).toBe(code)
})

test.each([
  ['advance', 'standard', true],
  ['advance', 'advance', false],
  ['basic', 'direct', false],
  [undefined, 'basic', false],
] as const)('from %s to %s is a downgrade: %s', (from, to, is) => expect(isDowngrade(from, to)).toBe(is))
