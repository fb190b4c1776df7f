import type { TakesOf } from '@coverwright/contract/platform'
import type { quoteFileOperations } from '@coverwright/contract/selling/quotes'
import { fileKinds, kindOfType, nameWithExtension } from '@coverwright/rules/company/media'
import { changeRefusal, FILES_PER_SENDER, fileQuestionAt, quoteFileRefusal } from '@coverwright/rules/selling/quotes'
import { announcePieces, dropPieces, missingPieces } from '../../company/media'
import { countFrom } from '../../company/people'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { deleteQuoteFile, findQuoteFile, insertQuoteFile, listFilesOf, type QuoteFileRow } from './file-store'
import { enterByToken, holdQuote } from './hold-quote'
import { quotedBody } from './quoted-body'
import type { QuoteRow } from './store'

type Sent = TakesOf<typeof quoteFileOperations.sendFile>

/** Announced once; asked again it tells what has arrived, so that a broken line goes on where it was. */
export async function sendFile(ctx: StrangerCtx, sent: Sent) {
  const inside = await enterByToken(ctx, sent.token)
  const quote = await holdQuote(inside, sent.token)
  refuseIf(changeRefusal(quote, ctx.now()))
  const known = await findQuoteFile(inside, quote.id, sent.fileId)
  if (known?.isKept) return { isKept: true, arrivedBytes: known.bytes, missing: [] }
  if (known && (known.bytes !== sent.bytes || known.type !== sent.type)) throw new Refused('quotes.fileDiffers')
  const waiting = known && (await missingPieces(inside, known.fileId, known.type))
  if (waiting) return { isKept: false, ...waiting }
  if (known) await forget(inside, known)
  const mayMore = await countFrom(ctx, 'file', ctx.address, FILES_PER_SENDER)
  if (!mayMore) throw new Refused('quotes.tooManySent')
  const row = await announce(inside, quote, sent)
  const coming = await missingPieces(inside, row.fileId, row.type)
  if (!coming) throw new Error('What was just announced is waited for')
  return { isKept: false, ...coming }
}

/** The upload was swept while the telephone was off: it begins again under the same id. */
async function forget(ctx: CompanyCtx, row: QuoteFileRow) {
  await deleteQuoteFile(ctx, row)
  await dropPieces(ctx, [row.fileId])
}

async function announce(ctx: CompanyCtx, quote: QuoteRow, { fileId: id, name, type, bytes, ...sent }: Sent) {
  const asked = fileQuestionAt(await quotedBody(ctx, quote), sent.question)
  if (!asked) throw new Refused('quotes.fileNotAsked')
  const held = await listFilesOf(ctx, quote.id)
  const heldBytes = held.reduce((sum, file) => sum + file.bytes, 0)
  refuseIf(quoteFileRefusal(asked.kinds, { name, type, bytes }, { count: held.length, bytes: heldBytes }))
  const kind = kindOfType(type)
  if (!kind) throw new Refused('answer.fileType')
  const row: QuoteFileRow = {
    ...{ companyId: ctx.company, quoteId: quote.id, id, fileId: ctx.newId(), question: asked.name, type, bytes },
    // Telephones give names without an ending, or with one of their own.
    name: nameWithExtension(name, fileKinds[kind].extensions[0]),
    isKept: false,
    announcedAt: ctx.now(),
  }
  await insertQuoteFile(ctx, row)
  await announcePieces(ctx, { id: row.fileId, purpose: 'quoteFile', name: row.name, size: bytes })
  return row
}
