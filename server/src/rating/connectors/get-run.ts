import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findRun } from './run-store'
import { presentRunOf } from './list-runs'

export async function getRun(ctx: MemberCtx, { id }: { id: string }) {
  const run = await findRun(ctx, id)
  if (!run) throw new Refused('connectors.notFound')
  return presentRunOf(ctx, run)
}
