import type { SaleTerms as SaleTermsShape } from '@coverwright/rules/design/parts'
import { z } from 'zod'
import { shapeOf } from '../../platform'

const dataName = z.string().min(1).max(64)

export const SaleTerms = shapeOf<SaleTermsShape>()(
  z.object({
    version: z.literal(1),
    startsOn: dataName.optional(),
    lasts: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('year') }),
      z.object({ kind: z.literal('days'), by: dataName, more: z.int().min(-1).max(31).optional() }),
      z.object({ kind: z.literal('until'), by: dataName }),
    ]),
    priceHoldsDays: z.int().min(1).max(90).optional(),
  }),
)
