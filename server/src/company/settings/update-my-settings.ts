import { type PersonSettings, SETTINGS_TOPIC } from '@coverwright/contract/company/settings'
import type { MemberCtx } from '../../platform/operations'
import { getSettings } from './get-settings'
import { mergePersonSettings } from './store'

export async function updateMySettings(ctx: MemberCtx, change: Partial<PersonSettings>) {
  await mergePersonSettings(ctx, change)
  await ctx.notify(SETTINGS_TOPIC, { memberId: ctx.member.id })
  return getSettings(ctx)
}
