import type { QuoteFileView } from '@coverwright/contract/selling/quotes'
import { READ_ADDRESS_LIFE_MS } from '@coverwright/rules/company/media'
import { findFile } from '../../company/media'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx, StrangerCtx } from '../../platform/operations'
import { findQuoteFile, listFilesOf, type QuoteFileRow } from './file-store'
import { enterByToken, readQuote } from './hold-quote'
import { findQuote, findQuoteOfPolicy } from './store'

export async function readFile(ctx: StrangerCtx, { token, fileId }: { token: string; fileId: string }) {
  const inside = await enterByToken(ctx, token)
  const quote = await readQuote(inside, token)
  const row = await findQuoteFile(inside, quote.id, fileId)
  const shown = row?.isKept ? await present(inside, row) : null
  if (!shown) throw new Refused('quotes.fileNotFound')
  return shown
}

export async function listQuoteFiles(ctx: MemberCtx, { quoteId }: { quoteId: string }) {
  if (!(await findQuote(ctx, quoteId))) throw new Refused('quotes.notFound')
  return { files: await shownFiles(ctx, quoteId) }
}

/** A policy that came without a quote of its own has none. */
export async function listPolicyFiles(ctx: MemberCtx, { policyId }: { policyId: string }) {
  const quote = await findQuoteOfPolicy(ctx, policyId)
  return { files: quote ? await shownFiles(ctx, quote.id) : [] }
}

async function shownFiles(ctx: CompanyCtx, quoteId: string): Promise<QuoteFileView[]> {
  const rows = (await listFilesOf(ctx, quoteId)).filter(({ isKept }) => isKept)
  const shown = await Promise.all(rows.map((row) => present(ctx, row)))
  return shown.filter((file) => file !== null)
}

/** An address for its reader alone, good for an hour: these files are never public. */
async function present(ctx: CompanyCtx, { id, fileId, question }: QuoteFileRow): Promise<QuoteFileView | null> {
  const file = await findFile(ctx, fileId)
  if (!file) return null
  const { name, type, size, key } = file
  const expiresAt = new Date(ctx.now().getTime() + READ_ADDRESS_LIFE_MS)
  const url = await ctx.files.readAddress(key, { name, type, way: 'inline', expiresAt })
  return { fileId: id, question, name, type, bytes: size, url }
}
