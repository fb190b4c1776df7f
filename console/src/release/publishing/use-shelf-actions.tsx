import type { ForSaleView } from '@coverwright/contract/release/publishing'
import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { ExternalLink, GitCompareArrows, ListChecks, RefreshCw, Rocket, Send } from 'lucide-react'
import { settingsOf } from '../../design/products'
import { useShellActions } from './use-shell-actions'

/** What may be done with a product on the shelf, as the server says it. */
export function useShelfActions(): (product: ForSaleView) => MenuItem[] {
  const t = useTexts('publishing')
  const actionsOn = useShellActions()
  return ({ id, live, name, may }) => [
    { key: 'publisher', label: t('action.publisher'), icon: <Send />, href: settingsOf(id, '/publisher') },
    ...(may.includes('publish')
      ? [{ key: 'publish', label: t('action.publish'), icon: <Rocket />, href: settingsOf(id, '/publishSettings') }]
      : []),
    { key: 'compare', label: t('action.compare'), icon: <GitCompareArrows />, href: settingsOf(id, '/publishTS') },
    ...(live ? [{ key: 'visit', label: t('action.visit'), icon: <ExternalLink />, href: live.path }] : []),
    ...(live?.may.includes('renew')
      ? [{ key: 'renew', label: t('action.renew'), icon: <RefreshCw />, href: settingsOf(id, '/publishRenew') }]
      : []),
    { key: 'settings', label: t('action.product'), icon: <ListChecks />, href: settingsOf(id) },
    ...(live ? actionsOn(live, name) : []),
  ]
}
