import type { GatewayName } from '@coverwright/rules/selling/payments'
import type { Aside, CompanyCtx } from '../../platform/operations'
import type { Desk } from './gateway'
import { listGatewayRows } from './store'

export const deskOf = async (ctx: CompanyCtx, name: GatewayName, within: Aside): Promise<Desk> =>
  deskFrom(ctx, await listGatewayRows(ctx), name, within)

type Gateways = Awaited<ReturnType<typeof listGatewayRows>>

export function deskFrom(ctx: CompanyCtx, gateways: Gateways, name: GatewayName, within: Aside): Desk {
  const row = gateways.find((each) => each.name === name)
  const { company, config, consoleUrl } = ctx
  return { company, config, consoleUrl, settings: row?.settings ?? {}, within }
}
