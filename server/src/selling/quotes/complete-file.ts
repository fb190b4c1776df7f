import { changeRefusal } from '@coverwright/rules/selling/quotes'
import { completePieces } from '../../company/media'
import { refuse, Refused, refuseIf } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { deleteQuoteFile, findQuoteFile, markKept } from './file-store'
import { enterByToken, holdQuote } from './hold-quote'

/** Said twice it is kept once. What does not pass is gone, and its place is free for another. */
export async function completeFile(ctx: StrangerCtx, { token, fileId }: { token: string; fileId: string }) {
  const inside = await enterByToken(ctx, token)
  const quote = await holdQuote(inside, token)
  const row = await findQuoteFile(inside, quote.id, fileId)
  if (!row) throw new Refused('quotes.fileNotFound')
  if (row.isKept) return { fileId, bytes: row.bytes }
  refuseIf(changeRefusal(quote, ctx.now()))
  const kept = await completePieces(inside, row.fileId)
  if (!kept.ok) {
    if (kept.refusal.code === 'media.notArrived' || kept.refusal.code === 'media.busy') refuse(kept.refusal)
    await deleteQuoteFile(inside, row)
    refuse(kept.refusal, { keepsChanges: true })
  }
  await markKept(inside, row, kept.value.size)
  return { fileId, bytes: kept.value.size }
}
