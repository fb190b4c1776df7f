import type { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import type { TakesOf } from '@coverwright/contract/platform'
import {
  designRefusals,
  numbersLeft,
  previewPolicyNumbers,
  startsAfresh,
} from '@coverwright/rules/selling/policy-numbers'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { companyDay } from '../../company/settings'
import { standsAgainst } from './stands-against'
import { findDesign } from './store'

/** The numbers as they would come, and everything that stands against them at once. */
export async function previewNumbers(ctx: MemberCtx, input: TakesOf<typeof policyNumberOperations.previewNumbers>) {
  const { id, title, design } = input
  const before = id ? await findDesign(ctx, id) : null
  if (id && !before) throw new Refused('policyNumbers.notFound')
  const refusals = await standsAgainst(ctx, before, { title, design })
  if (designRefusals(design).length > 0) return { numbers: [], left: 0, refusals }
  const last = before && !startsAfresh(before.design, design) ? before.last : null
  return {
    numbers: previewPolicyNumbers(design, last, await companyDay(ctx)),
    left: numbersLeft(design, last),
    refusals,
  }
}
