import type { SettingsView } from '@coverwright/contract/company/settings'
import type { MemberCtx } from '../../platform/operations'
import { findCompanySettings, findPersonSettings } from './store'

export async function getSettings(ctx: MemberCtx): Promise<SettingsView> {
  return {
    company: await findCompanySettings(ctx),
    mine: await findPersonSettings(ctx, ctx.member.id),
    may: ctx.member.permissions.includes('companies.write') ? ['updateCompany'] : [],
  }
}
