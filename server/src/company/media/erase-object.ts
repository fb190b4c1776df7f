import { z } from 'zod'
import { type CompanyCtx, job } from '../../platform/operations'
import { newFileKey } from '../../platform/files'
import { holdFile } from './hold-file'
import { letGo } from './hold-store'
import { incomingKeys } from './incoming-keys'
import { findFile, listFileIds, takeFiles, takeOverdueUploads, takeUploads } from './store'

const ERASE = 'media.eraseObject'

/** Takes bytes out of the store once the transaction that gave them up has committed, or at a later time. */
export const eraseLater = (ctx: CompanyCtx, key: string, runAt?: Date) =>
  ctx.enqueue(ERASE, { key }, runAt ? { runAt } : {})

export const eraseObject = job({
  task: ERASE,
  payload: z.object({ key: z.string() }),
  run: (ctx, { key }) => ctx.files.delete(key),
})

const ERASE_MANY = 'media.eraseObjects'
const KEYS_IN_A_JOB = 200

export const eraseObjects = job({
  task: ERASE_MANY,
  payload: z.object({ keys: z.array(z.string()) }),
  run: async (ctx, { keys }) => {
    for (const key of keys) await ctx.files.delete(key)
  },
})

/** Gives up every file and every upload of the company, rows at once and bytes after the commit. */
export async function eraseAllFiles(ctx: CompanyCtx) {
  await letGo(ctx)
  const [kept, coming] = [await takeFiles(ctx), await takeUploads(ctx)]
  const keys = [
    ...kept.map(({ key }) => key),
    // An upload that was being looked through may have left its copy already.
    ...coming.flatMap((upload) => [...incomingKeys(upload), newFileKey(ctx.company, upload.createdAt, upload.id)]),
  ]
  await eraseManyLater(ctx, keys)
}

export async function eraseManyLater(ctx: CompanyCtx, keys: readonly string[]) {
  for (let start = 0; start < keys.length; start += KEYS_IN_A_JOB)
    await ctx.enqueue(ERASE_MANY, { keys: keys.slice(start, start + KEYS_IN_A_JOB) })
}

/** A person's pictures of themselves; what else they sent belongs to the company. */
export async function eraseProfilePictures(ctx: CompanyCtx, memberId: string) {
  const which = { purpose: 'profilePicture', madeBy: memberId } as const
  await letGo(ctx, await listFileIds(ctx, which))
  await holdFile(ctx, { place: 'profilePicture', of: memberId }, null)
  for (const { key } of await takeFiles(ctx, which)) await eraseLater(ctx, key)
}

/** Uploads that never came or never were completed, with whatever of them lies in the store. */
export async function sweepUploads(ctx: CompanyCtx) {
  for (const upload of await takeOverdueUploads(ctx)) {
    await eraseManyLater(ctx, incomingKeys(upload))
    const isKept = (await findFile(ctx, upload.id)) !== null
    if (!isKept) await eraseLater(ctx, newFileKey(ctx.company, upload.createdAt, upload.id))
  }
}
