import { momentIn } from '@coverwright/rules/design/forms'
import type { Day } from '@coverwright/rules/kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findCompanySettings } from './store'

/** The day that it is for the company, or was at a moment. */
export async function companyDay(ctx: CompanyCtx, moment = ctx.now()): Promise<Day> {
  return momentIn(moment, (await findCompanySettings(ctx)).timeZone).day
}
