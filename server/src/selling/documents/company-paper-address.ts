import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { openToken, sealToken } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'

const LIFE_MS = 15 * 60_000
export const PAPERS = '/papers'

const language = z.enum(languages)
const Words = z.discriminatedUnion('of', [
  z.object({ of: z.literal('voucher'), id: z.uuid(), language }),
  z.object({
    ...{ of: z.literal('commission'), month: z.string(), channel: z.string(), party: z.string() },
    ...{ currency: z.string(), language },
  }),
])
/** Which paper stands at an address; it is drawn when it is opened. */
export type PaperWords = z.infer<typeof Words>

const keyOf = (ctx: CompanyCtx) => ctx.keyFor('company papers')

export function paperAddress(ctx: CompanyCtx, words: PaperWords): string {
  const until = new Date(ctx.now().getTime() + LIFE_MS)
  return `${PAPERS}/${ctx.company}/${sealToken(keyOf(ctx), { ...words, company: ctx.company }, until)}`
}

export function readPaper(ctx: CompanyCtx, token: string): PaperWords | null {
  const words = openToken(keyOf(ctx), token, ctx.now())
  const read = words?.['company'] === ctx.company ? Words.safeParse(words) : null
  return read?.success ? read.data : null
}
