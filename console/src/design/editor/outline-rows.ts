import type { QuestionKind } from '@coverwright/rules/design/forms'
import { type Language, textIn } from '@coverwright/rules/languages'
import { blocksOn } from './actions/flow-blocks'
import { pageItem, type Pages, type Place } from './actions/places'

/** A line of the outline. Its parts are plain values, so that one that did not change is not drawn again. */
export type OutlineRow = {
  readonly id: string
  readonly depth: 0 | 1 | 2
  readonly kind: QuestionKind | 'page'
  readonly title: string
  readonly count: number
  readonly hasLogic: boolean
  readonly isFolded: boolean
  /** Found by its title or data name, or on the way to what is. */
  readonly place: Place
}

type Look = { readonly language: Language; readonly folded: ReadonlySet<string>; readonly find: string }

/** Pages, their questions and what is in groups, line by line. While something is looked for, only what is found and its page. */
export function outlineRows(pages: Pages, { language, folded, find }: Look): OutlineRow[] {
  const wanted = find.trim().toLowerCase()
  const isFound = (title: string, name = '') => `${title} ${name}`.toLowerCase().includes(wanted)
  return pages.flatMap((page) => {
    const rows: OutlineRow[] = []
    const add = (row: Omit<OutlineRow, 'isFolded'>, name: string) => {
      if (wanted === '' || isFound(row.title, name)) rows.push({ ...row, isFolded: false })
    }
    for (const [at, question] of page.questions.entries()) {
      const { id, kind, dataName } = question
      const inner = question.kind === 'group' ? question.questions : []
      const here = { id, kind, title: textIn(question.title, language), hasLogic: blocksOn(question).length > 0 }
      add({ ...here, depth: 1, count: inner.length, place: { pageId: page.id, at } }, dataName)
      for (const [place, each] of inner.entries())
        add(
          {
            ...{ id: each.id, kind: each.kind, depth: 2, count: 0, title: textIn(each.title, language) },
            hasLogic: blocksOn(each).length > 0,
            place: { pageId: page.id, groupId: id, at: place },
          },
          each.dataName,
        )
    }
    const item = pageItem(page.id)
    const isFolded = wanted === '' && folded.has(item)
    const head: OutlineRow = {
      ...{ id: item, kind: 'page', depth: 0, title: textIn(page.title, language), isFolded },
      ...{ count: page.questions.length, hasLogic: Boolean(page.showIf) },
      place: { pageId: page.id, at: 0 },
    }
    if (wanted !== '' && rows.length === 0 && !isFound(head.title)) return []
    return isFolded ? [head] : [head, ...rows]
  })
}

/** Where what is dropped on a line goes: before it when it comes from below, behind it when it comes from above. */
export function dropPlace(pages: Pages, rows: readonly OutlineRow[], from: number, to: number): Place | undefined {
  const over = rows[to]
  if (!over) return undefined
  const isDown = from < to
  const { place } = over
  if (over.kind === 'page') {
    if (isDown) return { pageId: place.pageId, at: 0 }
    const before = pages[pages.findIndex(({ id }) => id === place.pageId) - 1]
    return before ? { pageId: before.id, at: before.questions.length } : { pageId: place.pageId, at: 0 }
  }
  if (isDown && over.kind === 'group' && rows[from]?.kind !== 'group') return { ...place, groupId: over.id, at: 0 }
  return { ...place, at: place.at + (isDown ? 1 : 0) }
}
