import type { dashboardOperations } from '@coverwright/contract/insight/dashboards'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { listRows } from './rows-store'
import { chooseCurrency, moneyOf, openWindows } from './sales'

export async function listFigureRows(ctx: MemberCtx, wanted: TakesOf<typeof dashboardOperations.listFigureRows>) {
  const { windows, asked, usual } = await openWindows(ctx, wanted)
  const currency = wanted.currency ?? chooseCurrency(await moneyOf(ctx, windows, asked), usual).currency
  const { figure, plan, page } = wanted
  return { currency, ...(await listRows(ctx, windows.now, { ...asked, figure, plan, page, currency })) }
}
