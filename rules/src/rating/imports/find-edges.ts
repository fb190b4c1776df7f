import type { CellSight } from './column-profile'
import { readDateText } from './date-text'
import type { Block } from './find-blocks'
import { titlesBlock } from './find-sections'
import type { Grid } from './grid'
import { readNumberText } from './number-text'
import type { RegionEdges } from './region'
import { RowKinds } from './row-kind'
import { lookAtRow, readsAsNote, type RowLook } from './row-look'
import { cellText, type SheetCell } from './sheet'
import { headerSense } from './synonyms'

/** Header rows are looked for among the first of a block. */
const HEADER_WITHIN = 15
const MAX_HEADER_ROWS = 3

/**
 * The table in a block: where its header is, where its rates begin and end; null when there is none. A first row that
 * reads like the rates of the table above is no header.
 */
export function findEdges(
  grid: Grid,
  block: Block,
  sight: CellSight,
  isMoreOf: (row: number) => boolean = () => false,
): RegionEdges | null {
  const { left, right } = block
  const look = (at: number) => lookAtRow(grid, at, left, right, sight)
  const width = usualWidth(block, look)
  if (width < 2) return null
  const first = firstFullRow(block, look, width)
  if (first === null) return null
  const header = isMoreOf(first) ? null : headerAt(grid, block, first, sight)
  const start = header ? header.to + 1 : first
  if (start > block.bottom) return null
  const end = bodyEnd(grid, block, header, start, sight)
  if (end < start) return null
  const headerTop = header?.from ?? start
  return {
    ...trimColumns(grid, block, headerTop, end, sight),
    titles: headerTop > block.top ? { from: block.top, to: headerTop - 1 } : null,
    header,
    body: { from: start, to: end },
    notes: notesAfter(end, block.bottom, look),
  }
}

/** From the first to the last row with something in it: beside a longer table there may be nothing. */
function notesAfter(end: number, bottom: number, look: (at: number) => RowLook): { from: number; to: number } | null {
  let to = bottom
  while (to > end && look(to).shown === 0) to--
  let from = end + 1
  while (from < to && look(from).shown === 0) from++
  return to > end ? { from, to } : null
}

/** How many cells the fuller rows have. */
function usualWidth(block: Block, look: (at: number) => RowLook): number {
  const step = Math.max(1, Math.floor((block.bottom - block.top) / 200))
  const widths: number[] = []
  for (let at = block.top; at <= block.bottom; at += step) {
    const row = look(at)
    if (row.written >= 2) widths.push(row.shown)
  }
  widths.sort((a, b) => a - b)
  return widths[Math.floor(widths.length * 0.75)] ?? 0
}

function firstFullRow(block: Block, look: (at: number) => RowLook, width: number): number | null {
  for (let at = block.top; at <= Math.min(block.bottom, block.top + HEADER_WITHIN); at++) {
    const row = look(at)
    if (row.written >= 2 && row.shown >= Math.max(2, width * 0.6)) return at
  }
  return null
}

/** The rows of labels around the first full row; null when the table has none. */
function headerAt(grid: Grid, block: Block, first: number, sight: CellSight): { from: number; to: number } | null {
  const isLabels = (at: number) => at <= block.bottom && readsAsLabels(grid, block, at, sight)
  if (!isLabels(first)) return null
  let to = first
  while (to - first + 1 < MAX_HEADER_ROWS && isLabels(to + 1) && belongsAbove(grid, block, to, sight)) to++
  let from = first
  if (first > block.top && namesPart(grid, block, first - 1, sight)) from = first - 1
  return { from, to }
}

/** A row of labels: words only, or words and then numbers or bands that a table is written across by. */
function readsAsLabels(grid: Grid, block: Block, at: number, sight: CellSight): boolean {
  const kinds = kindsIn(grid, block, at, sight)
  const filled = kinds.filter((kind) => kind !== 'empty')
  if (filled.length === 0) return false
  if (filled.every((kind) => kind === 'text' || kind === 'any' || kind === 'yesNo')) return filled.includes('text')
  return isAcross(grid, block, at, kinds, sight)
}

const LABEL_NUMBERS = ['band', 'number', 'percent', 'money', 'date', 'dateBand']

