import { NO_EXTRA_PASSES, type Plan, planRefusal, tierFacts } from '@coverwright/rules/account/subscriptions'
import { useSyncExternalStore } from 'react'
import { useSubscription } from './use-upgrade'

/** What somebody has chosen on the way to a plan: kept by the tab, so that the gateway's page and a reload lose nothing. */
export type UpgradeDraft = {
  /** Null until one was chosen. */
  plan: Plan | null
  licenceNumber: string
  orderId: string | null
}

const KEY = 'coverwright.upgrade'

export const firstDraft: UpgradeDraft = { plan: null, licenceNumber: '', orderId: null }

const OFFERED: Plan = { tier: 'standard', cycle: 'annual', transactions: 50, extraPasses: NO_EXTRA_PASSES }

/** What somebody starts from: what they chose, else the plan that the company has, else what most begin with. */
export const startingPlan = (chosen: Plan | null, own: Plan | null | undefined): Plan => chosen ?? own ?? OFFERED

/** Another tier brings its own transactions; more than the tier before had were chosen, and stay. */
export const withTier = (plan: Plan, tier: Plan['tier']): Plan => {
  const { transactions } = tierFacts[tier]
  const isChosen = plan.transactions > tierFacts[plan.tier].transactions
  return { ...plan, tier, transactions: isChosen ? Math.max(transactions, plan.transactions) : transactions }
}

/** What was kept, if it still is a plan. */
export function readDraft(text: string | null): UpgradeDraft {
  try {
    const kept = { ...firstDraft, ...(JSON.parse(text ?? '{}') as Partial<UpgradeDraft>) }
    return kept.plan && planRefusal(kept.plan) ? firstDraft : kept
  } catch {
    return firstDraft
  }
}

const heard = new Set<() => void>()
let last: { text: string | null; draft: UpgradeDraft } = { text: null, draft: firstDraft }

function current(): UpgradeDraft {
  const text = sessionStorage.getItem(KEY)
  if (text !== last.text) last = { text, draft: readDraft(text) }
  return last.draft
}

function change(next: Partial<UpgradeDraft>) {
  sessionStorage.setItem(KEY, JSON.stringify({ ...current(), ...next }))
  for (const listener of heard) listener()
}

const listen = (listener: () => void) => {
  heard.add(listener)
  return () => void heard.delete(listener)
}

export function useUpgradeDraft() {
  const draft = useSyncExternalStore(listen, current)
  const { data: subscription } = useSubscription()
  /** Another plan is another order. */
  const setPlan = (plan: Plan) => change({ plan, orderId: null })
  return { ...draft, plan: startingPlan(draft.plan, subscription?.plan), setPlan, change }
}
