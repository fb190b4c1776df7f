import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findTest } from './store'

export async function loadTest(ctx: MemberCtx, id: string) {
  const row = await findTest(ctx, id)
  if (!row) throw new Refused('productTests.notFound')
  return row
}