/** The cells from some column on are bands or whole numbers that differ, over columns of rates; words may follow. */
function isAcross(grid: Grid, block: Block, at: number, kinds: readonly string[], sight: CellSight): boolean {
  const isLabel = (kind: string) => LABEL_NUMBERS.includes(kind)
  const start = kinds.findIndex(isLabel)
  const end = kinds.findLastIndex(isLabel) + 1
  const [before, labels, behind] = [kinds.slice(0, start), kinds.slice(start, end), kinds.slice(end)]
  if (start < 1 || labels.length < 2 || !labels.every(isLabel) || before.some(isLabel)) return false
  const isBands = labels.some((kind) => kind === 'band' || kind === 'dateBand')
  const under = ratesUnder(grid, block, at, start, sight)
  const below = under.slice(start, end)
  if (areWordsOverFigures(before, under)) return true
  if (!below.some(isLabel) || below.some((kind) => kind === 'band' || kind === 'text')) return false
  const areWordsOver = before.every((kind, place) => isWordOver(kind, under[place]))
  // A row of rates may end with a remark, too: 'Remarks' itself, or words over a figure, are a heading.
  const isRemark = (kind: string, place: number) =>
    kind === 'empty' ||
    (kind === 'text' &&
      (FIGURES.includes(under[end + place] ?? '') ||
        headerSense(cellText(grid.shown(at, block.left + end + place))) !== null))
  if (behind.length > 0 && !areWordsOver && !behind.every(isRemark)) return false
  if (isBands) return true
  const isNamed = before.includes('text') || isUnderLabels(grid, block, at, before, sight)
  if (!isNamed) return false
  if (areDaysOverFigures(labels, below)) return true
  const way = orderOf(grid, block.left + start, block.left + end - 1, at, sight)
  // The largest first: so do rates fall, too. A word over bands or figures tells that this is not one of their rows.
  return way === 'up' || (way === 'down' && areWordsOver)
}

const isWordOver = (kind: string, under: string | undefined) => kind === 'text' && LABEL_NUMBERS.includes(under ?? '')

const FIGURES = ['number', 'percent', 'money']

/** The days from which figures hold, in whatever order: sheets that are kept for years have the newest first. */
const areDaysOverFigures = (labels: readonly string[], below: readonly string[]) =>
  labels.every((kind) => kind === 'date') && below.every((kind) => FIGURES.includes(kind))

/** Two words and more, each over a figure: no row of rates begins so, whatever stands behind ('1 claim', '2 claims'). */
const areWordsOverFigures = (before: readonly string[], under: readonly string[]) =>
  before.length > 1 &&
  before.every((kind) => kind === 'text') &&
  before.filter((_, place) => FIGURES.includes(under[place] ?? '')).length > 1

/** Its own first cells are empty, since the row of words above it names them. */
function isUnderLabels(grid: Grid, block: Block, at: number, before: readonly string[], sight: CellSight): boolean {
  if (at <= block.top || !before.every((kind) => kind === 'empty')) return false
  const above = kindsIn(grid, block, at - 1, sight)
  return above[0] === 'text' && above.every((kind) => kind === 'text' || kind === 'empty')
}

/** Whole numbers or days, each larger than the one before it, or each smaller. */
function orderOf(grid: Grid, left: number, right: number, at: number, sight: CellSight): 'up' | 'down' | null {
  const numbers: number[] = []
  for (let column = left; column <= right; column++) {
    const cell = grid.written(at, column)
    if (sight.of(cell).isWhole === false) return null
    numbers.push(placeOf(cell))
  }
  const isEach = (holds: (one: number, before: number) => boolean) =>
    numbers.every((one, place) => place === 0 || holds(one, numbers[place - 1] as number))
  return isEach((one, before) => one > before) ? 'up' : isEach((one, before) => one < before) ? 'down' : null
}

/** Days are in order by their date, all others by their number. */
function placeOf(cell: SheetCell): number {
  if (typeof cell === 'object' && cell && 'number' in cell) return Number(cell.number)
  if (typeof cell === 'object' && cell && 'date' in cell) return Date.parse(cell.date)
  const day = typeof cell === 'string' ? readDateText(cell, 'dmy') : null
  return day ? Date.parse(day.date) : Number(readNumberText(String(cell), 'point')?.number ?? NaN)
}

const kindsIn = (grid: Grid, block: Block, at: number, sight: CellSight): string[] =>
  Array.from(
    { length: block.right - block.left + 1 },
    (_, place) => sight.of(ownCell(grid, at, block.left + place)).kind,
  )

