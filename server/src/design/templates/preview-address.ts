import { momentNames } from '@coverwright/rules/design/templates'
import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { openToken, sealToken } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'

const LIFE_MS = 15 * 60_000
export const PREVIEWS = '/mail/preview'

const language = z.enum(languages)
const Words = z.discriminatedUnion('of', [
  z.object({ of: z.literal('draft'), id: z.uuid(), language, policyId: z.uuid().nullable() }),
  z.object({ of: z.literal('system'), key: z.enum(momentNames), language, isDraft: z.boolean() }),
])
/** What is shown at an address; the mail itself is made when it is opened, of the draft as it stands then. */
export type PreviewWords = z.infer<typeof Words>

const keyOf = (ctx: CompanyCtx) => ctx.keyFor('mail previews')

/** Whoever has it needs no session, as with files; it runs out after a quarter of an hour. */
export function previewAddress(ctx: CompanyCtx, words: PreviewWords): string {
  const until = new Date(ctx.now().getTime() + LIFE_MS)
  return `${PREVIEWS}/${ctx.company}/${sealToken(keyOf(ctx), { ...words, company: ctx.company }, until)}`
}

export function readPreview(ctx: CompanyCtx, token: string): PreviewWords | null {
  const words = openToken(keyOf(ctx), token, ctx.now())
  const read = words?.['company'] === ctx.company ? Words.safeParse(words) : null
  return read?.success ? read.data : null
}
