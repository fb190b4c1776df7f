import { useLocation } from '@tanstack/react-router'
import { OrderList } from '../orders'
import { PolicyList } from './policy-list'
import { PolicyPage } from './policy-page'
import { useEngineTabs } from './use-engine-tabs'

/** What was sold: policies, one of them (`?policy=…`), or the orders behind them. Each is an address. */
export function PolicyEnginePage() {
  const { tab, policy } = useLocation().search as { tab?: string; policy?: string }
  const tabs = useEngineTabs()
  if (policy) return <PolicyPage policyId={policy} />
  return tab === 'orders' ? <OrderList tabs={tabs} /> : <PolicyList tabs={tabs} />
}