/** The next row of rates from some column on: 'Refer' in place of one is no word, and a second row of labels is not meant. */
function ratesUnder(grid: Grid, block: Block, at: number, start: number, sight: CellSight): string[] {
  const kindsAt = (row: number) =>
    kindsIn(grid, block, row, sight).map((kind, place) =>
      place >= start && sight.of(ownCell(grid, row, block.left + place)).isNoRate ? 'any' : kind,
    )
  const rows = Array.from({ length: Math.min(block.bottom - at, HEADER_WITHIN) }, (_, place) => at + 1 + place)
  const isUnpriced = (kinds: readonly string[]) =>
    kinds.slice(start).includes('any') && kinds.slice(start).every((kind) => kind === 'any' || kind === 'empty')
  // What is matched down may be named in the second row of labels, where the first has nothing over it.
  const isNamedBelow = kindsIn(grid, block, at, sight)[0] === 'empty'
  const isLabels = (kinds: readonly string[], place: number) =>
    (kinds[0] === 'empty' || (isNamedBelow && place === 0)) &&
    kinds.slice(start).every((kind) => kind === 'text' || kind === 'yesNo')
  return rows.map(kindsAt).find((kinds, place) => !isUnpriced(kinds) && !isLabels(kinds, place)) ?? kindsAt(at + 1)
}

/** What is under a cell merged downwards is that cell's, not this row's. */
const ownCell = (grid: Grid, at: number, column: number) => {
  const merge = grid.mergeAt(at, column)
  return merge && merge.top < at ? null : grid.shown(at, column)
}

/** Whether the row below says more of this one: it parts merged labels, fills its gaps, or names units. */
function belongsAbove(grid: Grid, block: Block, at: number, sight: CellSight): boolean {
  if (titlesBlock(grid, block.left, at + 1)) return false
  const [upper, lower] = [kindsIn(grid, block, at, sight), kindsIn(grid, block, at + 1, sight)]
  const merged = upper.some((_, place) => {
    const merge = grid.mergeAt(at, block.left + place)
    return merge !== null && (merge.right > merge.left || merge.bottom > at)
  })
  if (merged) return true
  const fillsGap = upper.some((kind, place) => kind === 'empty' && lower[place] !== 'empty')
  const leavesGap = lower.some((kind, place) => kind === 'empty' && upper[place] !== 'empty')
  return (fillsGap && leavesGap) || isUnits(grid, block, at + 1)
}

const isUnits = (grid: Grid, block: Block, at: number): boolean => {
  const cells = Array.from({ length: block.right - block.left + 1 }, (_, place) =>
    grid.written(at, block.left + place),
  ).filter((cell) => cell !== null)
  return (
    cells.length > 0 && cells.every((cell) => typeof cell === 'string' && /^\s*[([（].{1,20}[)\]）]\s*$/.test(cell))
  )
}

/** The row above is part of the header when it names some of the columns, not all: else it is a title. */
function namesPart(grid: Grid, block: Block, at: number, sight: CellSight): boolean {
  const row = lookAtRow(grid, at, block.left, block.right, sight)
  const bands = kindsIn(grid, block, at, sight).filter((kind) => kind === 'band').length
  if (row.numbers > bands || row.texts + bands === 0) return false
  const merges = Array.from({ length: block.right - block.left + 1 }, (_, place) =>
    grid.mergeAt(at, block.left + place),
  ).filter((merge) => merge !== null)
  const spansAll = merges.some((merge) => merge.left <= block.left && merge.right >= block.right - 1)
  return !spansAll && (row.written >= 2 || merges.some((merge) => merge.left > block.left && merge.right > merge.left))
}

/** Up to the last row that is a rate; below words about the table only what gives a figure is one. */
function bodyEnd(
  grid: Grid,
  block: Block,
  header: { from: number; to: number } | null,
  start: number,
  sight: CellSight,
): number {
  const { bottom, left, right } = block
  const kinds = new RowKinds(grid, { left, right, header, body: { from: start, to: bottom } }, sight)
  let end = start - 1
  let hasNotes = false
  for (let at = start; at <= bottom; at++) {
    const row = grid.row(at)
    const kind = row ? kinds.of(row) : 'empty'
    if (kind === 'note' && readsAsNote(lookAtRow(grid, at, left, right, sight))) hasNotes = true
    if (row && kind === 'rate' && (!hasNotes || kinds.givesNumber(row))) end = at
  }
  return end
}

function trimColumns(
  grid: Grid,
  block: Block,
  top: number,
  bottom: number,
  sight: CellSight,
): { left: number; right: number } {
  const isUsed = (column: number) => {
    for (let at = top; at <= Math.min(bottom, top + 300); at++)
      if (sight.of(grid.shown(at, column)).kind !== 'empty') return true
    return false
  }
  let { left, right } = block
  while (left < right && !isUsed(left)) left++
  while (right > left && !isUsed(right)) right--
  return { left, right }
}
