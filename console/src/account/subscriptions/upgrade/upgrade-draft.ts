import { NO_EXTRA_PASSES, type Plan, planRefusal, tierFacts } from '@coverwright/rules/account/subscriptions'
import { useSyncExternalStore } from 'react'

/** What somebody has chosen on the way to a plan: kept by the tab, so that the gateway's page and a reload lose nothing. */
export type UpgradeDraft = { plan: Plan; licenceNumber: string; orderId: string | null }

const KEY = 'coverwright.upgrade'

export const firstDraft: UpgradeDraft = {
  plan: { tier: 'standard', cycle: 'annual', transactions: 50, extraPasses: NO_EXTRA_PASSES },
  licenceNumber: '',
  orderId: null,
}

/** Another tier brings its own transactions; more that were chosen before stay. */
export const withTier = (plan: Plan, tier: Plan['tier']): Plan => ({
  ...plan,
  tier,
  transactions: Math.max(tierFacts[tier].transactions, plan.transactions),
})

/** What was kept, if it still is a plan. */
export function readDraft(text: string | null): UpgradeDraft {
  try {
    const kept = { ...firstDraft, ...(JSON.parse(text ?? '{}') as Partial<UpgradeDraft>) }
    return planRefusal(kept.plan) ? firstDraft : kept
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
  /** Another plan is another order. */
  const setPlan = (plan: Plan) => change({ plan, orderId: null })
  return { ...draft, setPlan, change }
}
