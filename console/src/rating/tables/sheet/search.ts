import type { RowChange } from '@coverwright/contract/rating/tables'
import type { Cell } from '@coverwright/rules/rating/pricing'
import { findInRow, printCell, readCell, replaceInText, type Search } from '@coverwright/rules/rating/tables'
import type { Sheet } from './sheet'
import { type Pause, slicer } from './slices'

/** A cell that a text stands in, by its place in the view. */
export type Hit = { readonly row: number; readonly column: number }

/** Every cell that holds the text, in reading order. Stops where `isOver` says that nobody waits for it any more. */
export async function searchSheet(
  sheet: Sheet,
  search: Search,
  isOver: () => boolean = () => false,
  pause: Pause = slicer(),
): Promise<Hit[]> {
  const hits: Hit[] = []
  for (let row = 0; row < sheet.count && !isOver(); row++) {
    for (const column of findInRow(sheet.columns, sheet.rowAt(row)?.cells ?? [], search)) hits.push({ row, column })
    const wait = pause()
    if (wait) await wait
  }
  return hits
}

/** Where the next hit from a cell is, around the end; -1 when there is none. */
export function nextHit(hits: readonly Hit[], from: Hit, step: 1 | -1): number {
  const isBeyond = ({ column, row }: Hit) => (row - from.row || column - from.column) * step > 0
  const beyond = step > 0 ? hits.findIndex(isBeyond) : hits.findLastIndex(isBeyond)
  return beyond >= 0 || hits.length === 0 ? beyond : step > 0 ? 0 : hits.length - 1
}

/** Puts another text into these cells. What could not be read afterwards is counted; then nothing is replaced at all. */
export function replacements(sheet: Sheet, hits: readonly Hit[], search: Search, by: string) {
  const byColumn = new Map<number, { rows: number[]; cells: Cell[][] }>()
  let misfits = 0
  let count = 0
  for (const { column: at, row: place } of hits) {
    const [column, row] = [sheet.columns[at], sheet.rowAt(place)]
    const text = column && row && replaceInText(printCell(column, row.cells[at]), search, by)
    if (!column || !row || text === null || text === undefined) continue
    const read = readCell(column, text)
    if (!read.ok) {
      misfits++
      continue
    }
    const own = byColumn.get(at) ?? { rows: [], cells: [] }
    byColumn.set(at, own)
    own.rows.push(row.id)
    own.cells.push([read.cell])
    count++
  }
  const changes = [...byColumn].map(([at, { cells, rows }]): RowChange => ({
    kind: 'setMany',
    rows,
    at,
    cells: cells as never,
  }))
  return { changes: misfits > 0 ? [] : changes, count, misfits }
}
