import type { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import type { TakesOf } from '@coverwright/contract/platform'
import {
  changeRefusal,
  collisionRefusal,
  designRefusals,
  endRefusal,
  numbersLeft,
  previewPolicyNumbers,
  startsAfresh,
} from '@coverwright/rules/selling/policy-numbers'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { companyDay } from '../../company/settings'
import { connectionsOf, useOf } from './present'
import { printedBefore } from './printed-before'
import { findDesign, listOtherDesigns } from './store'

/** The numbers as they would come, and everything that stands against them at once. */
export async function previewNumbers(ctx: MemberCtx, input: TakesOf<typeof policyNumberOperations.previewNumbers>) {
  const { id, design } = input
  const before = id ? await findDesign(ctx, id) : null
  if (id && !before) throw new Refused('policyNumbers.notFound')
  const unsound = designRefusals(design)
  if (unsound.length > 0) return { numbers: [], left: 0, refusals: unsound.map(plain) }
  const last = before && !startsAfresh(before.design, design) ? before.last : null
  const connected = id ? ((await connectionsOf(ctx, [id])).get(id) ?? []) : []
  const today = await companyDay(ctx)
  const against = [
    before && changeRefusal(before.design, design, useOf(before, connected), today),
    endRefusal(design, before?.design ?? null, today),
    collisionRefusal(design, await listOtherDesigns(ctx, id ?? null)),
    await printedBefore(ctx, before, design),
  ].filter((refusal) => refusal !== null)
  return {
    numbers: previewPolicyNumbers(design, last, today),
    left: numbersLeft(design, last),
    refusals: against.map(plain),
  }
}

const plain = ({
  code,
  field,
  values,
}: {
  code: string
  field?: string
  values?: Readonly<Record<string, string | number>>
}) => ({
  code,
  ...(field === undefined ? {} : { field }),
  ...(values === undefined ? {} : { values: { ...values } }),
})
