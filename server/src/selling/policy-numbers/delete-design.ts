import { policyNumbersTopic } from '@coverwright/contract/selling/policy-numbers'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdDesign } from './get-design'
import { deleteDesignRow, listConnections } from './store'

export async function deleteDesign(ctx: MemberCtx, { id }: { id: string }) {
  const row = await holdDesign(ctx, id)
  const connected = await listConnections(ctx, [id])
  if (row.last !== null || row.series > 1 || connected.length > 0) throw new Refused('policyNumbers.inUse')
  await deleteDesignRow(ctx, id)
  await ctx.record('policyNumbers.deleted', { designId: id, title: row.title })
  await ctx.notify(policyNumbersTopic)
  return { id }
}
