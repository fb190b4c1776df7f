import { type SaleTerms as SaleTermsShape, saleCancelMethods } from '@coverwright/rules/design/parts'
import { z } from 'zod'
import { shapeOf } from '../../platform'
import { Texts } from '../forms'

const dataName = z.string().min(1).max(64)
/** The rules say which percents are sound. */
const percent = z.number().min(-1_000).max(1_000).optional()

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
    coolingOffDays: z.int().min(0).max(60).optional(),
    cancelBy: z.enum(saleCancelMethods).optional(),
    minimumRefundMinor: z.int().min(0).max(1_000_000_00).optional(),
    commission: z.object({ direct: percent, agent: percent, partner: percent }).optional(),
    claim: Texts.optional(),
  }),
)
