import { z } from 'zod'
import { type CompanyCtx, job } from '../platform/operations'
import { newFileKey } from '../platform/files'
import { findFile, takeOverdueUploads } from './store'

const ERASE = 'media.eraseObject'

/** Takes bytes out of the store once the transaction that gave them up has committed. */
export const eraseLater = (ctx: CompanyCtx, key: string) => ctx.enqueue(ERASE, { key })

export const eraseObject = job({
  task: ERASE,
  payload: z.object({ key: z.string() }),
  run: (ctx, { key }) => ctx.files.delete(key),
})

/** Uploads that never came or never were completed, with whatever of them lies in the store. */
export async function sweepUploads(ctx: CompanyCtx) {
  for (const upload of await takeOverdueUploads(ctx)) {
    await eraseLater(ctx, upload.key)
    const isKept = (await findFile(ctx, upload.id)) !== null
    if (!isKept) await eraseLater(ctx, newFileKey(ctx.company, upload.createdAt, upload.id))
  }
}
