import { settingsOperations, type SettingsView } from '@coverwright/contract/company/settings'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { findCompanySettings, findPersonSettings } from './store'

export async function getSettings(ctx: MemberCtx): Promise<SettingsView> {
  return {
    company: await findCompanySettings(ctx),
    mine: await findPersonSettings(ctx, ctx.member.id),
    may: mayDo(ctx.member, { updateCompany: settingsOperations.updateCompany }),
  }
}
