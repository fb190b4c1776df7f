import type { ShellView } from '@coverwright/contract/release/publishing'
import { Menu } from '@coverwright/ui/menu'
import { useTexts } from '@coverwright/ui/locales'
import { CalendarClock, Ellipsis, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { settingsOf } from '../../design/products'
import { ScheduleDialog } from './schedule-dialog'
import { useShellActions } from './use-shell-actions'

/** What may be done to one environment. */
export function ShellMenu({ shell, name }: { shell: ShellView; name: string }) {
  const t = useTexts('publishing')
  const actionsOn = useShellActions()
  const [isScheduling, setScheduling] = useState(false)
  const label = t('strip.acts', { name: t(`environment.${shell.environment}`) })
  const items = [
    ...(shell.may.includes('renew')
      ? [
          {
            key: 'renew',
            label: t('action.renew'),
            icon: <RefreshCw />,
            href: settingsOf(shell.productId, '/publishRenew'),
          },
        ]
      : []),
    ...(shell.environment === 'live' && shell.may.includes('takeOffline')
      ? [
          {
            key: 'offlineLater',
            label: t('action.offlineLater'),
            icon: <CalendarClock />,
            onSelect: () => setScheduling(true),
          },
        ]
      : []),
    ...actionsOn(shell, name),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu
        label={label}
        align="end"
        items={items}
        trigger={(trigger) => (
          <button type="button" className="cw-icon-button" aria-label={label} {...trigger}>
            <Ellipsis />
          </button>
        )}
      />
      {isScheduling && (
        <ScheduleDialog
          productId={shell.productId}
          slug={shell.slug}
          kind="offline"
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}
