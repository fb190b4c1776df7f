import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentOne } from './present'
import { type DesignRow, findDesign, lockDesign } from './store'

export async function getDesign(ctx: MemberCtx, { id }: { id: string }) {
  const row = await findDesign(ctx, id)
  if (!row) throw new Refused('policyNumbers.notFound')
  return presentOne(ctx, row)
}

/** Held for this transaction, for whatever changes it. */
export async function holdDesign(ctx: MemberCtx, id: string): Promise<DesignRow> {
  const row = await lockDesign(ctx, id)
  if (!row) throw new Refused('policyNumbers.notFound')
  return row
}
