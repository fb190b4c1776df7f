import type { DesignDraft } from '@coverwright/contract/selling/policy-numbers'
import type { Refusal } from '@coverwright/rules/kernel'
import {
  changeRefusal,
  collisionRefusal,
  designRefusals,
  endRefusal,
  titleRefusal,
} from '@coverwright/rules/selling/policy-numbers'
import type { MemberCtx } from '../../platform/operations'
import { companyDay } from '../../company/settings'
import { connectionsOf, useOf } from './present'
import { printedBefore } from './printed-before'
import { type DesignRow, listOtherDesigns } from './store'

/** Everything that keeps a design from being made, or from taking the place of what it was before. */
export async function standsAgainst(ctx: MemberCtx, before: DesignRow | null, { title, design }: DesignDraft) {
  const unsound = designRefusals(design)
  if (unsound.length > 0) return unsound
  const today = await companyDay(ctx)
  const others = await listOtherDesigns(ctx, before?.id ?? null)
  const connected = before ? ((await connectionsOf(ctx, [before.id])).get(before.id) ?? []) : []
  const refusals: (Refusal | null)[] = [
    before && changeRefusal(before.design, design, useOf(before, connected), today),
    endRefusal(design, before?.design ?? null, today),
    titleRefusal(title, others),
    collisionRefusal(design, others),
    await printedBefore(ctx, before, design),
  ]
  return refusals.filter((refusal) => refusal !== null)
}
