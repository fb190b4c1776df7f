import { limitNames } from '@coverwright/rules/release/canaries'
import { z } from 'zod'
import { event } from '../../platform'

export const canaryRolledBack = event({
  name: 'canary.rolledBack',
  says: 'A release that a share of the visitors got was taken back by itself, because a limit was broken',
  carries: z.object({
    productId: z.uuid(),
    canaryId: z.uuid(),
    number: z.int(),
    slug: z.string(),
    limit: z.enum(limitNames),
    /** In percent. */
    seen: z.number(),
    allowed: z.number(),
  }),
})
