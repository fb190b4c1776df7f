import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { onDialogs, topDialog } from '../dialog'
import { useTexts } from '../locales'
import { closeToast, onToasts, shownToasts, type ShownToast } from './toasts'
import './toast.css'

const none: readonly ShownToast[] = []

/**
 * Mount once near the root: shows what toast says. Inside the dialog in front, because what is outside one is dimmed and
 * dead; as a popover, because nothing else stands above a dialog.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, () => none)
  const dialog = useSyncExternalStore(onDialogs, topDialog, () => null)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.showPopover?.(), [dialog])
  const shown = (
    <div ref={box} popover="manual" className="cw-toasts" role="status" aria-live="polite">
      {toasts.map((one) => (
        <ToastRow key={one.id} toast={one} />
      ))}
    </div>
  )
  return dialog ? createPortal(shown, dialog) : shown
}

function ToastRow({ toast }: { toast: ShownToast }) {
  const t = useTexts('ui')
  const undo = () => {
    closeToast(toast.id)
    void toast.undo?.()
  }
  return (
    <div className={toast.tone === 'danger' ? 'cw-toast cw-toast-danger' : 'cw-toast'}>
      <span>{toast.text}</span>
      {toast.undo && (
        <button type="button" className="cw-toast-undo" onClick={undo}>
          {t('undo')}
        </button>
      )}
      <button type="button" className="cw-toast-close" aria-label={t('close')} onClick={() => closeToast(toast.id)}>
        <X size={14} />
      </button>
    </div>
  )
}
