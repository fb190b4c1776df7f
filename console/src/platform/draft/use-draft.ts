import { type Path, valueAt } from '@coverwright/rules/drafts'
import { useUnsaved } from '@coverwright/ui/form'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useMe } from '../me'
import { useIsSignedIn } from '../session'
import type { Draft } from './draft'
import { type DraftKind, newDraft } from './draft-kind'
import { useDraftScope } from './draft-scope'
import { holdDraft, openedDraft } from './open-drafts'
import { useIdleEnd } from './use-idle-end'

/** Something that others and this person changed: what it is on either side; undefined where it is not there. */
export type Conflict = { readonly path: Path; readonly mine: unknown; readonly theirs: unknown }

/**
 * A document while it is worked on: changed here with a history, saved one save after the other, brought together with
 * what others save, and kept in the tab until it is saved. A screen is keyed by the document that it shows.
 */
export function useDraft<View, Document>(kind: DraftKind<View, Document>, view: View) {
  const person = useMe().AccountData.subId
  const scope = useDraftScope()
  const [name] = useState(() => [kind.name, kind.idOf(view), scope].filter(Boolean).join(' '))
  const [draft] = useState(() => openedDraft(name, () => newDraft(kind, view, person, name)))
  useEffect(() => draft.arrive(kind.read(view), kind.mayEdit(view)), [draft, kind, view])
  useEffect(() => held(name, draft, kind.saves), [name, draft, kind])
  const seen = useSyncExternalStore(draft.listen, draft.get)
  useLeaving(draft, seen, kind.saves)
  useIdleEnd(draft, kind.mayEdit(view))
  const { asked, document, theirs } = seen
  const conflicts = useMemo(() => {
    const at = (side: Document, path: Path) => valueAt(side, path, kind.shape)
    return asked.map((path): Conflict => ({ path, mine: at(document, path), theirs: at(theirs, path) }))
  }, [asked, document, theirs, kind])
  return { ...seen, conflicts, draft, mayEdit: kind.mayEdit(view), change: draft.change, save: draft.save }
}

export type Drafting<Document> = ReturnType<typeof useDraft<unknown, Document>>

function held<Document>(name: string, draft: Draft<Document>, saves: 'byItself' | 'whenAsked') {
  const letGo = holdDraft(name, draft)
  window.addEventListener('online', draft.retry)
  window.addEventListener('pagehide', draft.keep)
  return () => {
    window.removeEventListener('online', draft.retry)
    window.removeEventListener('pagehide', draft.keep)
    if (saves === 'byItself') void draft.save()
    letGo()
  }
}

type Seen = { readonly isUnsaved: boolean; readonly saving: string }

/**
 * What is saved by itself is asked about only where it cannot be; the tab is held either way. Whoever leaves what is
 * saved when asked throws it away. Nobody who has to sign in again is held: all of it waits in the tab.
 */
function useLeaving<Document>(draft: Draft<Document>, { isUnsaved, saving }: Seen, saves: 'byItself' | 'whenAsked') {
  const isSignedIn = useIsSignedIn()
  const isHealthy = saving === 'unsaved' || saving === 'saving'
  const leaving = useMemo(
    () => (saves === 'byItself' ? { isAsked: !isHealthy } : { onLeft: draft.abandon }),
    [saves, isHealthy, draft],
  )
  useUnsaved(isUnsaved && isSignedIn, leaving)
}
