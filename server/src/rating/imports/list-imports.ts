import type { importOperations } from '@coverwright/contract/rating/imports'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { presentImport } from './present'
import { listImportRows } from './store'

export async function listImports(ctx: MemberCtx, query: TakesOf<typeof importOperations.list>) {
  const { rows, total } = await listImportRows(ctx, query)
  return { rows: rows.map((row) => presentImport(row, ctx.member.permissions)), total }
}
