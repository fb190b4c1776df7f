import { type FrozenTable as FrozenShape, tableUses } from '@coverwright/rules/design/parts'
import { z } from 'zod'
import { shapeOf } from '../../platform'
import { TableColumnView } from './table-column'

/** A table of a published body: its rows stand elsewhere, by the hashes of their chunks. */
export const FrozenTable = shapeOf<FrozenShape>()(
  z.object({
    tableId: z.uuid(),
    key: z.string(),
    name: z.string(),
    use: z.enum(tableUses),
    columns: z.array(TableColumnView),
    versions: z.array(
      z.object({
        id: z.uuid(),
        number: z.int(),
        effectiveFrom: z.string(),
        effectiveTo: z.string().nullable(),
        hash: z.string(),
        chunks: z.array(z.object({ hash: z.string(), count: z.int() })),
      }),
    ),
  }),
)
