import type { CompanySettings } from '@coverwright/rules/company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { findCompanySettings } from './store'

/** How the company tells times, for readers who are not in it yet: an hour must not be two hours to two people. */
export async function companyClock(ctx: CompanyCtx): Promise<Pick<CompanySettings, 'timeZone' | 'dateForm'>> {
  const { timeZone, dateForm } = await findCompanySettings(ctx)
  return { timeZone, dateForm }
}
