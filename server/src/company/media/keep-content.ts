import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { accepted, type Outcome } from '@coverwright/rules/kernel'
import {
  contentRefusal,
  extensionOf,
  type FileKind,
  fileKinds,
  kindOfExtension,
} from '@coverwright/rules/company/media'
import { findKind, HEAD_BYTES, inspectUpload, isKeptAsStream } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'
import type { UploadRow } from './store'

type Kept = { kind: FileKind; size: number; sha256: string; width: number | null; height: number | null }

/** Inspects the bytes of an upload and keeps what may be kept of them under `key`. */
export async function keepContent(ctx: CompanyCtx, upload: UploadRow, key: string): Promise<Outcome<Kept>> {
  const named = kindOfExtension(extensionOf(upload.name))
  if (named && isKeptAsStream(named)) return keepFilm(ctx, upload, key)
  const inspected = await inspectUpload(upload, await buffer(await ctx.files.open(upload.key)))
  if (!inspected.ok) return inspected
  const { bytes, height, kind, width } = inspected.value
  await ctx.files.put(key, bytes, { size: bytes.length, type: fileKinds[kind].type })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return accepted({ kind, size: bytes.length, sha256, width, height })
}

/** A film is known by its head and copied as it flows: it is never in memory whole. */
async function keepFilm(ctx: CompanyCtx, upload: UploadRow, key: string): Promise<Outcome<Kept>> {
  const { size } = upload
  const head = await buffer(await ctx.files.open(upload.key, { start: 0, end: Math.min(size, HEAD_BYTES) - 1 }))
  const kind = await findKind(head)
  const refusal = contentRefusal(upload, kind)
  if (refusal || !kind) return { ok: false, refusal: refusal ?? { code: 'media.contentDiffers' } }
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const source = await ctx.files.open(upload.key)
  await Promise.all([pipeline(source, hashing), ctx.files.put(key, hashing, { size, type: fileKinds[kind].type })])
  return accepted({ kind, size, sha256: hash.digest('hex'), width: null, height: null })
}
