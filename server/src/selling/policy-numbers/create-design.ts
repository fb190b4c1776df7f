import { type DesignDraft, policyNumbersTopic } from '@coverwright/contract/selling/policy-numbers'
import { collisionRefusal, designRefusals, endRefusal } from '@coverwright/rules/selling/policy-numbers'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { companyDay } from '../../company/settings'
import { presentOne } from './present'
import { printedBefore } from './printed-before'
import { insertDesign, listOtherDesigns, lockDesigns } from './store'

export async function createDesign(ctx: MemberCtx, { title, design }: DesignDraft) {
  refuseIf(designRefusals(design)[0] ?? endRefusal(design, null, await companyDay(ctx)))
  await lockDesigns(ctx)
  refuseIf(collisionRefusal(design, await listOtherDesigns(ctx, null)))
  refuseIf(await printedBefore(ctx, null, design))
  const row = await insertDesign(ctx, { id: ctx.newId(), title, design })
  await ctx.record('policyNumbers.created', { designId: row.id, title })
  await ctx.notify(policyNumbersTopic)
  return presentOne(ctx, row)
}
