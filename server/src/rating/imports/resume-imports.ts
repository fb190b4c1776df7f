import type { CompanyCtx } from '../../platform/operations'
import { beginRun } from './begin-run'
import { changeImport, listSilentRuns } from './store'

const SILENT_MS = 60_000

/** A server that died in the middle says nothing any more: its runs begin anew. */
export async function resumeImports(ctx: CompanyCtx) {
  for (const row of await listSilentRuns(ctx, SILENT_MS)) {
    const changed = await changeImport(ctx, row.id, { attempt: row.attempt + 1, aliveAt: ctx.now() })
    await beginRun(ctx, changed)
  }
}
