import { type DesignDraft, policyNumbersTopic } from '@coverwright/contract/selling/policy-numbers'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentOne } from './present'
import { standsAgainst } from './stands-against'
import { insertDesign, lockDesigns } from './store'

export async function createDesign(ctx: MemberCtx, { title, design }: DesignDraft) {
  await lockDesigns(ctx)
  const [refusal = null] = await standsAgainst(ctx, null, { title, design })
  refuseIf(refusal)
  const row = await insertDesign(ctx, { id: ctx.newId(), title, design })
  await ctx.record('policyNumbers.created', { designId: row.id, title })
  await ctx.notify(policyNumbersTopic)
  return presentOne(ctx, row)
}
