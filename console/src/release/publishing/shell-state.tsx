import type { ForSaleView, ShellView } from '@coverwright/contract/release/publishing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'

type Status = ForSaleView['status'] | ShellView['status']

const tones: Record<Status, Tone> = {
  preOnline: 'neutral',
  online: 'success',
  offline: 'danger',
  trash: 'neutral',
  scheduledToOnline: 'primary',
  scheduledToOffline: 'warning',
  expired: 'danger',
  preLive: 'info',
  ready: 'neutral',
}

type Props = { status: Status; shell: ShellView | null }

/** What people call it today; what comes by the clock says when. */
export function ShellState({ status, shell }: Props) {
  const t = useTexts('publishing')
  const formats = useFormats()
  if (shell?.scheduled && (status === 'scheduledToOnline' || status === 'scheduledToOffline'))
    return <StateTag tone={tones[status]}>{t(`at.${status}`, { at: formats.dateTime(shell.scheduled.at) })}</StateTag>
  if (status === 'online' && shell?.expiry === 'willExpire' && shell.expiresOn)
    return <StateTag tone="warning">{t('at.willExpire', { day: formats.date(shell.expiresOn) })}</StateTag>
  return <StateTag tone={tones[status]}>{t(`status.${status}`)}</StateTag>
}
