import type { CellSight } from './column-profile'
import type { Grid } from './grid'
import { isBlank } from './row-kind'
import type { SheetRow } from './sheet'

/** Rows that follow each other without an empty one between, and the columns they use. */
export type Block = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }

export function findBlocks(grid: Grid, sight: CellSight): Block[] {
  const blocks: { top: number; bottom: number; left: number; right: number }[] = []
  for (const row of grid.sheet.rows) {
    const used = usedColumns(grid, row)
    if (!used) continue
    const last = blocks.at(-1)
    if (last && row.at === last.bottom + 1) {
      last.bottom = row.at
      last.left = Math.min(last.left, used.left)
      last.right = Math.max(last.right, used.right)
    } else blocks.push({ top: row.at, bottom: row.at, ...used })
  }
  return blocks.flatMap((block) => splitAcross(grid, block, sight))
}

function usedColumns(grid: Grid, { at, cells }: SheetRow): { left: number; right: number } | null {
  let left = 0
  while (left < cells.length && isBlank(cells[left])) left++
  if (left === cells.length) return null
  let last = cells.length - 1
  while (isBlank(cells[last])) last--
  const right = grid.mergeAt(at, last)?.right ?? last
  return { left, right: Math.min(right, Math.max(grid.width - 1, left)) }
}

/** Tables that stand side by side, with an empty column between; each has a name and two columns at least. */
function splitAcross(grid: Grid, block: Block, sight: CellSight): Block[] {
  if (block.bottom - block.top < 2) return [block]
  const gaps = emptyColumns(grid, block, sight).filter((gap) => gap > block.left + 1 && gap < block.right - 1)
  const gap = gaps.find((column) => startsWithKeys(grid, block, column + 1, sight))
  if (gap === undefined) return [block]
  return [{ ...block, right: gap - 1 }, ...splitAcross(grid, { ...block, left: gap + 1 }, sight)]
}

const SAMPLE_ROWS = 400

function emptyColumns(grid: Grid, block: Block, sight: CellSight): number[] {
  const empty: number[] = []
  const last = Math.min(block.bottom, block.top + SAMPLE_ROWS)
  for (let column = block.left; column <= block.right; column++) {
    let at = block.top
    while (at <= last && sight.of(grid.written(at, column)).kind === 'empty') at++
    if (at > last) empty.push(column)
  }
  return empty
}

/** The right side is a table of its own when it begins with what customers are looked up by, under a header. */
function startsWithKeys(grid: Grid, block: Block, left: number, sight: CellSight): boolean {
  const kinds: string[] = []
  for (let at = block.top; at <= Math.min(block.bottom, block.top + 40); at++) {
    const { kind, isWhole } = sight.of(grid.written(at, left))
    if (kind !== 'empty') kinds.push(kind === 'number' && !isWhole ? 'fraction' : kind)
  }
  if (kinds.length < 3) return false
  const keys = kinds
    .slice(1)
    .filter((kind) => kind === 'band' || kind === 'text' || kind === 'number' || kind === 'dateBand')
  return kinds.includes('text') && keys.length >= (kinds.length - 1) * 0.7
}
