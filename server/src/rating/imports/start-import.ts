import { importsTopic, type ImportView } from '@coverwright/contract/rating/imports'
import { Refused } from '../../kernel'
import { findSeenFile, holdFile } from '../../company/media'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { beginRun } from './begin-run'
import { newImport } from './new-import'
import { presentImport } from './present'
import { insertImport } from './store'

/** The file was looked through when it came in; here it begins its way to tables. */
export async function startImport(
  ctx: MemberCtx,
  { productId, fileId }: { productId: string; fileId: string },
): Promise<ImportView> {
  await openBody(ctx, productId)
  const file = await findSeenFile(ctx, fileId)
  if (!file) throw new Refused('imports.fileGone')
  const { kind } = file
  if (file.purpose !== 'pricingTable' || (kind !== 'xlsx' && kind !== 'xls' && kind !== 'csv'))
    throw new Refused('imports.invalidFormat', { values: { name: file.name } })
  const row = await insertImport(ctx, newImport(ctx, { productId, file: { ...file, kind }, madeBy: ctx.member.id }))
  await holdFile(ctx, { place: 'importedSheet', of: row.id }, fileId)
  await beginRun(ctx, row)
  await ctx.record('imports.started', { importId: row.id, productId, file: file.name })
  await ctx.notify(importsTopic)
  return presentImport(row, ctx.member.permissions)
}
