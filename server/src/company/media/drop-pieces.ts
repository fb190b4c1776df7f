import { newFileKey } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'
import { eraseManyLater } from './erase-object'
import { incomingKeys } from './incoming-keys'
import { takeFilesById, takePieces } from './store'

/** Gives up what was sent in pieces, kept or on its way: rows at once, bytes after the commit. */
export async function dropPieces(ctx: CompanyCtx, ids: readonly string[]) {
  const [kept, coming] = [await takeFilesById(ctx, ids), await takePieces(ctx, ids)]
  await eraseManyLater(ctx, [
    ...kept.map(({ key }) => key),
    ...coming.flatMap((upload) => [...incomingKeys(upload), newFileKey(ctx.company, upload.createdAt, upload.id)]),
  ])
}
