import type { ReactNode } from 'react'
import './save-bar.css'

type Props = {
  label: string
  /** Whether everything is saved. */
  status: ReactNode
  /** Why it could not be; a sentence is announced as what went wrong. */
  told?: ReactNode
  children: ReactNode
}

/** At the foot of an editor, in sight however long it is: how it stands, and what can be done about it. */
export function SaveBar({ label, status, told, children }: Props) {
  return (
    <div className="cw-save-bar" role="region" aria-label={label}>
      <div className="cw-save-bar-words">
        {typeof told === 'string' ? (
          <p className="cw-save-bar-told" role="alert">
            {told}
          </p>
        ) : (
          told
        )}
        <p role="status">{status}</p>
      </div>
      {children}
    </div>
  )
}
