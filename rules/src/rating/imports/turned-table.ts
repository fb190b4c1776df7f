import type { RegionEdges } from './region'
import { Grid } from './grid'
import type { Sheet, SheetCell, SheetRow } from './sheet'

/**
 * A table that lies on its side, set upright: the cell in row r and column c stands in row c and column r. Its first
 * column is its header, and every other column one of its rows.
 */
export function turnedTable(sheet: Sheet, edges: RegionEdges): { sheet: Sheet; edges: RegionEdges } {
  const grid = new Grid(sheet)
  const { left, right, body } = edges
  const top = edges.header?.from ?? body.from
  const rows: SheetRow[] = []
  for (let column = left; column <= right; column++) {
    const cells: SheetCell[] = Array.from({ length: top }, () => null)
    for (let row = top; row <= body.to; row++) cells.push(grid.shown(row, column))
    rows.push({ at: column, cells })
  }
  return {
    sheet: { ...sheet, rows, merges: [] },
    edges: {
      left: top,
      right: body.to,
      titles: null,
      header: { from: left, to: left },
      body: { from: left + 1, to: right },
      notes: null,
    },
  }
}

/** From where to where its columns are counted. */
export const columnSpan = ({ left, right, header, body, isTurned }: RegionEdges): { left: number; right: number } =>
  isTurned ? { left: header?.from ?? body.from, right: body.to } : { left, right }
