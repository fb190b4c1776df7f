import { visitEvents } from '@coverwright/rules/selling/visits'
import { z } from 'zod'

/** What a page of the storefront tells of itself, to `/p/<slug>/seen`. */
export const TellsVisit = z.object({
  /** Made in the browser for this tab, and there only with the visitor's consent: without it, things are counted and no more. */
  visit: z.uuid().optional(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  page: z.string().min(1).max(80),
  question: z.string().max(80).default(''),
  event: z.enum(visitEvents),
  /** How long it took, or was looked at. */
  ms: z.int().min(0).max(86_400_000).default(0),
  channel: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{1,40}$/)
    .default('direct'),
  /** The direct page that sent the visitor, and the campaign that their link named. */
  from: z.string().max(100).default(''),
  campaign: z.string().max(200).default(''),
})
export type TellsVisit = z.infer<typeof TellsVisit>
