import { NO_EXTRA_PASSES } from '@coverwright/rules/account/subscriptions'
import { expect, test } from 'vitest'
import { firstDraft, readDraft, withTier } from './upgrade-draft'

test('another tier brings at least its own transactions', () => {
  expect(withTier(firstDraft.plan, 'direct').transactions).toBe(200)
  expect(withTier({ ...firstDraft.plan, transactions: 500 }, 'direct').transactions).toBe(500)
})

test('what was kept and is no plan any more is forgotten', () => {
  expect(readDraft(null)).toEqual(firstDraft)
  expect(readDraft('{')).toEqual(firstDraft)
  const plan = { tier: 'basic', cycle: 'monthly', transactions: 7, extraPasses: NO_EXTRA_PASSES }
  expect(readDraft(JSON.stringify({ plan }))).toEqual(firstDraft)
  expect(readDraft(JSON.stringify({ plan: { ...plan, transactions: 10 } })).plan.tier).toBe('basic')
})
