import { type PersonSettings, settingsTopic } from '@coverwright/contract/company/settings'
import type { MemberCtx } from '../../platform/operations'
import { getSettings } from './get-settings'
import { mergePersonSettings } from './store'

export async function updateMySettings(ctx: MemberCtx, change: Partial<PersonSettings>) {
  await mergePersonSettings(ctx, change)
  await ctx.notify(settingsTopic, { memberId: ctx.member.id })
  return getSettings(ctx)
}
