import { orderMemberOperations } from '@coverwright/contract/selling/orders'
import type { StateTab } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useMayCall } from '../../platform/me'

/** Policies first; orders for those who may see them. */
export function useEngineTabs(): StateTab[] {
  const t = useTexts('policies')
  const maySeeOrders = useMayCall(orderMemberOperations.listOrders)
  const tabs = maySeeOrders ? (['policies', 'orders'] as const) : (['policies'] as const)
  return tabs.map((key) => ({ key, label: t(`tab.${key}`) }))
}
