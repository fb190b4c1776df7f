import type { SheetRow } from './sheet-row'

export type RowList = readonly (SheetRow | undefined)[]

/** The list with a block after a place, in one pass; -1 is before all. */
export function withBlock(list: RowList, place: number, rows: readonly SheetRow[]): (SheetRow | undefined)[] {
  return list.slice(0, place + 1).concat(rows, list.slice(place + 1))
}

export const withoutPlaces = (list: RowList, places: ReadonlySet<number>): (SheetRow | undefined)[] =>
  list.filter((_, place) => !places.has(place))

/** A view after a block came: it shows the rows that it showed. */
export const viewWithBlock = (view: Int32Array, place: number, count: number): Int32Array =>
  view.map((shown) => (place < shown ? shown + count : shown))

/** A view after rows went: it shows those that are left of what it showed. */
export function viewWithoutPlaces(view: Int32Array, places: ReadonlySet<number>): Int32Array {
  const sorted = Int32Array.from(places).sort()
  return view.filter((shown) => !places.has(shown)).map((shown) => shown - countBelow(sorted, shown))
}

function countBelow(sorted: Int32Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
