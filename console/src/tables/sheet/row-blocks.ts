import type { SheetRow } from './sheet'

export type RowList = readonly (SheetRow | undefined)[]

/** Rows that come after a place, in their order; -1 is before all. */
export type Block = { readonly place: number; readonly rows: SheetRow[] }

type Coming = { readonly row: SheetRow; readonly after: number | null }

/** Sorts rows that come into blocks by the row they come after, which may be one of themselves. */
export function blocksOf(coming: readonly Coming[], placeOf: (id: number) => number): Block[] {
  const byPlace = new Map<number, SheetRow[]>()
  const byRow = new Map<number, SheetRow[]>()
  for (const { after, row } of coming) {
    let block = after === null ? undefined : byRow.get(after)
    if (block) {
      const at = block.at(-1)?.id === after ? block.length : block.findIndex(({ id }) => id === after) + 1
      block.splice(at, 0, row)
    } else {
      const place = after === null ? -1 : placeOf(after)
      block = byPlace.get(place) ?? []
      byPlace.set(place, block)
      block.unshift(row)
    }
    byRow.set(row.id, block)
  }
  return [...byPlace].map(([place, rows]) => ({ place, rows })).sort((one, other) => one.place - other.place)
}

/** One pass over the list, however many rows come. */
export function withBlocks(list: RowList, blocks: readonly Block[]): (SheetRow | undefined)[] {
  const parts: RowList[] = []
  let from = 0
  for (const { place, rows } of blocks) {
    parts.push(list.slice(from, place + 1), rows)
    from = place + 1
  }
  parts.push(list.slice(from))
  return parts.flat()
}

export const withoutPlaces = (list: RowList, places: ReadonlySet<number>): (SheetRow | undefined)[] =>
  list.filter((_, place) => !places.has(place))

/** A view after blocks came: it shows the rows that it showed. */
export function viewWithBlocks(view: Int32Array, blocks: readonly Block[]): Int32Array {
  return view.map((shown) => blocks.reduce((sum, { place, rows }) => (place < shown ? sum + rows.length : sum), shown))
}

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
