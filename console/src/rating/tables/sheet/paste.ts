import type { RowChange } from '@coverwright/contract/rating/tables'
import type { Cell } from '@coverwright/rules/rating/pricing'
import {
  type CellCode,
  type DecimalMark,
  holdsNumbers,
  sheetNumbers,
  tabRows,
  tabWidths,
} from '@coverwright/rules/rating/tables'
import { cellReader } from './cell-reader'
import type { Area } from './selection'
import type { Sheet } from './sheet'
import { type Pause, slicer } from './slices'

export type PasteProblem = {
  readonly row: number
  readonly column: number
  readonly text: string
  readonly code: CellCode
}

export type Paste =
  | { readonly ok: true; readonly changes: RowChange[]; readonly area: Area }
  | {
      readonly ok: false
      readonly problems: readonly PasteProblem[]
      readonly reason?: 'tooWide' | 'viewed' | 'loading'
    }

/** What the clipboard holds, and how whoever reads here writes decimals. */
export type Pasted = { readonly text: string; readonly html?: string; readonly mark?: DecimalMark }

const MOST_PROBLEMS = 100

/**
 * What pasting a text at an area would change: all of it, or nothing and every cell that does not fit. The text is gone
 * through twice, to know its size and to read it, so that no more of it is held than the cells that come of it.
 */
export async function planPaste(sheet: Sheet, area: Area, pasted: Pasted, pause: Pause = slicer()): Promise<Paste> {
  const { height, width } = await sizeOf(pasted.text, pause)
  if (area.left + width > sheet.columns.length) return { ok: false, problems: [], reason: 'tooWide' }
  const target = targetOf(area, height, width)
  if (target.bottom >= sheet.count && sheet.isViewed) return { ok: false, problems: [], reason: 'viewed' }
  const isMissing = target.bottom >= sheet.count ? !sheet.isWhole : !sheet.isHere(target.top, target.bottom)
  if (isMissing) return { ok: false, problems: [], reason: 'loading' }
  const { lines, problems } = await readLines(sheet, pasted, target, width, pause)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, changes: changesOf(sheet, lines, target), area: target }
}

async function sizeOf(text: string, pause: Pause): Promise<{ height: number; width: number }> {
  let [height, width] = [0, 0]
  for (const cells of tabWidths(text)) {
    height++
    if (cells > width) width = cells
    const wait = pause()
    if (wait) await wait
  }
  return { height, width }
}

/** Row by row, again from its top when it ends; in cells that hold numbers, with all of their digits where they are known. */
function* endless({ html = '', text }: Pasted): Generator<{ words: string[]; numbers: readonly (string | null)[] }> {
  for (;;) {
    const known = sheetNumbers(html)
    for (const words of tabRows(text)) {
      const numbers: readonly (string | null)[] = known?.next().value ?? []
      yield { words, numbers: numbers.length === words.length ? numbers : [] }
    }
  }
}

/** One value fills what is selected; a block is repeated as often as it fits whole, as spreadsheets do. */
function targetOf(area: Area, height: number, width: number): Area {
  const [rows, columns] = [area.bottom - area.top + 1, area.right - area.left + 1]
  const down = rows % height === 0 ? rows : height
  const across = columns % width === 0 ? columns : width
  return { top: area.top, left: area.left, bottom: area.top + down - 1, right: area.left + across - 1 }
}

async function readLines(sheet: Sheet, pasted: Pasted, target: Area, width: number, pause: Pause) {
  const readWord = cellReader(sheet.columns, pasted.mark ?? '.')
  const readNumber = cellReader(sheet.columns, '.')
  const problems: PasteProblem[] = []
  const lines: Cell[][] = []
  const rows = endless(pasted)
  const areNumeric = sheet.columns.map(holdsNumbers)
  for (let row = target.top; row <= target.bottom && problems.length < MOST_PROBLEMS; row++) {
    const { numbers, words } = rows.next().value as { words: string[]; numbers: (string | null)[] }
    const cells: Cell[] = []
    for (let at = target.left; at <= target.right; at++) {
      const place = (at - target.left) % width
      const word = words[place] ?? ''
      const number = areNumeric[at] ? numbers[place] : null
      const cell = typeof number === 'string' ? readNumber(at, number) : readWord(at, word)
      if (cell?.ok) cells.push(cell.cell)
      else if (cell && problems.length < MOST_PROBLEMS) problems.push({ row, column: at, text: word, code: cell.code })
    }
    lines.push(cells)
    const wait = pause()
    if (wait) await wait
  }
  return { lines, problems }
}

/** One rectangle over the rows that are there, one block of those that come. */
function changesOf(sheet: Sheet, lines: readonly Cell[][], target: Area): RowChange[] {
  const changes: RowChange[] = []
  const there: number[] = []
  const over: Cell[][] = []
  const coming: Cell[][] = []
  for (const [index, line] of lines.entries()) {
    const existing = sheet.rowAt(target.top + index)
    if (existing) {
      there.push(existing.id)
      over.push(line)
    } else if (target.top + index >= sheet.count) coming.push(wholeRow(sheet, line, target.left))
  }
  if (there.length > 0) changes.push({ kind: 'setMany', rows: there, at: target.left, cells: over as never })
  if (coming.length > 0) {
    const after = sheet.rowAtPlace(sheet.rowCount - 1)?.id ?? null
    changes.push({ kind: 'insert', rows: coming.map(() => sheet.newId()), after, cells: coming as never })
  }
  return changes
}

function wholeRow(sheet: Sheet, line: Cell[], left: number): Cell[] {
  if (line.length === sheet.columns.length) return line
  const row: Cell[] = sheet.columns.map(() => null)
  for (const [shift, cell] of line.entries()) row[left + shift] = cell
  return row
}
