import { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import type { StateTab } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useMayCall } from '../../../platform/me'

const accountTabs = ['profile', 'security', 'devices', 'preferences', 'statement', 'activity', 'data'] as const
export type AccountTab = (typeof accountTabs)[number]

/** The statement is the company's, so it is there for those who may see it. */
export function useAccountTabs(): StateTab[] {
  const t = useTexts('account')
  const seesStatement = useMayCall(subscriptionOperations.getStatement)
  return accountTabs
    .filter((key) => key !== 'statement' || seesStatement)
    .map((key) => ({ key, label: t(`tab.${key}`) }))
}
