import type { ConnectorUse as UseShape, ConnectorUses as UsesShape } from '@coverwright/rules/design/parts'
import { z } from 'zod'
import { shapeOf } from '../../platform'

const line = z.string().max(200)
const expression = z.string().max(4_000)

export const ConnectorUse = shapeOf<UseShape>()(
  z.object({
    id: z.string().min(1).max(60),
    connectorId: z.uuid(),
    when: expression,
    inputs: z.record(line, expression),
    outputs: z.record(line, line),
  }),
)
export type ConnectorUse = UseShape

export const ConnectorUses = shapeOf<UsesShape>()(z.object({ version: z.literal(1), uses: z.array(ConnectorUse) }))
