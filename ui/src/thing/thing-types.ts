import type { ReactNode } from 'react'

/** One thing that may be done with what the page shows, as the server's `may` says it. */
export type ThingAction = {
  key: string
  /** A verb with its object: 'Endorse', 'Resend documents'. */
  label: string
  icon?: ReactNode
  /** What it does, in a line. With it the action is also listed under what can be done. */
  about?: ReactNode
  href?: string
  onSelect?: () => void
  /** The one that is wanted next: the filled button. */
  isMain?: boolean
  isDanger?: boolean
  isBusy?: boolean
  /** Why it cannot be done now; it is shown and stays dead. */
  blocked?: string
}

/** What people phone about, answered in the strip under the head. */
export type KeyFact = { label: string; value: ReactNode; href?: string }

export type ThingPageProps = {
  title: string
  /** Its state, a `StateTag`. */
  state?: ReactNode
  /** What it is, in a line. */
  purpose?: ReactNode
  picture?: ReactNode
  keyFacts?: readonly KeyFact[]
  /** The most wanted first. */
  actions?: readonly ThingAction[]
  /** Cards of facts, at the left. */
  facts?: ReactNode
  /** What happened, or whatever else the page is mostly about: the middle. */
  children: ReactNode
  /** What may be done next, at the right: `NextSteps` first. */
  next?: ReactNode
}
