import { X } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { firstField, focusWhenThere } from '../focus'
import { useTexts } from '../locales'
import { FormSkeleton } from '../page'
import { closesOnMask } from './closes-on-mask'
import { raiseDialog } from './open-dialogs'
import './dialog.css'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the bottom right. */
  footer?: ReactNode
  /** In the middle to ask, at the side to look something over without leaving the page. */
  place?: 'middle' | 'side'
  width?: number
  role?: 'dialog' | 'alertdialog'
  /** Where the focus goes: into the first field, unless it is something to read. */
  startsAt?: 'field' | 'close'
}

/** A browser <dialog>: focus stays inside, Escape closes, everything behind it is dead until then. */
export function Dialog({ open, onClose, title, children, footer, place = 'middle', width, ...props }: DialogProps) {
  const { role, startsAt = place === 'middle' ? 'field' : 'close' } = props
  const box = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  const titleId = useId()
  useEffect(() => {
    const dialog = box.current
    if (!dialog || !open) return
    dialog.showModal()
    openedAt.current = performance.now()
    /** The browser would put the focus on Close, and what is typed at once would go nowhere. */
    const stopWaiting = startsAt === 'field' ? focusWhenThere(dialog, () => startOf(dialog)) : () => {}
    const forget = raiseDialog(dialog)
    return () => {
      stopWaiting()
      forget()
      dialog.close()
    }
  }, [open, startsAt])
  if (!open) return null
  const closeOnBackdrop = (event: MouseEvent) =>
    event.target === box.current && closesOnMask(event, openedAt.current) && onClose()
  return (
    <dialog
      ref={box}
      role={role}
      aria-labelledby={titleId}
      className={`cw-dialog cw-dialog-${place}`}
      style={width ? { width } : undefined}
      onMouseDown={closeOnBackdrop}
      onKeyDownCapture={leaveListFirst}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="cw-dialog-box">
        <header className="cw-dialog-head">
          <h2 id={titleId}>{title}</h2>
          <CloseButton onClose={onClose} />
        </header>
        <div className="cw-dialog-body">
          {/* What is opened may need words of another room: they come into the dialog, and the page behind it stays. */}
          <Suspense fallback={<FormSkeleton fields={3} />}>{children}</Suspense>
        </div>
        {footer && <footer className="cw-dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  )
}

/** Where somebody begins: what the dialog names, else its first field. */
const startOf = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ?? firstField(dialog.querySelector('.cw-dialog-body'))

/** Escape in an open list closes the list; only the next one closes the dialog and what was typed in it. */
function leaveListFirst(event: KeyboardEvent<HTMLElement>) {
  const isInList = event.target instanceof Element && event.target.matches('[aria-expanded=true]')
  if (event.key === 'Escape' && isInList) event.preventDefault()
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTexts('ui')
  return (
    <button type="button" className="cw-icon-button" aria-label={t('close')} onClick={onClose}>
      <X />
    </button>
  )
}
