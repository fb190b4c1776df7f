import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../locales'
import { closeToast, onToasts, shownToasts, type ShownToast } from './toasts'
import './toast.css'

const none: readonly ShownToast[] = []

/** Mount once near the root: shows what toast says. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, () => none)
  return (
    <div className="cw-toasts" role="status" aria-live="polite">
      {toasts.map((one) => (
        <ToastRow key={one.id} toast={one} />
      ))}
    </div>
  )
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
