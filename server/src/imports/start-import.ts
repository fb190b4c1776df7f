import { IMPORTS_TOPIC, type ImportView } from '@coverwright/contract/imports'
import { Refused } from '../kernel'
import { findFile } from '../media'
import type { MemberCtx } from '../platform/operations'
import { openBody } from '../products'
import { beginRun } from './begin-run'
import { presentImport } from './present'
import { insertImport } from './store'

/** The file was looked through when it came in; here it begins its way to tables. */
export async function startImport(
  ctx: MemberCtx,
  { productId, fileId }: { productId: string; fileId: string },
): Promise<ImportView> {
  await openBody(ctx, productId)
  const file = await findFile(ctx, fileId)
  if (!file) throw new Refused('imports.fileGone')
  const { kind } = file
  if (file.purpose !== 'pricingTable' || (kind !== 'xlsx' && kind !== 'xls' && kind !== 'csv'))
    throw new Refused('imports.invalidFormat', { values: { name: file.name } })
  const row = await insertImport(ctx, {
    id: ctx.newId(),
    productId,
    fileId,
    fileName: file.name,
    fileKind: kind,
    fileSize: file.size,
    state: 'identifying',
    attempt: 1,
    progress: null,
    failure: null,
    sheets: [],
    plan: { regions: [], reasons: {} },
    results: [],
    problems: [],
    problemCount: 0,
    madeBy: ctx.member.id,
    madeAt: ctx.now(),
    updatedAt: ctx.now(),
    aliveAt: ctx.now(),
  })
  await beginRun(ctx, row)
  await ctx.record('imports.started', { importId: row.id, productId, file: file.name })
  await ctx.notify(IMPORTS_TOPIC)
  return presentImport(row, ctx.member.permissions)
}
