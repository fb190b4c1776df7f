import type { RowChange } from '@coverwright/contract/rating/tables'
import type { Cell } from '@coverwright/rules/rating/pricing'
import type { Area } from './selection'
import type { Sheet } from './sheet'

/** The first selected row into those below it; a single row takes what stands above. */
export function fillDown(sheet: Sheet, area: Area): RowChange[] {
  const isSingle = area.top === area.bottom
  const from = sheet.rowAt(isSingle ? area.top - 1 : area.top)
  if (!from) return []
  const first = isSingle ? area.top : area.top + 1
  return cellsOf(sheet, { ...area, top: first }, (at) => from.cells[at] ?? null)
}

/** What is selected, repeated down or up to a row: the way of the handle at its corner. */
export function fillTo(sheet: Sheet, area: Area, edge: number): RowChange[] {
  const height = area.bottom - area.top + 1
  const lines = Array.from({ length: height }, (_, line) => sheet.rowAt(area.top + line)?.cells ?? [])
  const over = edge > area.bottom ? { top: area.bottom + 1, bottom: edge } : { top: edge, bottom: area.top - 1 }
  const lineOf = (row: number) => (((row - area.top) % height) + height) % height
  return cellsOf(sheet, { ...area, ...over }, (at, row) => lines[lineOf(row)]?.[at] ?? null)
}

/** How far down the cells beside an area are filled. */
export function fillReach(sheet: Sheet, { bottom, left, right }: Area): number {
  const isFilled = (row: number) => [left - 1, right + 1].some((at) => (sheet.rowAt(row)?.cells[at] ?? null) !== null)
  let reach = bottom
  while (reach + 1 < sheet.count && isFilled(reach + 1)) reach++
  return reach
}

export const clearCells = (sheet: Sheet, area: Area): RowChange[] => cellsOf(sheet, area, () => null)

/** One rectangle, without the rows that hold it already. */
export function cellsOf(sheet: Sheet, area: Area, cellFor: (at: number, row: number) => Cell): RowChange[] {
  const rows: number[] = []
  const cells: Cell[][] = []
  for (let row = area.top; row <= area.bottom; row++) {
    const existing = sheet.rowAt(row)
    if (!existing) continue
    const line: Cell[] = []
    for (let at = area.left; at <= area.right; at++) line.push(cellFor(at, row))
    if (line.every((cell, index) => existing.cells[area.left + index] === cell)) continue
    rows.push(existing.id)
    cells.push(line)
  }
  return rows.length === 0 ? [] : [{ kind: 'setMany', rows, at: area.left, cells: cells as never }]
}

/** Empty rows above or below a row of the table. */
export function insertRows(sheet: Sheet, place: number, where: 'above' | 'below', count: number): RowChange[] {
  const after = sheet.rowAtPlace(where === 'above' ? place - 1 : place)?.id ?? null
  const rows = Array.from({ length: count }, () => sheet.newId())
  return [{ kind: 'insert', rows, after, cells: rows.map(() => sheet.columns.map(() => null)) }]
}

export function deleteRows(sheet: Sheet, { bottom, top }: Area): RowChange[] {
  const rows: number[] = []
  for (let row = top; row <= bottom; row++) {
    const existing = sheet.rowAt(row)
    if (existing) rows.push(existing.id)
  }
  return rows.length === 0 ? [] : [{ kind: 'delete', rows }]
}
