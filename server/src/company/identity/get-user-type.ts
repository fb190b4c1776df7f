import type { UserType } from '@coverwright/contract/company/identity'
import { trialStatus } from '@coverwright/rules/company/trials'
import type { z } from 'zod'
import { loadStanding } from '../members'
import type { MemberCtx } from '../../platform/operations'
import { loadTrial } from '../trials'

export async function getUserType(ctx: MemberCtx): Promise<z.input<typeof UserType>> {
  const [standing, trial] = [await loadStanding(ctx, ctx.member.id), await loadTrial(ctx)]
  return { standing, roleNames: [...ctx.member.roleNames], trial: trialStatus(trial, ctx.now()) }
}
