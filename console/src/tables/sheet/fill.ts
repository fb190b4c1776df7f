import type { RowChange } from '@coverwright/contract/tables'
import type { Cell } from '@coverwright/rules/pricing'
import { printCell, printTabText } from '@coverwright/rules/tables'
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

export const clearCells = (sheet: Sheet, area: Area): RowChange[] => cellsOf(sheet, area, () => null)

function cellsOf(sheet: Sheet, area: Area, cellFor: (at: number) => Cell): RowChange[] {
  const changes: RowChange[] = []
  for (let row = area.top; row <= area.bottom; row++) {
    const existing = sheet.rowAt(row)
    if (!existing) continue
    for (let at = area.left; at <= area.right; at++) {
      const cell = cellFor(at)
      if (existing.cells[at] !== cell) changes.push({ kind: 'set', row: existing.id, at, cell: cell as never })
    }
  }
  return changes
}

/** Empty rows above or below a row of the table. */
export function insertRows(sheet: Sheet, place: number, where: 'above' | 'below', count: number): RowChange[] {
  const at = where === 'above' ? place - 1 : place
  let after = sheet.rowAtPlace(at)?.id ?? null
  return Array.from({ length: count }, (): RowChange => {
    const id = sheet.newId()
    const change: RowChange = { kind: 'insert', row: id, after, cells: sheet.columns.map(() => null) }
    after = id
    return change
  })
}

export function deleteRows(sheet: Sheet, { bottom, top }: Area): RowChange[] {
  const changes: RowChange[] = []
  for (let row = top; row <= bottom; row++) {
    const existing = sheet.rowAt(row)
    if (existing) changes.push({ kind: 'delete', row: existing.id })
  }
  return changes
}

export function copyArea(sheet: Sheet, { bottom, left, right, top }: Area): string {
  const lines: string[][] = []
  for (let row = top; row <= bottom; row++) {
    const cells = sheet.rowAt(row)?.cells ?? []
    lines.push(sheet.columns.slice(left, right + 1).map((column, at) => printCell(column, cells[left + at])))
  }
  return printTabText(lines)
}
