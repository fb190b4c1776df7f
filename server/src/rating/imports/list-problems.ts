import type { importOperations } from '@coverwright/contract/rating/imports'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { loadImport } from './load-import'

export async function listProblems(
  ctx: MemberCtx,
  { id, page, pageSize }: TakesOf<typeof importOperations.listProblems>,
) {
  const { problems, problemCount } = await loadImport(ctx, id)
  const rows = problems
    .slice((page - 1) * pageSize, page * pageSize)
    .map((problem) => ({ ...problem, values: { ...problem.values } }))
  return { rows, total: problemCount, kept: problems.length }
}
