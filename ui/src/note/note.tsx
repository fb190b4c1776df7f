import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionButton, type PageAction } from '../page'
import './note.css'

export type NoteTone = 'info' | 'success' | 'warning' | 'danger'

export type NoteProps = {
  tone?: NoteTone
  /** The first line, where there is more to say than one. */
  title?: ReactNode
  /** Another picture than that of its tone: a lock. */
  icon?: ReactNode
  /** What to do about it. */
  action?: PageAction | undefined
  /** Came while somebody was at work: it is announced, what went wrong at once. */
  isNews?: boolean
  /** Names it as a region of the page. */
  label?: string
  children?: ReactNode
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A strip that says what has to be known here, and what can be done about it. */
export function Note({ tone = 'info', title, icon, action, isNews = false, label, children }: NoteProps) {
  const Icon = icons[tone]
  const news = tone === 'danger' ? 'alert' : 'status'
  return (
    <div className={`cw-note cw-note-${tone}`} role={isNews ? news : label ? 'region' : 'note'} aria-label={label}>
      {icon ?? <Icon aria-hidden />}
      <div className="cw-note-words">
        {title && <b>{title}</b>}
        {children}
      </div>
      {action && <ActionButton action={action} />}
    </div>
  )
}
