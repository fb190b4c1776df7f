import { createHash } from 'node:crypto'
import { READ_ADDRESS_LIFE_MS } from '@coverwright/rules/company/media'
import { addFile, findFile } from '../../company/media'
import { newFileKey } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'

/** A drawn paper becomes a file of the company; gives its id. */
export async function keepPaper(ctx: CompanyCtx, name: string, drawn: Uint8Array | undefined): Promise<string> {
  const bytes = Buffer.from(drawn ?? [])
  const id = ctx.newId()
  const key = newFileKey(ctx.company, ctx.now(), id)
  const [size, sha256] = [bytes.length, createHash('sha256').update(bytes).digest('hex')]
  await ctx.files.put(key, bytes, { size, type: 'application/pdf' })
  await addFile(ctx, {
    ...{ id, purpose: 'invoice', name, kind: 'pdf', size, sha256, key, madeAt: ctx.now() },
    ...{ width: null, height: null, madeBy: null },
  })
  return id
}

/** Where a kept paper is read for an hour; null when it is not there. */
export async function paperAddress(ctx: CompanyCtx, id: string): Promise<{ url: string; name: string } | null> {
  const file = await findFile(ctx, id)
  if (!file) return null
  const { key, name, type } = file
  const expiresAt = new Date(ctx.now().getTime() + READ_ADDRESS_LIFE_MS)
  return { url: await ctx.files.readAddress(key, { name, type, way: 'inline', expiresAt }), name }
}
