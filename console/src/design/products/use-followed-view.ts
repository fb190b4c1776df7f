import { useState } from 'react'
import { followed, type Seen } from './followed'

type View = { revision: number; may: readonly string[] }
type Following<Viewed> = {
  /** What this screen writes of it. */
  partOf: (view: Viewed) => unknown
  isChanged: boolean
  /** Somebody else changed that part, and nothing is unsaved here. */
  onOthers: (view: Viewed) => void
}

/**
 * What an editor of one part of a draft was opened on. It follows what others save: another part only moves the revision
 * to save over; the same part is taken over while nothing is unsaved here, and otherwise saving will be refused in words.
 * What was typed is never thrown away.
 */
export function useFollowedView<Viewed extends View>(view: Viewed, following: Following<Viewed>) {
  const [base, setBase] = useState(view)
  const { partOf, isChanged, onOthers } = following
  const seen = (each: Viewed): Seen => ({
    revision: each.revision,
    mayEdit: each.may.includes('edit'),
    part: partOf(each),
  })
  const step = view === base ? 'stay' : followed(seen(base), seen(view), isChanged)
  if (step !== 'stay') setBase(view)
  if (step === 'takeOver') onOthers(view)
  return { base, setBase }
}
