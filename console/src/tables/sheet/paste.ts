import type { RowChange } from '@coverwright/contract/tables'
import type { Cell } from '@coverwright/rules/pricing'
import { type CellCode, parseTabText, readCell } from '@coverwright/rules/tables'
import type { Area } from './selection'
import type { Sheet } from './sheet'

export type PasteProblem = {
  readonly row: number
  readonly column: number
  readonly text: string
  readonly code: CellCode
}

export type Paste =
  | { readonly ok: true; readonly changes: RowChange[]; readonly area: Area }
  | { readonly ok: false; readonly problems: readonly PasteProblem[]; readonly reason?: 'tooWide' | 'viewed' }

const MOST_PROBLEMS = 100

/** What pasting a text at an area would change: all of it, or nothing and every cell that does not fit. */
export function planPaste(sheet: Sheet, area: Area, text: string): Paste {
  const texts = parseTabText(text)
  const [height, width] = [texts.length, Math.max(...texts.map((row) => row.length))]
  if (area.left + width > sheet.columns.length) return { ok: false, problems: [], reason: 'tooWide' }
  const target = targetOf(area, height, width)
  if (target.bottom >= sheet.count && sheet.isViewed) return { ok: false, problems: [], reason: 'viewed' }
  const problems: PasteProblem[] = []
  const changes: RowChange[] = []
  let last = sheet.rowAtPlace(sheet.rowCount - 1)?.id ?? null
  for (let row = target.top; row <= target.bottom; row++) {
    const line = texts[(row - target.top) % height] ?? []
    const cells = readLine(sheet, line, row, target, width, problems)
    const existing = sheet.rowAt(row)
    if (existing)
      changes.push(
        ...cells.map(({ at, cell }): RowChange => ({ kind: 'set', row: existing.id, at, cell: cell as never })),
      )
    else {
      const id = sheet.newId()
      changes.push({ kind: 'insert', row: id, after: last, cells: wholeRow(sheet, cells) as never })
      last = id
    }
    if (problems.length >= MOST_PROBLEMS) break
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, changes, area: target }
}

/** One value fills what is selected; a block is repeated as often as it fits whole, as spreadsheets do. */
function targetOf(area: Area, height: number, width: number): Area {
  const [rows, columns] = [area.bottom - area.top + 1, area.right - area.left + 1]
  const down = rows % height === 0 ? rows : height
  const across = columns % width === 0 ? columns : width
  return { top: area.top, left: area.left, bottom: area.top + down - 1, right: area.left + across - 1 }
}

type Placed = { at: number; cell: Cell }

function readLine(
  sheet: Sheet,
  line: readonly string[],
  row: number,
  { left, right }: Area,
  width: number,
  problems: PasteProblem[],
): Placed[] {
  const placed: Placed[] = []
  for (let at = left; at <= right; at++) {
    const column = sheet.columns[at]
    const text = line[(at - left) % width] ?? ''
    if (!column) continue
    const read = readCell(column, text)
    if (read.ok) placed.push({ at, cell: read.cell })
    else if (problems.length < MOST_PROBLEMS) problems.push({ row, column: at, text, code: read.code })
  }
  return placed
}

const wholeRow = (sheet: Sheet, placed: readonly Placed[]): Cell[] =>
  sheet.columns.map((_, at) => placed.find((one) => one.at === at)?.cell ?? null)
