import { meTopic } from '@coverwright/contract/company/identity'
import { settingsTopic, type CompanySettings } from '@coverwright/contract/company/settings'
import type { MemberCtx } from '../../platform/operations'
import { getSettings } from './get-settings'
import { findCompanySettings, keepCompanySettings } from './store'

/** The audit log gets the names and the new values of what changed; open consoles of the company read anew. */
export async function updateCompanySettings(ctx: MemberCtx, change: Partial<CompanySettings>) {
  const before = await findCompanySettings(ctx)
  const after = { ...before, ...change }
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof CompanySettings] !== value)
  if (changed.length > 0) {
    await keepCompanySettings(ctx, after)
    await ctx.record('settings.companyUpdated', Object.fromEntries(changed))
    await ctx.notify(settingsTopic)
    // Who one is comes with the company's time zone and date form: every time on screen is shown in them.
    if (before.timeZone !== after.timeZone || before.dateForm !== after.dateForm) await ctx.notify(meTopic)
  }
  return getSettings(ctx)
}
