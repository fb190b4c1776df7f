import type { BodyView, ProductView } from '@coverwright/contract/design/products'
import { type Body, bodyProblems, problemLines } from '@coverwright/rules/design/products'
import { defaultLanguage } from '@coverwright/rules/languages'
import { useLanguage } from '@coverwright/ui/locales'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useDraft } from '../../platform/draft'
import { useEditorPlace } from '../products'
import { isPage, pageItem, pageOf } from './actions/places'
import { editorStore } from './editor-store'
import { formActs } from './form-acts'
import { formDraft, type FormView } from './form-draft'
import { keptElsewhere } from './logic/kept-elsewhere'
import { stepsOf } from './logic/steps-of'
import { outlineRows } from './outline-rows'
import { useDrawnPages } from './use-drawn-pages'

export type FormEditing = ReturnType<typeof useFormEditor>
type Opened = { product: ProductView; body: BodyView; isEditor: boolean }

/** The form of a product while it is worked on: what can be done to it, and what is chosen. */
export function useFormEditor({ product, body, isEditor }: Opened) {
  const view = useMemo<FormView>(
    () => ({
      ...{ productId: product.id, revision: body.revision, pages: body.body.pages },
      mayEdit: isEditor && product.may.includes('edit'),
    }),
    [product, body, isEditor],
  )
  const drafting = useDraft(formDraft, view)
  const { document: pages, change, mayEdit, draft, undoneAt, redoneAt, saving, error, isRestored } = drafting
  const { language: reader } = useLanguage()
  const { languages } = body.body
  const asked = useEditorPlace()
  const [store] = useState(() =>
    editorStore(
      [asked.in, reader].flatMap((each) => languages.find((has) => has === each) ?? [])[0] ??
        languages[0] ??
        defaultLanguage,
      [asked.at, pages[0]?.questions[0]?.id, pageItem(pages[0]?.id ?? '')]
        .filter((item) => item !== undefined && pageOf(pages, item) !== undefined)
        .slice(0, 1) as string[],
    ),
  )
  const seen = useStore(store)
  const drawn = useDrawnPages(pages)
  const rows = useMemo(() => outlineRows(drawn, seen), [drawn, seen])
  const whole = useMemo<Body>(() => ({ ...body.body, pages }), [body.body, pages])
  const settled = useSettled(whole)
  const problems = useMemo(() => problemLines(bodyProblems(settled)), [settled])
  const { keepers, pinned } = seen
  const elsewhere = useMemo(() => keptElsewhere(settled, keepers, pinned), [settled, keepers, pinned])
  const own = { undoneAt, redoneAt, undo: draft.undo, redo: draft.redo }
  const steps = useSteps([own, ...[...keepers.values()].flatMap((keeper) => keeper.steps ?? [])])
  const latest = useRef({ pages, rows, mayEdit })
  useEffect(() => void (latest.current = { pages, rows, mayEdit }))
  const [acts] = useState(() =>
    formActs({ store, change, latest: () => latest.current, languages, currency: body.body.currency }),
  )
  const last = seen.chosen.findLast((id) => pageOf(drawn, id))
  return {
    ...{ product, body, whole, settled, problems, drafting, pages, drawn, rows, mayEdit, store, acts, elsewhere },
    ...{ draft, saving, error, isRestored },
    ...{ ...seen, ...steps },
    /** The one whose settings are shown, and the page that it is on or is, as it is drawn. */
    last,
    page: (last === undefined ? undefined : pageOf(drawn, last)) ?? drawn[0],
    isPage: last !== undefined && isPage(drawn, last),
  }
}

/** The same two functions at every key, so that nothing is drawn for them; what they take back is the latest. */
function useSteps(all: Parameters<typeof stepsOf>[0]) {
  const now = stepsOf(all)
  const latest = useRef(now)
  useEffect(() => void (latest.current = now))
  const [ways] = useState(() => ({ undo: () => latest.current.undo(), redo: () => latest.current.redo() }))
  return { canUndo: now.canUndo, canRedo: now.canRedo, ...ways }
}

const SETTLED_MS = 350

/** The same a moment after the last key, drawn in pieces: what takes long does not stand between a key and its letter. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
