import { meTopic } from '@coverwright/contract/company/identity'
import { companySettingsChanged, settingsTopic, type CompanySettings } from '@coverwright/contract/company/settings'
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
    await ctx.emit(companySettingsChanged, {})
    await ctx.notify(settingsTopic)
    // Who one is comes with the company's clocks and calendar: every time on screen is shown by them.
    await ctx.notify(meTopic)
  }
  return getSettings(ctx)
}
