import { type Say, type Thing, titleOf } from './body-things'
import { compareFields, type Head } from './compare-fields'
import type { Difference } from './difference'
import { type Item, matchItems } from './matched-items'

/** The same list of things before and after, with everything inside them. */
export function compareThings(before: unknown, after: unknown, thing: Thing, say: Say, within?: string): Difference[] {
  const matched = matchItems(itemsOf(before), itemsOf(after), thing.key)
  const headOf = headsOf(thing, say, within)
  return [
    ...matched.stayed.flatMap((pair) => compareThing(pair.before, pair.after, thing, say, within)),
    ...matched.removed.map((item): Difference => ({ how: 'removed', ...headOf(item) })),
    ...matched.added.map((item): Difference => ({ how: 'added', ...headOf(item) })),
    ...matched.moved.map(({ item, behind }): Difference => ({
      ...{ how: 'moved', ...headOf(item) },
      behind: behind ? titleOf(behind, thing, say) : '',
    })),
  ]
}

export function compareThing(before: Item, after: Item, thing: Thing, say: Say, within?: string): Difference[] {
  const head = headsOf(thing, say, within)(after)
  const lists = Object.entries(thing.lists ?? {})
  return [
    ...compareFields(
      before,
      after,
      head,
      lists.map(([name]) => name),
    ),
    ...lists.flatMap(([name, inner]) => compareLists(before[name], after[name], inner, say, head, name)),
  ]
}

/** One list of a thing; that it is there at all, without anything in it, is a difference as well. */
export function compareLists(before: unknown, after: unknown, thing: Thing, say: Say, head: Head, field: string) {
  const found = compareThings(before, after, thing, say, head.title)
  const isOther = found.length === 0 && (before === undefined) !== (after === undefined)
  return isOther ? [{ how: 'changed' as const, ...head, field }] : found
}

export const itemsOf = (list: unknown): readonly Item[] => (Array.isArray(list) ? (list as Item[]) : [])

const headsOf =
  (thing: Thing, say: Say, within?: string) =>
  (item: Item): Head => ({ thing: thing.kind, title: titleOf(item, thing, say), ...(within ? { within } : {}) })
