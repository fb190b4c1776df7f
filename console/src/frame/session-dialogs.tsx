import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { useSyncExternalStore } from 'react'
import { dialogs } from '../platform/dialogs'

/** The dialogs of the error catalogue, one at a time. */
export function SessionDialogs() {
  const opened = useSyncExternalStore(dialogs.subscribe, dialogs.current)
  const t = useTexts('platform')
  if (!opened) return null
  const { kind, close } = opened
  return (
    <Dialog
      open
      role="alertdialog"
      title={t(`dialog.${kind}.title`)}
      onClose={close}
      footer={
        <Button type="primary" onClick={close} autoFocus>
          {t(`dialog.${kind}.action`)}
        </Button>
      }
    >
      <p>{t(`dialog.${kind}.about`)}</p>
    </Dialog>
  )
}
