import { importsTopic } from '@coverwright/contract/rating/imports'
import { Refused } from '../../kernel'
import { holdFile } from '../../company/media'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { deleteImportRow, lockImport, takeImportsOf } from './store'

/** With a product that is erased for good. */
export async function eraseImports(ctx: CompanyCtx, productId: string) {
  for (const id of await takeImportsOf(ctx, productId)) await holdFile(ctx, { place: 'importedSheet', of: id }, null)
}

export async function deleteImport(ctx: MemberCtx, { id }: { id: string }) {
  const row = await lockImport(ctx, id)
  if (!row) throw new Refused('imports.notFound')
  if (row.state === 'identifying' || row.state === 'converting')
    throw new Refused('imports.notNow', { values: { state: row.state } })
  await deleteImportRow(ctx, id)
  await holdFile(ctx, { place: 'importedSheet', of: id }, null)
  await ctx.record('imports.deleted', { importId: id, file: row.fileName })
  await ctx.notify(importsTopic)
  return { id }
}
