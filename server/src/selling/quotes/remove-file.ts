import { changeRefusal } from '@coverwright/rules/selling/quotes'
import { dropPieces } from '../../company/media'
import { refuseIf } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { deleteQuoteFile, findQuoteFile } from './file-store'
import { enterByToken, holdQuote } from './hold-quote'

/** What is not there needs no taking away: a second tap, or a file that never got here. */
export async function removeFile(ctx: StrangerCtx, { token, fileId }: { token: string; fileId: string }) {
  const inside = await enterByToken(ctx, token)
  const quote = await holdQuote(inside, token)
  refuseIf(changeRefusal(quote, ctx.now()))
  const row = await findQuoteFile(inside, quote.id, fileId)
  if (!row) return {}
  await deleteQuoteFile(inside, row)
  await dropPieces(inside, [row.fileId])
  return {}
}
