import type { TakesOf } from '@coverwright/contract/platform'
import { type domainOperations, domainsTopic } from '@coverwright/contract/account/domains'
import { periodFrom } from '@coverwright/rules/account/subscriptions'
import { chargeBill, type Fulfil, getBill, placeBill } from '../billing'
import { enterMovement } from '../../company/movements'
import { notify } from '../../company/notifications'
import { companyDay } from '../../company/settings'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { holdName, keepName, letNameGo } from './host-store'
import { holdDomain } from './hold-domain'
import { priceOfYear } from './offer-names'
import { presentRow } from './present'
import { readName, shownName } from './read-name'
import { refuseWithoutPlan } from './refuse-without-plan'
import { isNameFree } from './registrar'
import { serveDomain, startBinding } from './serve-domain'
import {
  deleteDomainRow,
  type DomainRow,
  findDomain,
  findDomainByHost,
  insertDomain,
  listApplying,
  lockDomain,
  updateDomainRow,
} from './store'

type Takes<Name extends keyof typeof domainOperations> = TakesOf<(typeof domainOperations)[Name]>

/** A little longer than its order can be paid. */
const HELD_MS = 3 * 3_600_000

/** Held at the registrar while it is paid, so that nobody pays for a name that somebody else got meanwhile. */
export async function registerDomain(ctx: MemberCtx, { name, totalMinor }: Takes<'register'>) {
  await refuseWithoutPlan(ctx)
  const { registrable: host } = readName(ctx.config, name)
  const price = await priceOfYear(ctx, host)
  if (price.totalMinor !== totalMinor) throw new Refused('orders.priceChanged')
  const known = await findDomainByHost(ctx, host)
  if (known && known.stage !== 'apply') throw new Refused('domains.already', { field: 'name' })
  const isHeld = (await isNameFree(ctx, host)) && (await holdName(ctx, host, new Date(ctx.now().getTime() + HELD_MS)))
  if (!isHeld) throw new Refused('domains.notAvailable', { field: 'name' })
  await dropOthers(ctx, host)
  const row = known ?? (await insertDomain(ctx, { host, isSubdomain: false, way: 'bought', stage: 'apply' }))
  const orderId = await placeYear(ctx, row)
  const ordered = await updateDomainRow(ctx, row, { orderId })
  await ctx.record('domains.ordered', { domainId: row.id, host, orderId })
  await ctx.notify(domainsTopic)
  const domain = presentRow(ctx, ordered, { today: await companyDay(ctx), target: null })
  return { domain, bill: await getBill(ctx, { orderId }) }
}

/** Names whose order nobody paid in time are let go; one that can still be paid stays. */
async function dropOthers(ctx: MemberCtx, host: string) {
  for (const other of await listApplying(ctx)) {
    const bill = other.orderId ? await getBill(ctx, { orderId: other.orderId }) : null
    if (other.host === host || bill?.may.includes('pay')) continue
    await deleteDomainRow(ctx, other.id)
    await letNameGo(ctx, other.host)
  }
}

async function placeYear(ctx: CompanyCtx, { id, host, paidUntil }: DomainRow, heldMs?: number): Promise<string> {
  const today = await companyDay(ctx)
  const period = periodFrom('annual', paidUntil === null ? today : Math.max(today, paidUntil + 1))
  const what = { kind: 'domain', domainId: id, name: shownName(host) } as const
  const price = await priceOfYear(ctx, host)
  return (await placeBill(ctx, { what, price, period, heldMs })).order.id
}

export async function payDomain(ctx: MemberCtx, { id }: Takes<'pay'>) {
  const row = await findDomain(ctx, id)
  if (!row?.orderId) throw new Refused('domains.notFound')
  await chargeBill(ctx, row.orderId)
  return getBill(ctx, { orderId: row.orderId })
}

export async function renewDomain(ctx: MemberCtx, { id }: Takes<'renew'>) {
  const row = await holdDomain(ctx, id, 'renew')
  const orderId = await placeYear(ctx, row)
  await updateDomainRow(ctx, row, { orderId })
  await chargeBill(ctx, orderId)
  return getBill(ctx, { orderId })
}

/** By the clock, for a domain that renews itself; one order for one year, however often it is tried. */
export async function chargeRenewal(ctx: CompanyCtx, row: DomainRow, today: number) {
  const orderId = await placeYear(ctx, row, 60 * 86_400_000)
  await updateDomainRow(ctx, row, { orderId, triedOn: today })
  await ctx.record('domains.renewalTried', { domainId: row.id, host: row.host, orderId })
  await chargeBill(ctx, orderId)
}

export const fulfilDomain: Fulfil = {
  give: async (ctx, { what, orderId, periodTo, price }) => {
    if (what.kind !== 'domain' || periodTo === null) return
    const { host } = readName(ctx.config, what.name)
    const fresh = { id: what.domainId, host, isSubdomain: false, way: 'bought', stage: 'apply' } as const
    const row = (await lockDomain(ctx, what.domainId)) ?? (await insertDomain(ctx, fresh))
    if (!(await keepName(ctx, host, periodTo))) return giveBack(ctx, row, price.netMinor + price.taxMinor)
    const paid = await updateDomainRow(ctx, row, { paidUntil: periodTo, noticed: null, triedOn: null, orderId })
    await ctx.record('domains.paid', { domainId: row.id, host, orderId })
    if (row.stage === 'apply') await startBinding(ctx, paid)
    else await serveDomain(ctx, paid)
  },
  failed: async (ctx, { what }) => {
    const row = what.kind === 'domain' ? await findDomain(ctx, what.domainId) : null
    if (!row || row.stage === 'apply') return
    await notify(ctx, { kind: 'domains.renewalFailed', values: { domain: shownName(row.host) }, href: '/domain' })
  },
}

/** The registrar gave the name to somebody else after all: what was paid stands in the account. */
async function giveBack(ctx: CompanyCtx, row: DomainRow, amountMinor: number) {
  await deleteDomainRow(ctx, row.id)
  await enterMovement(ctx, { kind: 'credited', amountMinor })
  await ctx.record('domains.notRegistered', { domainId: row.id, host: row.host })
  await notify(ctx, { kind: 'domains.renewalFailed', values: { domain: shownName(row.host) }, href: '/domain' })
}
