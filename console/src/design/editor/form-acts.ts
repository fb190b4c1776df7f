import type { Question, QuestionKind } from '@coverwright/rules/design/forms'
import type { Language } from '@coverwright/rules/languages'
import { changePage, changeQuestion, type PageChange, type QuestionChange } from './actions/change-item'
import { clipOf, readClip } from './actions/clipboard'
import { addPage, addQuestion, paste } from './actions/insert-items'
import { movePage, moveQuestions, stepItem } from './actions/move-items'
import { pageItem, pageOf, type Pages, type Place, placeAfter } from './actions/places'
import { nextChoice, removeItems } from './actions/remove-items'
import type { EditorStore } from './editor-store'
import type { OutlineRow } from './outline-rows'

type Now = { readonly pages: Pages; readonly rows: readonly OutlineRow[]; readonly mayEdit: boolean }
type Parts = {
  store: EditorStore
  change: (next: (pages: Pages) => Pages, name: string) => void
  /** As it is when something is done, which may be long after these were made. */
  latest: () => Now
  languages: readonly Language[]
  currency: string
}

/** Everything that can be done to a form, each a step that can be taken back; what it makes is chosen. */
export function formActs({ store, change, latest, languages, currency }: Parts) {
  const choose = (chosen: readonly string[]) => store.setState({ chosen })
  const edit = (next: (pages: Pages) => Pages, name: string) => latest().mayEdit && change(next, name)
  const chosen = () => store.getState().chosen.filter((id) => pageOf(latest().pages, id))
  const newId = () => crypto.randomUUID()
  const here = () => placeAfter(latest().pages, chosen().at(-1))
  const put = (text: string | ReturnType<typeof readClip>, place = here()) => {
    const clip = typeof text === 'string' ? readClip(text) : text
    if (!clip || !latest().mayEdit) return 0
    const made = paste(latest().pages, clip, place, newId)
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
      choose([pageItem(id)])
    },
    addQuestion: (kind: QuestionKind, place = here()) => {
      if (!place) return
      const id = newId()
      const started = { id, currency: currency, languages }
      edit((now) => addQuestion(now, kind, place, started), `add ${id}`)
      store.setState({ chosen: [id], tab: 'settings', open: 'none', pane: 'panel', added: id })
    },
    remove: (ids: readonly string[]) => {
      const next = nextChoice(
        latest().rows.map(({ id }) => id),
        ids,
      )
      edit((now) => removeItems(now, ids), `remove ${ids.join(' ')}`)
      choose(next === undefined ? [] : [next])
    },
    duplicate: () => put(readClip(clipOf(latest().pages, chosen()))),
    paste: put,
    clip: () => (chosen().length > 0 ? clipOf(latest().pages, chosen()) : null),
    step: (by: -1 | 1) =>
      edit(
        (now) => chosen().reduce((pagesNow, id) => stepItem(pagesNow, id, by), now),
        `step ${by} ${chosen().join(' ')}`,
      ),
    // Each drop is taken back by itself, however soon the next one comes.
    drop: (ids: readonly string[], to: Place) => edit((now) => moveQuestions(now, ids, to), `drop ${newId()}`),
    dropPage: (id: string, at: number) => edit((now) => movePage(now, id, at), `drop ${newId()}`),
  }
}
