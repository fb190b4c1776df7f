import { importsTopic, type ImportView } from '@coverwright/contract/rating/imports'
import { Refused } from '../../kernel'
import { holdFile } from '../../company/media'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { beginRun } from './begin-run'
import { holdImport } from './load-import'
import { presentImport } from './present'
import { changeImport, deleteImportRow, listSilentRuns, lockImport } from './store'

/** The running thread sees within a second that its run is not the one any more, and ends. */
export async function cancelImport(ctx: MemberCtx, { id }: { id: string }): Promise<ImportView> {
  const { row, next } = await holdImport(ctx, id, 'cancel')
  const changed = await changeImport(ctx, id, { state: next, attempt: row.attempt + 1, progress: null })
  await ctx.record('imports.cancelled', { importId: id })
  await ctx.notify(importsTopic)
  return presentImport(changed, ctx.member.permissions)
}

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

const SILENT_MS = 60_000

/** A server that died in the middle says nothing any more: its runs begin anew. */
export async function resumeImports(ctx: CompanyCtx) {
  for (const row of await listSilentRuns(ctx, SILENT_MS)) {
    const changed = await changeImport(ctx, row.id, { attempt: row.attempt + 1, aliveAt: ctx.now() })
    await beginRun(ctx, changed)
  }
}
