import type { StrangerCtx } from '../../platform/operations'
import { reviewCompany as review } from './verify-company'
import { type OneCompany, enterAsOperator } from './enter-as-operator'

type Decision = OneCompany & { decision: 'approve' | 'reject'; note: string }

export async function reviewCompany(ctx: StrangerCtx, input: Decision): Promise<{ done: true }> {
  await review(await enterAsOperator(ctx, input), input)
  return { done: true }
}
