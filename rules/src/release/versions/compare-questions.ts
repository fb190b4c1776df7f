import { type Say, question, page as pageThing, titleOf } from './body-things'
import { compareThing, itemsOf } from './compare-things'
import type { Difference } from './difference'
import { type Item, keyed, movedItems } from './matched-items'

/** Where a question stands: on a page, or in a group of questions on one. */
type Placed = { readonly item: Item; readonly home: string; readonly page: number; readonly homeTitle: string }

/** Questions over all pages and groups: one that went from a page to another moved, and was not made anew. */
export function compareQuestions(before: readonly Item[], after: readonly Item[], say: Say): Difference[] {
  const [was, is] = [placedIn(before, say), placedIn(after, say)]
  const titled = ({ item, homeTitle }: Placed) => ({
    thing: 'question' as const,
    title: titleOf(item, question, say),
    within: homeTitle,
  })
  const found: Difference[] = []
  for (const [key, placed] of is) {
    const old = was.get(key)
    if (!old) {
      found.push({ how: 'added', ...titled(placed) })
      continue
    }
    const [from, to] = [withoutInner(old.item), withoutInner(placed.item)]
    found.push(...compareThing(from, to, question, say, placed.homeTitle), ...groupAppears(old, placed, titled))
    if (old.home !== placed.home)
      found.push({ how: 'moved', ...titled(old), into: { number: placed.page, title: placed.homeTitle } })
  }
  for (const [key, placed] of was) if (!is.has(key)) found.push({ how: 'removed', ...titled(placed) })
  return [...found, ...reordered(was, is, titled, say)]
}

/** Questions inside are placed by themselves; only that it can hold any is the question's own. */
const withoutInner = ({ questions: _inner, ...item }: Item): Item => item

function groupAppears(old: Placed, now: Placed, titled: (placed: Placed) => Pick<Difference, 'thing' | 'title'>) {
  const isOther = (old.item['questions'] === undefined) !== (now.item['questions'] === undefined)
  return isOther ? [{ how: 'changed' as const, ...titled(now), field: 'questions' }] : []
}

function placedIn(pages: readonly Item[], say: Say): Map<string, Placed> {
  const placed: Placed[] = []
  for (const [at, [key, page]] of [...keyed(pages, 'id')].entries()) {
    const home = { home: key, page: at + 1, homeTitle: titleOf(page, pageThing, say) }
    for (const item of itemsOf(page['questions'])) {
      placed.push({ item, ...home })
      const group = { home: `\u0001${String(item['id'])}`, page: at + 1, homeTitle: titleOf(item, question, say) }
      for (const inner of itemsOf(item['questions'])) placed.push({ item: inner, ...group })
    }
  }
  const byItem = new Map(placed.map((each) => [each.item, each]))
  const items = keyed(
    placed.map(({ item }) => item),
    'id',
  )
  return new Map([...items].map(([key, item]) => [key, byItem.get(item) as Placed]))
}

/** Of those that stayed on their page, the ones that stand elsewhere on it. */
function reordered(
  was: ReadonlyMap<string, Placed>,
  is: ReadonlyMap<string, Placed>,
  titled: (placed: Placed) => Pick<Difference, 'thing' | 'title' | 'within'>,
  say: Say,
): Difference[] {
  const stayed = [...was].flatMap(([key, { home }]) => {
    const now = is.get(key)
    return now?.home === home ? [now] : []
  })
  const homes = new Set([...is.values()].map(({ home }) => home))
  return [...homes].flatMap((home) => {
    const all = [...is.values()].filter((placed) => placed.home === home)
    const ordered = stayed.filter((placed) => placed.home === home)
    return movedItems(ordered, all).map(({ item, behind }): Difference => ({
      ...{ how: 'moved', ...titled(item) },
      behind: behind ? titleOf(behind.item, question, say) : '',
    }))
  })
}
