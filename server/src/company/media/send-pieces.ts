import {
  fileKinds,
  kindOfType,
  pieceSizes,
  PIECES_LIFE_MS,
  shownName,
  UPLOAD_LIFE_MS,
} from '@coverwright/rules/company/media'
import type { UploadPurpose } from '@coverwright/rules/company/media'
import { newIncomingKey } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'
import { pieceKey } from './incoming-keys'
import { addUpload, lockPieces } from './store'

/** So many addresses at once; whoever sent them asks for the next ones. */
const AT_ONCE = 8

type Announced = { id: string; purpose: UploadPurpose; name: string; size: number }

/** An upload that comes in pieces, from somebody without an account. Whoever calls has refused what is not taken. */
export async function announcePieces(ctx: CompanyCtx, { id, purpose, name, size }: Announced) {
  const createdAt = ctx.now()
  await addUpload(ctx, {
    ...{ id, memberId: null, purpose, name: shownName(name), size, createdAt },
    key: newIncomingKey(ctx.company, createdAt, id),
    pieces: pieceSizes(size).map(() => ctx.newId()),
    expiresAt: new Date(createdAt.getTime() + PIECES_LIFE_MS),
  })
}

export type SentPieces = {
  arrivedBytes: number
  missing: { start: number; size: number; url: string; headers: Record<string, string> }[]
}

/** What has arrived, and where the next pieces go; null when the upload is not waited for any more. */
export async function missingPieces(ctx: CompanyCtx, id: string, type: string): Promise<SentPieces | null> {
  const upload = await lockPieces(ctx, id)
  if (!upload || upload.state !== 'waiting' || upload.expiresAt <= ctx.now()) return null
  const kind = kindOfType(type)
  const sizes = pieceSizes(upload.size)
  const keys = upload.pieces.map((piece) => pieceKey(upload, piece))
  const found = await Promise.all(keys.map((key) => ctx.files.sizeOf(key)))
  const hasArrived = (at: number) => found[at] === sizes[at]
  const expiresAt = new Date(ctx.now().getTime() + UPLOAD_LIFE_MS)
  const wanted = keys.flatMap((key, at) => (hasArrived(at) ? [] : [{ key, at }])).slice(0, AT_ONCE)
  const missing = wanted.map(async ({ key, at }) => {
    const size = sizes[at] ?? 0
    const start = sizes.slice(0, at).reduce((sum, each) => sum + each, 0)
    const terms = { size, type: kind ? fileKinds[kind].type : type, expiresAt }
    return { start, size, ...(await ctx.files.writeAddress(key, terms)) }
  })
  const arrivedBytes = sizes.reduce((sum, size, at) => (hasArrived(at) ? sum + size : sum), 0)
  return { arrivedBytes, missing: await Promise.all(missing) }
}
