import type { GatewayName } from '@coverwright/rules/selling/payments'
import type { Aside, CompanyCtx } from '../../platform/operations'
import type { Desk } from './gateway'
import { listGatewayRows } from './store'

export async function deskOf(ctx: CompanyCtx, name: GatewayName, within: Aside): Promise<Desk> {
  const row = (await listGatewayRows(ctx)).find((each) => each.name === name)
  const { company, config, consoleUrl } = ctx
  return { company, config, consoleUrl, settings: row?.settings ?? {}, within }
}
