import { importsTopic, type ImportView } from '@coverwright/contract/rating/imports'
import type { MemberCtx } from '../../platform/operations'
import { holdImport } from './load-import'
import { presentImport } from './present'
import { changeImport } from './store'

/** The running thread sees within a second that its run is not the one any more, and ends. */
export async function cancelImport(ctx: MemberCtx, { id }: { id: string }): Promise<ImportView> {
  const { row, next } = await holdImport(ctx, id, 'cancel')
  const changed = await changeImport(ctx, id, { state: next, attempt: row.attempt + 1, progress: null })
  await ctx.record('imports.cancelled', { importId: id })
  await ctx.notify(importsTopic)
  return presentImport(changed, ctx.member.permissions)
}
