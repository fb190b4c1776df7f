import type { CellSight } from './column-profile'
import type { Grid } from './grid'
import { plainText } from './plain-text'
import type { RegionEdges, Span } from './region'
import { isBlank, RowKinds } from './row-kind'
import { isNumeric } from './row-look'
import { cellText } from './sheet'

const COMPARED_ROWS = 60

/**
 * Headings between the rates of a table: where the keys below one come again below the next, the heading is a key
 * itself, and each part is a block of its own. Otherwise headings only part the rows, and the table stays one.
 */
export function splitSections(grid: Grid, edges: RegionEdges, sight: CellSight): RegionEdges[] {
  const headings = headingsIn(grid, edges, sight)
  if (headings.length === 0) return [edges]
  const { body } = edges
  const startsWithOne = headings[0] === body.from
  const starts = startsWithOne ? headings : [body.from - 1, ...headings]
  const parts = starts.map((heading, place): RegionEdges => {
    const next = starts[place + 1]
    const to = next === undefined ? body.to : next - 1
    const section = place > 0 || startsWithOne ? heading : null
    return { ...edges, section, body: { from: heading + 1, to }, notes: next === undefined ? edges.notes : null }
  })
  const filled = parts.filter(({ body: { from, to } }) => hasRates(grid, { from, to }))
  const [first, second] = filled
  if (filled.length === 1 && first && startsWithOne) return [first]
  return first && second && keysRepeat(grid, edges, first.body, second.body, sight) ? filled : [edges]
}

function headingsIn(grid: Grid, edges: RegionEdges, sight: CellSight): number[] {
  const kinds = new RowKinds(grid, edges, sight)
  const rows: number[] = []
  for (let at = edges.body.from; at <= edges.body.to; at++) {
    const row = grid.row(at)
    if (row && kinds.of(row) === 'heading') rows.push(at)
  }
  return rows
}

const hasRates = (grid: Grid, { from, to }: Span) => {
  for (let at = from; at <= to; at++) if (grid.row(at)) return true
  return false
}

const LOOKED_FOR_WITHIN = 400

/** A text alone in its row, over a key that comes again under another such text: the title of the first of several blocks. */
export function titlesBlock(grid: Grid, left: number, at: number): boolean {
  const isAlone = (row: number) => {
    const cells = grid.row(row)?.cells ?? []
    return typeof cells[left] === 'string' && cells.every((cell, column) => column === left || isBlank(cell))
  }
  const keyUnder = (row: number) => plainText(cellText(grid.shown(row + 1, left)))
  const [title, key] = [plainText(cellText(grid.shown(at, left))), keyUnder(at)]
  if (!isAlone(at) || key === '') return false
  for (let row = at + 2; row < Math.min(grid.rowCount, at + LOOKED_FOR_WITHIN); row++)
    if (isAlone(row) && keyUnder(row) === key && plainText(cellText(grid.shown(row, left))) !== title) return true
  return false
}

/** Whether some customer is in both: then only what stands above the rows tells them apart. */
export function keysRepeat(
  grid: Grid,
  { left, right }: Pick<RegionEdges, 'left' | 'right'>,
  one: Span,
  other: Span,
  sight: CellSight,
): boolean {
  const keys = (span: Span) => {
    const found = new Set<string>()
    for (let at = span.from; at <= Math.min(span.to, span.from + COMPARED_ROWS); at++)
      if (grid.row(at)) found.add(keyOf(grid, at, left, right, sight))
    return found
  }
  const before = keys(one)
  return [...keys(other)].some((key) => key !== '' && before.has(key))
}

/** What stands in front of the first figure. */
function keyOf(grid: Grid, row: number, left: number, right: number, sight: CellSight): string {
  const parts = [plainText(cellText(grid.shown(row, left)))]
  for (let at = left + 1; at <= right; at++) {
    const cell = grid.shown(row, at)
    const { kind } = sight.of(cell)
    if (isNumeric(kind) && kind !== 'band' && kind !== 'dateBand') break
    parts.push(plainText(cellText(cell)))
  }
  return parts.join('|').toLowerCase()
}
