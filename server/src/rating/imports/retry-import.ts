import { importsTopic, type ImportView } from '@coverwright/contract/rating/imports'
import type { MemberCtx } from '../../platform/operations'
import { beginRun } from './begin-run'
import { holdImport } from './load-import'
import { presentImport } from './present'
import { changeImport } from './store'

export async function retryImport(ctx: MemberCtx, { id }: { id: string }): Promise<ImportView> {
  const { row, next } = await holdImport(ctx, id, 'again')
  const changed = await changeImport(ctx, id, {
    state: next,
    attempt: row.attempt + 1,
    progress: null,
    failure: null,
    aliveAt: ctx.now(),
  })
  await beginRun(ctx, changed)
  await ctx.notify(importsTopic)
  return presentImport(changed, ctx.member.permissions)
}
