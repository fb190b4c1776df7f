import type { ReactNode } from 'react'
import type { Moment } from '../formats'

/** Good, wrong, soon, or somebody's own doing; most of what happens is neither. */
export type TimelineTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger'

export type TimelineEntry = {
  key: string
  at: Moment
  /** What happened, in a few words: 'Policy issued'. */
  title: ReactNode
  /** More of it in a line: 'Number LB-T-014977'. */
  about?: ReactNode
  /** Who did it; left out where the platform did. */
  who?: string
  icon?: ReactNode
  tone?: TimelineTone
  /** Stands under it always: a message, documents. */
  shows?: ReactNode
  /** Opened by a press: everything that is known of it. Drawn only then. */
  detail?: () => ReactNode
}

export type TimelineProps = {
  /** What it is the story of, for those who hear it. */
  label: string
  /** Newest first; nothing while it is on its way. */
  entries: readonly TimelineEntry[] | undefined
  /** What is still to come, the furthest first: it stands above, dashed. */
  ahead?: readonly TimelineEntry[]
  /** There is more before the last of them. */
  hasEarlier?: boolean
  isLoadingEarlier?: boolean
  onEarlier?: () => void
  /** Why it could not be loaded, in words. */
  error?: string | undefined
  onRetry?: () => void
  /** Whoever looks may not see it. */
  isRefused?: boolean
  /** What will be here, while nothing is. */
  empty?: { title: string; about?: ReactNode }
}
