import type { TakesOf } from '@coverwright/contract/platform'
import {
  type GatewayView,
  paymentOperations as operations,
  paymentsTopic,
} from '@coverwright/contract/selling/payments'
import {
  type GatewayAct,
  gatewayLife,
  type GatewayName,
  gatewayNames,
  gatewayRefusal,
  trialGatewayRefusal,
} from '@coverwright/rules/selling/payments'
import { isInTrial } from '../../company/trials'
import { Refused, refuseIf } from '../../kernel'
import { type CompanyCtx, mayDo, type MemberCtx } from '../../platform/operations'
import { refuseElsewhere } from './refuse-elsewhere'
import { type GatewayRow, holdGateways, insertGateway, listGatewayRows, setGatewayState, switchTo } from './store'
import { hasStripe, refuseUnready } from './stripe'

type Named = TakesOf<typeof operations.installGateway>

export async function getGateways(ctx: MemberCtx) {
  const rows = await listGatewayRows(ctx)
  const gateways = gatewayNames.map((name) => present(ctx, name, rows))
  return { gateways, isInTrial: await isInTrial(ctx), isConnectable: hasStripe(ctx.config) }
}

export async function installGateway(ctx: MemberCtx, { name }: Named) {
  await refuseSetUp(ctx, name)
  await installAs(ctx, name)
  return viewOf(ctx, name)
}

/** Also the way in for the demo. */
export async function installAs(ctx: CompanyCtx, name: GatewayName) {
  if (!(await insertGateway(ctx, name))) throw new Refused('payments.wrongState')
  await ctx.record('payments.installed', { name })
  await ctx.notify(paymentsTopic)
}

export async function activateGateway(ctx: MemberCtx, { name }: Named) {
  await refuseSetUp(ctx, name)
  await activateAs(ctx, name)
  return viewOf(ctx, name)
}

export async function activateAs(ctx: CompanyCtx, name: GatewayName) {
  refuseAct(await listGatewayRows(ctx), name, 'activate')
  if (name === 'stripe') await refuseUnready(ctx)
  // Held only now: nobody waits for this company's rows while somebody outside is asked.
  const rows = await holdGateways(ctx)
  refuseAct(rows, name, 'activate')
  await switchTo(ctx, name)
  const instead = rows.find(({ state }) => state === 'active')?.name
  await ctx.record('payments.activated', { name, ...(instead && { instead }) })
  await ctx.notify(paymentsTopic)
}

export async function deactivateGateway(ctx: MemberCtx, { name }: Named) {
  refuseAct(await holdGateways(ctx), name, 'deactivate')
  await setGatewayState(ctx, name, 'inactive')
  await ctx.record('payments.deactivated', { name })
  await ctx.notify(paymentsTopic)
  return viewOf(ctx, name)
}

async function refuseSetUp(ctx: MemberCtx, name: GatewayName) {
  await refuseElsewhere(ctx)
  refuseIf(trialGatewayRefusal(name, await isInTrial(ctx)))
  if (name === 'stripe' && !hasStripe(ctx.config)) throw new Refused('payments.stripeNotSetUp')
}

const stateOf = (rows: readonly GatewayRow[], name: GatewayName) =>
  rows.find((row) => row.name === name)?.state ?? 'notConfigured'

const refuseAct = (rows: readonly GatewayRow[], name: GatewayName, act: GatewayAct) =>
  refuseIf(gatewayRefusal(stateOf(rows, name), act))

const viewOf = async (ctx: MemberCtx, name: GatewayName) => present(ctx, name, await listGatewayRows(ctx))

function present(ctx: MemberCtx, name: GatewayName, rows: readonly GatewayRow[]): GatewayView {
  const row = rows.find((each) => each.name === name)
  const state = stateOf(rows, name)
  const { installGateway: install, activateGateway: activate, deactivateGateway: deactivate } = operations
  const acts = {
    ...{ install, activate, deactivate },
    testPayment: row !== undefined && operations.startTestPayment,
    connect: name === 'stripe' && row !== undefined && install,
  }
  const may = mayDo(ctx.member, acts, { life: gatewayLife, state })
  return { name, state, changedAt: row?.changedAt.toISOString() ?? null, may }
}
