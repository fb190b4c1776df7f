import { Readable } from 'node:stream'
import { fileKinds, nameWithExtension, pieceSizes } from '@coverwright/rules/company/media'
import { accepted, type Outcome, refused } from '@coverwright/rules/kernel'
import { newFileKey } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'
import { eraseManyLater } from './erase-object'
import { incomingKeys, pieceKey } from './incoming-keys'
import { keepContent } from './keep-content'
import { addFile, closeUpload, type FileRow, lockPieces, type UploadRow } from './store'

/** Puts the pieces together and looks through them as through any upload. What does not pass is thrown away. */
export async function completePieces(ctx: CompanyCtx, id: string): Promise<Outcome<FileRow>> {
  const upload = await lockPieces(ctx, id)
  if (!upload || upload.state !== 'waiting') return refused('media.notFound')
  const keys = upload.pieces.map((piece) => pieceKey(upload, piece))
  const found = await Promise.all(keys.map((key) => ctx.files.sizeOf(key)))
  if (pieceSizes(upload.size).some((size, at) => found[at] !== size)) return refused('media.notArrived')

  await ctx.files.put(upload.key, Readable.from(joined(ctx, keys), { objectMode: false }), {
    size: upload.size,
    type: 'application/octet-stream',
  })
  const key = newFileKey(ctx.company, upload.createdAt, upload.id)
  const kept = await keepContent(ctx, upload, key)
  if (!kept.ok) {
    if (kept.refusal.code !== 'media.busy') await close(ctx, upload, 'refused')
    return kept
  }
  const { kind, ...measures } = kept.value
  const name = nameWithExtension(upload.name, fileKinds[kind].extensions[0])
  const about = { id: upload.id, purpose: upload.purpose, name, kind, key, madeBy: null, madeAt: ctx.now() }
  const row = await addFile(ctx, { ...about, ...measures })
  await close(ctx, upload, 'done')
  return accepted(row)
}

async function close(ctx: CompanyCtx, upload: UploadRow, state: 'done' | 'refused') {
  await closeUpload(ctx, upload.id, state)
  await eraseManyLater(ctx, incomingKeys(upload))
}

async function* joined(ctx: CompanyCtx, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) for await (const chunk of await ctx.files.open(key)) yield chunk as Buffer
}
