import { type DesignDraft, policyNumbersTopic } from '@coverwright/contract/selling/policy-numbers'
import {
  changeRefusal,
  collisionRefusal,
  designRefusals,
  endRefusal,
  startsAfresh,
} from '@coverwright/rules/selling/policy-numbers'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { companyDay } from '../../company/settings'
import { holdDesign } from './get-design'
import { connectionsOf, presentOne, useOf } from './present'
import { printedBefore } from './printed-before'
import { listOtherDesigns, lockDesigns, updateDesignRow } from './store'

/** Another shape begins another series, whose numbers start again; the same shape goes on from where it was. */
export async function updateDesign(ctx: MemberCtx, { id, title, design }: DesignDraft & { id: string }) {
  await lockDesigns(ctx)
  const before = await holdDesign(ctx, id)
  refuseIf(designRefusals(design)[0] ?? null)
  const connected = (await connectionsOf(ctx, [id])).get(id) ?? []
  const today = await companyDay(ctx)
  refuseIf(changeRefusal(before.design, design, useOf(before, connected), today))
  refuseIf(endRefusal(design, before.design, today))
  refuseIf(collisionRefusal(design, await listOtherDesigns(ctx, id)))
  refuseIf(await printedBefore(ctx, before, design))
  const isAfresh = startsAfresh(before.design, design)
  const { series, earlier } = before
  const isNext = isAfresh && before.last !== null
  const change = {
    title,
    design,
    series: isNext ? series + 1 : series,
    earlier: isNext ? [...earlier, { series, design: before.design }] : earlier,
    last: isAfresh ? null : before.last,
    given: isAfresh ? 0 : before.given,
  }
  await updateDesignRow(ctx, id, change)
  await ctx.record('policyNumbers.changed', { designId: id, title })
  await ctx.notify(policyNumbersTopic)
  return presentOne(ctx, { ...before, ...change, updatedAt: ctx.now() })
}
