import type { StateTab } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'

const accountTabs = ['profile', 'security', 'devices', 'preferences', 'activity', 'data'] as const
export type AccountTab = (typeof accountTabs)[number]

export function useAccountTabs(): StateTab[] {
  const t = useTexts('account')
  return accountTabs.map((key) => ({ key, label: t(`tab.${key}`) }))
}
