import type { CellSight } from './column-profile'
import type { Grid } from './grid'
import { plainText } from './plain-text'
import type { AsideReason, RegionEdges } from './region'
import { isNumeric, NOTE, TOTAL, WHOLE_TOTAL } from './row-look'
import { cellText, type SheetCell, type SheetRow } from './sheet'

export type RowKind = 'rate' | 'empty' | Exclude<AsideReason, 'apart'>

const SAMPLE_ROWS = 200
const LONG_TEXT = 60

type Frame = Pick<RegionEdges, 'left' | 'right' | 'header'> & { readonly body: { from: number; to: number } }

/**
 * Tells rates from what else stands under a header. A row with a value is a rate, whatever its keys are: the one
 * without any is for everybody else, and must never be taken for a note.
 */
export class RowKinds {
  private readonly numeric = new Set<number>()
  private readonly worded = new Set<number>()
  private readonly labels: readonly string[]
  private hasNumbers = false
  private readonly senses = new Map<string, Sense>()

  constructor(
    private readonly grid: Grid,
    private readonly frame: Frame,
    private readonly sight: CellSight,
  ) {
    this.labels = this.headerLabels()
    this.lookAtColumns()
  }

  of(row: SheetRow): RowKind {
    const { left, right } = this.frame
    let [written, firstAt] = [0, -1]
    // None, one, or more: a row of rates is told by its first two cells.
    for (let at = left; at <= right && written < 2; at++) {
      if (isBlank(row.cells[at])) continue
      written++
      if (firstAt < 0) firstAt = at
    }
    if (written === 0) return 'empty'
    const first = row.cells[firstAt] ?? null
    return written === 1 ? this.ofLonely(row, firstAt, first) : this.ofFull(row, firstAt, first)
  }

  private ofFull(row: SheetRow, firstAt: number, first: SheetCell): RowKind {
    if (typeof first !== 'string') return 'rate'
    const sense = this.senseOf(first)
    if (sense === 'none') return 'rate'
    if (sense === 'total' || (sense === 'likeTotal' && this.isSum(row))) return 'total'
    if (firstAt !== this.frame.left) return 'rate'
    if (sense === 'label') return this.repeatsHeader(row) ? 'header' : 'rate'
    return sense === 'note' && this.hasNumbers && !this.givesNumber(row) ? 'note' : 'rate'
  }

  /** What the first words of a row say; each different text is looked at once, since tables repeat themselves. */
  private senseOf(text: string): Sense {
    const known = this.senses.get(text)
    if (known) return known
    const plain = plainText(text)
    const sense = senseIn(plain, plain === this.labels[0])
    if (this.senses.size < MOST_SENSES) this.senses.set(text, sense)
    return sense
  }

  /** One cell alone: a value of its column, or words about the others. */
  private ofLonely(row: SheetRow, at: number, cell: SheetCell): RowKind {
    const { left } = this.frame
    if (this.isUnderMerge(row.at, at)) return 'rate'
    // Alone in the first column: a key whose value is missing, where keys are figures.
    if (typeof cell !== 'string' || isNumeric(this.sight.of(cell).kind))
      return at > left || this.numeric.has(left) ? 'rate' : 'note'
    const text = plainText(cell)
    const isNote = NOTE.test(text) || text.length >= LONG_TEXT
    if (at > left && !isNote && this.worded.has(at) && !this.spansAcross(row.at, at)) return 'rate'
    return isNote || at > left ? 'note' : WHOLE_TOTAL.test(text) ? 'total' : 'heading'
  }

  /** A label that is merged downwards stands in this row, too. */
  private isUnderMerge(row: number, but: number): boolean {
    const { left, right } = this.frame
    for (let at = left; at <= right; at++) {
      const merge = at === but ? null : this.grid.mergeAt(row, at)
      if (merge && merge.top < row && !isBlank(this.grid.written(merge.top, merge.left))) return true
    }
    return false
  }

  private spansAcross(row: number, at: number): boolean {
    const merge = this.grid.mergeAt(row, at)
    return merge !== null && merge.right > merge.left
  }

  /** Whether there is a figure where figures stand. */
  givesNumber(row: SheetRow): boolean {
    for (const at of this.numeric) if (at > this.frame.left && isNumeric(this.sight.of(row.cells[at]).kind)) return true
    return false
  }

  private repeatsHeader(row: SheetRow): boolean {
    const same = this.labels.filter(
      (label, place) => label !== '' && plainText(cellText(row.cells[this.frame.left + place])) === label,
    )
    return same.length >= this.labels.filter((label) => label !== '').length * 0.6
  }

  /** 'Total loss' is a cover; 'Total 2026' over the sum of all above is none. */
  private isSum(row: SheetRow): boolean {
    const at = [...this.numeric].find((column) => column > this.frame.left)
    if (at === undefined) return false
    const value = numberIn(row.cells[at])
    const above = Array.from(this.grid.sheet.rows)
      .filter((each) => each.at >= this.frame.body.from && each.at < row.at)
      .map((each) => numberIn(each.cells[at]))
      .filter((number) => number !== null)
    const sum = above.reduce((total, number) => total + number, 0)
    const isNear = (other: number) => value !== null && Math.abs(value - other) < 0.005 * Math.max(1, Math.abs(other))
    return above.length >= 2 && (isNear(sum) || isNear(sum / above.length))
  }

  private headerLabels(): string[] {
    const { header, left, right } = this.frame
    if (!header) return []
    return Array.from({ length: right - left + 1 }, (_, place) =>
      plainText(cellText(this.grid.shown(header.to, left + place))),
    )
  }

  private lookAtColumns() {
    const { left, right, body } = this.frame
    for (let column = left; column <= right; column++) {
      let [numbers, words, filled] = [0, 0, 0]
      for (let at = body.from; at <= Math.min(body.to, body.from + SAMPLE_ROWS); at++) {
        const { kind } = this.sight.of(this.grid.written(at, column))
        if (kind === 'empty') continue
        filled++
        if (isNumeric(kind)) numbers++
        else words++
      }
      if (numbers > 0 && numbers >= filled * 0.6) this.numeric.add(column)
      if (column > left && this.numeric.has(column)) this.hasNumbers = true
      if (words >= 2) this.worded.add(column)
    }
  }
}

/** Signs that nobody sees begin with a space or stand beyond the plain letters. */
export const isBlank = (cell: SheetCell | undefined) => {
  if (cell === null || cell === undefined) return true
  if (typeof cell !== 'string') return false
  const first = cell.charCodeAt(0)
  return !(first > 32 && first < 127) && plainText(cell) === ''
}

type Sense = 'none' | 'total' | 'likeTotal' | 'label' | 'note'
const MOST_SENSES = 5_000

function senseIn(text: string, isLabel: boolean): Sense {
  if (WHOLE_TOTAL.test(text)) return 'total'
  if (TOTAL.test(text)) return 'likeTotal'
  if (isLabel) return 'label'
  return NOTE.test(text) && text.length > 2 ? 'note' : 'none'
}

function numberIn(cell: SheetCell | undefined): number | null {
  if (typeof cell === 'object' && cell && 'number' in cell) return Number(cell.number)
  const number = typeof cell === 'string' ? Number(cell.replace(/,/g, '')) : Number.NaN
  return Number.isFinite(number) ? number : null
}
