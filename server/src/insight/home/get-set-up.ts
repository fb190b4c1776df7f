import type { SetUpStep } from '@coverwright/contract/insight/home'
import type { MemberCtx } from '../../platform/operations'
import { setUpSteps } from './set-up-steps'

/** Nobody is asked for what they may not do. */
export async function getSetUp(ctx: MemberCtx): Promise<{ steps: SetUpStep[] }> {
  const steps: SetUpStep[] = []
  for (const { step, needs, look } of setUpSteps) {
    if (needs && !ctx.member.permissions.includes(needs)) continue
    steps.push({ step, ...(await look(ctx)) })
  }
  return { steps }
}
