import type { TableColumn } from '@coverwright/rules/design/parts'
import { z } from 'zod'
import { isStorable, shapeOf } from '../../platform'

const head = { id: z.string().min(1).max(60), title: z.string().trim().min(1).max(200).refine(isStorable) }
/** The data name or expression that a matched column is most likely fed from. */
const source = { source: z.string().max(1_000).optional() }
const trend = {
  trend: z.object({ along: z.string().max(60), direction: z.enum(['rising', 'falling']) }).optional(),
}

export const TableColumnView = shapeOf<TableColumn>()(
  z.discriminatedUnion('role', [
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
  ]),
)
export type TableColumnView = TableColumn
