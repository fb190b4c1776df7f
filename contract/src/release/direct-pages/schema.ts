import { languages } from '@coverwright/rules/languages'
import { MAX_CAMPAIGN, pageEvents, pageStates } from '@coverwright/rules/release/direct-pages'
import { MAX_SLUG } from '@coverwright/rules/release/publishing'
import { z } from 'zod'
import { isStorable } from '../../platform'

const language = z.enum(languages)

export const DirectPageDraft = z.object({
  name: z.string().trim().min(1).max(80).refine(isStorable, 'directPages.notStorable'),
  slug: z
    .string()
    .trim()
    .max(MAX_SLUG + 40),
  templateId: z.uuid(),
  /** Where its product is sold. */
  shellId: z.uuid(),
  languages: z.array(language).min(1),
})
export type DirectPageDraft = z.infer<typeof DirectPageDraft>

const Sum = z.object({ minor: z.int(), currency: z.string() })

export const DirectPageView = DirectPageDraft.extend({
  id: z.uuid(),
  state: z.enum(pageStates),
  templateName: z.string(),
  productId: z.uuid(),
  productName: z.string(),
  /** Its product can be bought there now; while it cannot, the page says so. */
  isSold: z.boolean(),
  /** `/d/winter-trips`, and where visitors find it: at a domain of the company, if one is bound to it. */
  path: z.string(),
  address: z.string(),
  visits: z.int(),
  went: z.int(),
  policies: z.int(),
  /** One for each currency: sums of two are never one. */
  premium: z.array(Sum),
  campaigns: z.array(z.object({ campaign: z.string(), visits: z.int(), policies: z.int() })),
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['update', 'publish', 'unpublish', 'delete'])),
})
export type DirectPageView = z.infer<typeof DirectPageView>

/** What a direct page tells of itself, to `/d/<slug>/seen`: nothing that says who looked. */
export const TellsPage = z.object({
  event: z.enum(pageEvents),
  campaign: z
    .string()
    .max(200)
    .default('')
    .transform((text) => text.slice(0, MAX_CAMPAIGN)),
})
