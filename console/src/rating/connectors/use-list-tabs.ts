import type { StateTab } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'

/** Connectors and their runs are two lists of one page. */
export function useListTabs(): StateTab[] {
  const t = useTexts('connectors')
  return [
    { key: 'connectors', label: t('tab.connectors') },
    { key: 'runs', label: t('tab.runs') },
  ]
}
