import { NO_EXTRA_PASSES, type Plan } from '@coverwright/rules/account/subscriptions'
import { expect, test } from 'vitest'
import { firstDraft, readDraft, startingPlan, withTier } from './upgrade-draft'

const planOf = (tier: Plan['tier'], transactions: number): Plan => ({
  ...{ tier, cycle: 'annual', transactions, extraPasses: NO_EXTRA_PASSES },
})

test.each([
  [planOf('standard', 50), 'direct', 200],
  [planOf('standard', 500), 'direct', 500],
  [planOf('advance', 1_000), 'basic', 10],
  [planOf('advance', 5_000), 'basic', 5_000],
] as const)('from %j, %s has %d transactions: its own, or more that were chosen', (plan, tier, transactions) =>
  expect(withTier(plan, tier).transactions).toBe(transactions),
)

test('the choice begins with the company’s own plan, and in a trial with what most begin with', () => {
  const own = planOf('advance', 2_000)
  expect(startingPlan(null, own)).toBe(own)
  expect(startingPlan(planOf('direct', 200), own).tier).toBe('direct')
  expect(startingPlan(null, null).tier).toBe('standard')
})

test('what was kept and is no plan any more is forgotten', () => {
  expect(readDraft(null)).toEqual(firstDraft)
  expect(readDraft('{')).toEqual(firstDraft)
  const plan = { tier: 'basic', cycle: 'monthly', transactions: 7, extraPasses: NO_EXTRA_PASSES }
  expect(readDraft(JSON.stringify({ plan }))).toEqual(firstDraft)
  expect(readDraft(JSON.stringify({ plan: { ...plan, transactions: 10 } })).plan?.tier).toBe('basic')
})
