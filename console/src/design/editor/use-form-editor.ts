import type { BodyView, ProductView } from '@coverwright/contract/design/products'
import { type Question, type QuestionKind } from '@coverwright/rules/design/forms'
import { type Body, bodyProblems } from '@coverwright/rules/design/products'
import { defaultLanguage } from '@coverwright/rules/languages'
import { useLanguage } from '@coverwright/ui/locales'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useDraft } from '../../platform/draft'
import { changePage, changeQuestion, type PageChange, type QuestionChange } from './actions/change-item'
import { readClip, clipOf } from './actions/clipboard'
import { addPage, addQuestion, paste } from './actions/insert-items'
import { moveQuestions, movePage, stepItem } from './actions/move-items'
import { isPageId, pageOf, type Pages, type Place, placeAfter } from './actions/places'
import { nextChoice, removeItems } from './actions/remove-items'
import { editorStore } from './editor-store'
import { formDraft, type FormView } from './form-draft'
import { outlineRows } from './outline-rows'

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
  const { document: pages, change, mayEdit } = drafting
  const { language: reader } = useLanguage()
  const { languages } = body.body
  const [store] = useState(() =>
    editorStore(
      languages.includes(reader) ? reader : (languages[0] ?? defaultLanguage),
      [pages[0]?.questions[0]?.id ?? pages[0]?.id ?? ''].filter(Boolean),
    ),
  )
  const seen = useStore(store)
  const rows = useMemo(() => outlineRows(pages, seen), [pages, seen])
  const whole = useMemo<Body>(() => ({ ...body.body, pages }), [body.body, pages])
  const settled = useSettled(whole)
  const problems = useMemo(() => bodyProblems(settled), [settled])
  const latest = useRef({ pages, rows, mayEdit })
  useEffect(() => void (latest.current = { pages, rows, mayEdit }))
  const acts = useMemo(() => {
    const choose = (chosen: readonly string[]) => store.setState({ chosen })
    const edit = (next: (pages: Pages) => Pages, name: string) => latest.current.mayEdit && change(next, name)
    const chosen = () => store.getState().chosen.filter((id) => pageOf(latest.current.pages, id))
    const newId = () => crypto.randomUUID()
    const here = () => placeAfter(latest.current.pages, chosen().at(-1))
    const put = (text: string | ReturnType<typeof readClip>) => {
      const clip = typeof text === 'string' ? readClip(text) : text
      if (!clip || !latest.current.mayEdit) return 0
      const made = paste(latest.current.pages, clip, here(), newId)
      edit(() => made.pages, `paste ${newId()}`)
      choose(made.ids)
      return made.ids.length
    }
    return {
      choose,
      edit,
      setQuestion: (id: string, settings: QuestionChange) =>
        edit((now) => changeQuestion(now, id, settings), `${id} ${Object.keys(settings).join(' ')}`),
      setPage: (id: string, settings: PageChange) =>
        edit((now) => changePage(now, id, settings), `${id} ${Object.keys(settings).join(' ')}`),
      addPage: () => {
        const id = newId()
        const title = Object.fromEntries(languages.slice(0, 1).map((language) => [language, '']))
        edit((now) => addPage(now, chosen().at(-1), { id, title, questions: [] as Question[] }), `add ${id}`)
        choose([id])
      },
      addQuestion: (kind: QuestionKind) => {
        const place = here()
        if (!place) return
        const id = newId()
        const started = { id, currency: body.body.currency, languages }
        edit((now) => addQuestion(now, kind, place, started), `add ${id}`)
        store.setState({ chosen: [id], tab: 'settings', open: 'none' })
      },
      remove: (ids: readonly string[]) => {
        const next = nextChoice(
          latest.current.rows.map(({ id }) => id),
          ids,
        )
        edit((now) => removeItems(now, ids), `remove ${ids.join(' ')}`)
        choose(next === undefined ? [] : [next])
      },
      duplicate: () => put(readClip(clipOf(latest.current.pages, chosen()))),
      paste: put,
      clip: () => (chosen().length > 0 ? clipOf(latest.current.pages, chosen()) : null),
      step: (by: -1 | 1) =>
        edit(
          (now) => chosen().reduce((pagesNow, id) => stepItem(pagesNow, id, by), now),
          `step ${by} ${chosen().join(' ')}`,
        ),
      drop: (ids: readonly string[], to: Place) => edit((now) => moveQuestions(now, ids, to), `move ${ids.join(' ')}`),
      dropPage: (id: string, at: number) => edit((now) => movePage(now, id, at), `move ${id}`),
    }
  }, [store, change, languages, body.body.currency])
  const last = seen.chosen.findLast((id) => pageOf(pages, id))
  return {
    ...{ product, body, whole, settled, problems, drafting, pages, rows, mayEdit, store, acts },
    ...seen,
    /** The one whose settings are shown, and the page that it is on or is. */
    last,
    page: (last === undefined ? undefined : pageOf(pages, last)) ?? pages[0],
    isPage: last !== undefined && isPageId(pages, last),
  }
}

const SETTLED_MS = 350

/** The same a moment after the last key: what takes long to work out does not stand between a key and its letter. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
