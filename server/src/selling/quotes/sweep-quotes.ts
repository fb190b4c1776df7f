import { PIECES_LIFE_MS } from '@coverwright/rules/company/media'
import { dropPieces } from '../../company/media'
import type { CompanyCtx } from '../../platform/operations'
import { takeFilesOf, takeUnfinished } from './file-store'
import { deleteLeftBefore } from './store'

/** Answers of buyers who never came to a price are personal data that nobody needs any more. */
const LEFT_KEPT_MS = 90 * 86_400_000

/** Their files go with them, and so does what was announced and never came. */
export async function sweepQuotes(ctx: CompanyCtx) {
  const ago = (ms: number) => new Date(ctx.now().getTime() - ms)
  const left = await deleteLeftBefore(ctx, ago(LEFT_KEPT_MS))
  const gone = [...(await takeFilesOf(ctx, left)), ...(await takeUnfinished(ctx, ago(PIECES_LIFE_MS)))]
  await dropPieces(
    ctx,
    gone.map(({ fileId }) => fileId),
  )
}
