import { dateWriter } from '@coverwright/rules/kernel'
import { companyClock } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'

/** 'YYYY-MM-DD HH:MM' as the company's clock shows it: such times stand in the order of their letters. */
export async function companyNow(ctx: CompanyCtx): Promise<string> {
  const { timeZone } = await companyClock(ctx)
  const parts = dateWriter('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  }).formatToParts(ctx.now())
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
}
