import { parseDay } from '../../kernel'
import type { Cell, RateTable, Recipe, Row } from '../pricing'

/** Cells of a table that one answer is looked up by: what a made-up customer can say and be found. */
export type Hint = {
  readonly of: 'value' | 'age'
  readonly cells: readonly Cell[]
}

const MOST_CELLS = 500
const NAME = /^[a-z]\w*$/
const AGE = /^age\(\s*([a-z]\w*)\s*(?:,\s*\w+\s*)?\)$/

/** By data name. A look-up by a name, or by the age of one, tells which answers the tables know. */
export function tableHints(recipe: Recipe, tables: readonly RateTable[]): ReadonlyMap<string, Hint> {
  const hints = new Map<string, Hint>()
  for (const step of [...recipe.steps, ...recipe.addOns.flatMap((addOn) => addOn.steps)]) {
    if (step.kind !== 'lookUp') continue
    const table = tables.find((entry) => entry.id === step.table)
    const rows = table?.versions.at(-1)?.rows ?? []
    for (const [columnId, source] of Object.entries(step.inputs)) {
      const at = table?.columns.findIndex((column) => column.id === columnId) ?? -1
      const aged = AGE.exec(source.trim())?.[1]
      const name = aged ?? (NAME.test(source.trim()) ? source.trim() : undefined)
      if (at < 0 || name === undefined || hints.has(name)) continue
      hints.set(name, { of: aged ? 'age' : 'value', cells: cellsOf(rows, at) })
    }
  }
  return hints
}

/** Each cell once, so that a customer in a rare band is as likely as one in a band of a thousand rows. */
function cellsOf(rows: readonly Row[], at: number): Cell[] {
  const seen = new Map<string, Cell>()
  for (const row of rows) {
    const cell = row[at] ?? null
    if (cell === null) continue
    seen.set(typeof cell === 'object' ? `${cell.from}|${cell.to}` : String(cell), cell)
    if (seen.size >= MOST_CELLS) break
  }
  return [...seen.values()]
}

export type Span = { readonly from: number; readonly to: number }

const positionOf = (text: string): number => parseDay(text) ?? Number(text)

/** The numbers inside a cell; an open end goes on by `reach`, and a band without a beginning begins at nothing. */
export function spanOf(cell: Cell, reach: number): Span | null {
  if (typeof cell === 'boolean' || cell === null) return null
  if (typeof cell === 'string') {
    const value = positionOf(cell)
    return Number.isFinite(value) ? { from: value, to: value } : null
  }
  const from = cell.from === null ? null : positionOf(cell.from)
  const to = cell.to === null ? null : positionOf(cell.to)
  if (from === null && to === null) return null
  const low = from ?? ((to as number) >= 0 ? 0 : (to as number) - reach)
  const high = to ?? low + reach
  return Number.isFinite(low) && Number.isFinite(high) ? { from: low, to: high } : null
}

/**
 * How far the open end of a band goes: as far as the widest of the others, so that a pet of '8 or more' beside '3–7' is not a
 * hundred, and at most as far as is said.
 */
export function reachOf({ cells }: Hint, most: number): number {
  let widest = 0
  let farthest = 0
  for (const cell of cells) {
    const span = typeof cell === 'object' && cell && (cell.from === null || cell.to === null) ? null : spanOf(cell, 0)
    if (!span) continue
    widest = Math.max(widest, span.to - span.from)
    farthest = Math.max(farthest, Math.abs(span.to))
  }
  const reach = widest > 0 ? widest : Math.ceil(farthest / 2)
  return reach > 0 ? Math.min(reach, most) : most
}

type Spans = { readonly most: number; readonly reach: number; readonly list: (Span | null | undefined)[] }
const read = new WeakMap<Hint, Spans>()

/** The numbers inside one of the cells, an open one going on for `most` at most; each cell is read once for however many people. */
export function pickedSpan(hint: Hint, most: number, chance: () => number): Span | null {
  const { cells } = hint
  const at = Math.floor(chance() * cells.length)
  let spans = read.get(hint)
  if (spans?.most !== most) read.set(hint, (spans = { most, reach: reachOf(hint, most), list: [] }))
  const { list, reach } = spans
  const cell = cells[at]
  return cell === undefined ? null : (list[at] ??= spanOf(cell, reach))
}

/** The lowest and highest that the tables know of an answer, as a curve over it wants it. */
export function rangeOf(hint: Hint, reach: number): Span | null {
  const spans = hint.cells.flatMap((cell) => spanOf(cell, reach) ?? [])
  if (spans.length === 0) return null
  return { from: Math.min(...spans.map((span) => span.from)), to: Math.max(...spans.map((span) => span.to)) }
}
