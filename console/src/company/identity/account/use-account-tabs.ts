import type { Permission } from '@coverwright/rules/company/members'
import type { StateTab } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useMe } from '../../../platform/me'

const accountTabs = ['profile', 'security', 'devices', 'preferences', 'statement', 'activity', 'data'] as const
export type AccountTab = (typeof accountTabs)[number]

/** The statement is the company's, so it is there for those who may see it. */
export function useAccountTabs(): StateTab[] {
  const t = useTexts('account')
  const { permissions } = useMe()
  const seesStatement = permissions.includes('subscriptions.read' satisfies Permission)
  return accountTabs
    .filter((key) => key !== 'statement' || seesStatement)
    .map((key) => ({ key, label: t(`tab.${key}`) }))
}
