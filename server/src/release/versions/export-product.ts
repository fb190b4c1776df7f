import { fileWord } from '@coverwright/rules/release/versions'
import { z } from 'zod'
import { writeZip } from '../../platform/bytes'
import { newFileKey } from '../../platform/files'
import { job, type MemberCtx } from '../../platform/operations'
import { archiveHash } from './archive'
import { archiveFiles } from './archive-files'
import { archiveOf } from './archive-of'

const ZIP = 'application/zip'
const ADDRESS_LIFE_MS = 10 * 60_000
const ERASE = 'versions.eraseExport'

export async function exportProduct(ctx: MemberCtx, { productId }: { productId: string }) {
  const archive = await archiveOf(ctx, productId)
  const bytes = await writeZip(await archiveFiles(archive))
  const key = newFileKey(ctx.company, ctx.now(), ctx.newId())
  await ctx.files.put(key, bytes, { size: bytes.length, type: ZIP })
  const expiresAt = new Date(ctx.now().getTime() + ADDRESS_LIFE_MS)
  await ctx.enqueue(ERASE, { key }, { runAt: new Date(expiresAt.getTime() + ADDRESS_LIFE_MS) })
  const hash = archiveHash(archive)
  await ctx.record('versions.exported', { productId, hash })
  const name = `${fileWord(archive.product.name) || 'product'}.zip`
  const url = await ctx.files.readAddress(key, { name, type: ZIP, way: 'attachment', expiresAt })
  return { name, hash, url, urlExpiresAt: expiresAt.toISOString() }
}

/** Made to be fetched at once: an export is no file of the company's. */
export const eraseExport = job({
  task: ERASE,
  payload: z.object({ key: z.string() }),
  run: async (ctx, { key }) => ctx.files.delete(key),
})
