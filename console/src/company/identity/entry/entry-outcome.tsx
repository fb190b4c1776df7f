import { ActionButton, type PageAction } from '@coverwright/ui/page'
import { CircleCheck, Clock3, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const marks = { done: CircleCheck, waiting: Clock3, over: TriangleAlert, note: Info } as const

export type OutcomeProps = {
  tone: keyof typeof marks
  title: string
  about?: ReactNode
  action?: PageAction
  /** Beside the button, or what can be done under it. */
  others?: ReactNode
  children?: ReactNode
}

/** How something ended: what happened, and the next step. */
export function EntryOutcome({ tone, title, about, action, others, children }: OutcomeProps) {
  const Mark = marks[tone]
  return (
    <section className="entry-outcome" role={tone === 'over' ? 'alert' : 'status'}>
      <span className="entry-mark" data-tone={tone}>
        <Mark size={22} />
      </span>
      <h1>{title}</h1>
      {about && <p className="sign-in-purpose">{about}</p>}
      {children}
      {(action || others) && (
        <div className="entry-actions">
          {action && <ActionButton action={action} type="primary" />}
          {others}
        </div>
      )}
    </section>
  )
}
