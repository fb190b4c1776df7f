import { type DesignDraft, policyNumbersTopic } from '@coverwright/contract/selling/policy-numbers'
import { startsAfresh } from '@coverwright/rules/selling/policy-numbers'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdDesign } from './get-design'
import { presentOne } from './present'
import { standsAgainst } from './stands-against'
import { lockDesigns, updateDesignRow } from './store'

/** Another shape begins another series, whose numbers start again; the same shape goes on from where it was. */
export async function updateDesign(ctx: MemberCtx, { id, title, design }: DesignDraft & { id: string }) {
  await lockDesigns(ctx)
  const before = await holdDesign(ctx, id)
  const [refusal = null] = await standsAgainst(ctx, before, { title, design })
  refuseIf(refusal)
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
