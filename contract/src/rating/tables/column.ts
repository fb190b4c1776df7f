import { MAX_TABLE_COLUMNS } from '@coverwright/rules/rating/tables'
import { z } from 'zod'
import { TableColumnView } from '../../design/parts'
import { isStorable } from '../../platform'

export const TableColumns = z.array(TableColumnView).min(1).max(MAX_TABLE_COLUMNS)

const Edge = z.string().max(40).nullable()

/** A cell on the wire; whether it may stand in its column is for the rules to say. */
export const CellView = z.union([
  z.string().max(500).refine(isStorable),
  z.boolean(),
  z.object({
    from: Edge,
    to: Edge,
    isFromOut: z.literal(true).optional(),
    isToOut: z.literal(true).optional(),
  }),
  z.null(),
])
export type CellView = z.infer<typeof CellView>

const isEdge = (edge: unknown) => edge === null || (typeof edge === 'string' && edge.length <= 40)
const isOut = (out: unknown) => out === undefined || out === true

/** The same as `CellView`, by hand: a paste has a hundred thousand of them in one call, and others wait meanwhile. */
function isCell(cell: unknown): cell is CellView {
  if (cell === null || typeof cell === 'boolean') return true
  if (typeof cell === 'string') return cell.length <= 500 && isStorable(cell)
  if (typeof cell !== 'object') return false
  const { from, to, isFromOut, isToOut } = cell as Record<string, unknown>
  return isEdge(from) && isEdge(to) && isOut(isFromOut) && isOut(isToOut)
}

const isLine = (line: unknown): line is CellView[] =>
  Array.isArray(line) && line.length <= MAX_TABLE_COLUMNS && line.every(isCell)

/** The cells of many rows, a line for each. */
export const CellLines = z.array(z.any()).refine((lines) => lines.every(isLine)) as unknown as z.ZodType<
  CellView[][],
  CellView[][]
>

/** Id and cells. */
export const RowView = z.object({ id: z.int(), cells: z.array(CellView) })
export type RowView = z.infer<typeof RowView>
