import { MAX_TABLE_COLUMNS } from '@coverwright/rules/rating/tables'
import { z } from 'zod'

/** The database keeps no text with this character in it. */
const isStorable = (text: string) => !text.includes('\0')

const head = { id: z.string().min(1).max(60), title: z.string().trim().min(1).max(200).refine(isStorable) }
/** The data name or expression that a matched column is most likely fed from. */
const source = { source: z.string().max(1_000).optional() }
const trend = {
  trend: z.object({ along: z.string().max(60), direction: z.enum(['rising', 'falling']) }).optional(),
}

export const TableColumnView = z.discriminatedUnion('role', [
  z.object({ ...head, ...source, role: z.literal('exact'), of: z.enum(['text', 'number', 'date', 'yesNo']) }),
  z.object({
    ...head,
    ...source,
    role: z.literal('band'),
    of: z.enum(['number', 'date']),
    places: z.int().min(0).max(12).optional(),
  }),
  z.object({ ...head, role: z.literal('any') }),
  z.object({ ...head, ...trend, role: z.literal('factor') }),
  z.object({ ...head, ...trend, role: z.literal('amount'), currency: z.string().length(3) }),
  z.object({ ...head, role: z.literal('text') }),
])
export type TableColumnView = z.infer<typeof TableColumnView>

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
