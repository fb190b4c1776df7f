import { buffer } from 'node:stream/consumers'
import { type PdfFacts, pdfRefusal } from '@coverwright/rules/design/document-centre'
import { findFile, isShownAt } from '../../company/media'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { runInWorker, workerModule, WorkerStopped } from '../../platform/workers'
import type { PdfTask } from './pdf-text'

/** A page of text takes milliseconds; what takes longer than this is no document. */
const TERMS = { maxMemoryMb: 512, maxTimeMs: 30_000 }

/** The caller's own file as it really is; its text is read in a process of its own, whatever is in it. */
export async function readDocument(ctx: MemberCtx, fileId: string) {
  const file = await findFile(ctx, fileId)
  const isFree = file?.purpose === 'centreDocument' && file.madeBy === ctx.member.id
  if (!file || !isFree || (await isShownAt(ctx, 'documentCentre', fileId)))
    throw new Refused('documentCentre.fileGone', { field: 'fileId' })
  const { files } = ctx
  const facts = await ctx.outside<PdfFacts>(`the text of ${file.sha256}`, async () =>
    readInWorker(await buffer(await files.open(file.key))),
  )
  refuseIf(pdfRefusal(facts))
  return { file, pages: facts?.pages ?? 0, words: facts?.text ?? '' }
}

async function readInWorker(bytes: Uint8Array): Promise<PdfFacts> {
  try {
    return await runInWorker<PdfTask, PdfFacts>(workerModule(import.meta.url, 'pdf-text'), { bytes }, TERMS)
  } catch (error) {
    if (error instanceof WorkerStopped && error.reason !== 'cancelled') return null
    throw error
  }
}
