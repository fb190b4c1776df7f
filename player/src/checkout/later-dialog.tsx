import { useEffect, useRef } from 'react'
import { LaterForm, type LaterProps } from './later-form'

/** The same over any page of the journey; Escape closes it. */
export function LaterDialog({ onClose, ...props }: LaterProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { words } = props
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="later" aria-labelledby="later-title" onClose={onClose}>
      <h2 id="later-title">{words.laterTitle}</h2>
      <LaterForm {...props} />
      <button type="button" className="plain" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  )
}
