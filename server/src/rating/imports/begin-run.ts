import type { CompanyCtx } from '../../platform/operations'

type Run = { id: string; attempt: number; state: string }

/** One job for each run; a run that was begun anew has another number, and the older job finds nothing to do. */
export async function beginRun(ctx: CompanyCtx, { id, attempt, state }: Run) {
  const task = state === 'converting' ? 'imports.convert' : 'imports.identify'
  await ctx.enqueue(task, { importId: id, attempt }, { key: `${task}:${id}:${attempt}`, maxAttempts: 3 })
}
