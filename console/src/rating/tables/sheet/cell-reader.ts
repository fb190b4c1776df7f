import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { type DecimalMark, type ReadCell, readCell } from '@coverwright/rules/rating/tables'

/** So many different texts are remembered for each column. */
const MOST_KNOWN = 20_000

/** Reads cells of many rows: the same text in the same column is read once, and is one and the same cell afterwards. */
export function cellReader(
  columns: readonly TableColumn[],
  mark: DecimalMark,
): (at: number, text: string) => ReadCell | null {
  const known = columns.map(() => new Map<string, ReadCell>())
  return (at, text) => {
    const column = columns[at]
    const texts = known[at]
    if (!column || !texts) return null
    const before = texts.get(text)
    if (before) return before
    const read = readCell(column, text, mark)
    if (texts.size < MOST_KNOWN) texts.set(text, read)
    return read
  }
}
