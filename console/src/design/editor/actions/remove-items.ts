import { allLists, changing } from './change-lists'
import { pageItem, type Pages } from './places'

/** Without these pages and questions, and without what is on or in them. */
export function removeItems(pages: Pages, ids: readonly string[]): Pages {
  const gone = new Set(ids)
  return changing(pages, (draft) => {
    for (const list of allLists(draft))
      for (let at = list.length - 1; at >= 0; at--) if (gone.has(list[at]?.id ?? '')) list.splice(at, 1)
    for (let at = draft.length - 1; at >= 0; at--) if (gone.has(pageItem(draft[at]?.id ?? ''))) draft.splice(at, 1)
  })
}

/** What is chosen next once these are gone: the one behind them, else the one before, else the page. */
export function nextChoice(order: readonly string[], gone: readonly string[]): string | undefined {
  const isGone = new Set(gone)
  const last = Math.max(...gone.map((id) => order.indexOf(id)))
  const behind = order.slice(last + 1).find((id) => !isGone.has(id))
  return behind ?? order.slice(0, last).findLast((id) => !isGone.has(id))
}
