import type { ReactNode } from 'react'

/** What a flow block does that is kept by another part of the product than its form. */
export type BoundDeed = 'decline' | 'refer' | 'ask' | 'send'

export type BoundBlock = {
  readonly id: string
  readonly does: BoundDeed
  readonly title: string
  /** Empty is always, where the room that keeps it allows that. */
  readonly when: string
  /** Further expressions over answers. */
  readonly reads: readonly string[]
  /** Data names that an answer fills. */
  readonly fills: readonly string[]
  /** Why it cannot be used yet, in words. */
  readonly problem?: string | undefined
}

/** Steps that the editor takes back and does again in the order in which they were done, whichever part they were done to. */
export type Steps = {
  readonly undoneAt: number | undefined
  readonly redoneAt: number | undefined
  readonly undo: () => void
  readonly redo: () => void
}

/** Logic that a room keeps, as the form editor shows, adds, changes and deletes it: there is no second place for it. */
export type BoundLogic = {
  readonly blocks: readonly BoundBlock[]
  readonly deeds: readonly BoundDeed[]
  readonly mayEdit: boolean
  /** Why none can be added, and what to do about it. */
  readonly blocked?: ReactNode
  readonly add: (does: BoundDeed, start: { readonly title: string; readonly when: string }) => string | undefined
  readonly write: (id: string, when: string) => void
  readonly remove: (id: string) => void
  /** What there is to set besides the condition. */
  readonly fields: (id: string) => ReactNode
  readonly steps?: Steps | undefined
  /** How it stands with saving, where that is said beside the form's. */
  readonly saving?: {
    readonly isBad: boolean
    readonly isBusy: boolean
    readonly told: string
    readonly again: () => void
  }
}

export type InEditor = {
  readonly productId: string
  /** Nobody else is editing. */
  readonly mayEdit: boolean
  readonly onLogic: (logic: BoundLogic) => void
}
