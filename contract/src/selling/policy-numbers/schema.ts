import {
  dateFormats,
  MAX_NUMBER_LENGTH,
  MAX_PARTS,
  type PolicyNumberDesign as DesignShape,
  policyNumberStatuses,
  symbols,
} from '@coverwright/rules/selling/policy-numbers'
import { z } from 'zod'

const NumberPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().trim().max(60) }),
  z.object({ kind: z.literal('date'), format: z.enum(dateFormats) }),
])
const whole = z
  .number()
  .min(0)
  .max(10 ** MAX_NUMBER_LENGTH)
const day = z.string().max(10).nullable()

/** The shape of a design; the rules say whether it is a sound one. */
export const PolicyNumberDesign = z.object({
  prefixes: z.array(NumberPart).max(MAX_PARTS),
  symbol: z.enum(symbols, { error: 'policyNumbers.badSymbol' }),
  length: z.number(),
  min: whole,
  max: whole,
  start: whole,
  suffixes: z.array(NumberPart).max(MAX_PARTS),
  startDate: day,
  endDate: day,
}) satisfies z.ZodType<DesignShape>
export type PolicyNumberDesign = z.infer<typeof PolicyNumberDesign>

export const DesignDraft = z.object({ title: z.string().trim().min(1).max(80), design: PolicyNumberDesign })
export type DesignDraft = z.infer<typeof DesignDraft>

/** A design with what has become of it. */
export const DesignView = z.object({
  id: z.uuid(),
  title: z.string(),
  design: PolicyNumberDesign,
  status: z.enum(policyNumberStatuses),
  /** Connected to something that is published: nothing changes until all numbers are used. */
  isFrozen: z.boolean(),
  /** As it was printed on its day. */
  last: z.string().nullable(),
  lastNumber: z.number().nullable(),
  next: z.string().nullable(),
  /** Why there is no next one today. */
  pause: z.enum(['usedUp', 'notStarted', 'ended']).nullable(),
  given: z.number(),
  left: z.number(),
  products: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      isPublished: z.boolean(),
      /** What is sold keeps its numbers while there are any. */
      may: z.array(z.literal('disconnect')),
    }),
  ),
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['edit', 'delete', 'connect'])),
})
export type DesignView = z.infer<typeof DesignView>

export const NumberPreview = z.object({
  numbers: z.array(z.string()),
  left: z.number(),
  /** Everything that stands against this design, each at its field. */
  refusals: z.array(
    z.object({
      code: z.string(),
      field: z.string().optional(),
      values: z
        .record(z.string(), z.union([z.string(), z.number()]))
        .readonly()
        .optional(),
    }),
  ),
})
export type NumberPreview = z.infer<typeof NumberPreview>
