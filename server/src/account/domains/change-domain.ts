import type { TakesOf } from '@coverwright/contract/platform'
import { type domainOperations, domainsTopic } from '@coverwright/contract/account/domains'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { letNameGo, releaseHost } from './host-store'
import { holdDomain } from './hold-domain'
import { presentDomain } from './present'
import { isOffered } from './targets'
import { serveDomain } from './serve-domain'
import { deleteDomainRow, updateDomainRow } from './store'

type Takes<Name extends keyof typeof domainOperations> = TakesOf<(typeof domainOperations)[Name]>

/** From the next moment on every process shows it there. */
export async function bindDomain(ctx: MemberCtx, { id, target }: Takes<'bind'>) {
  const row = await holdDomain(ctx, id, 'bind')
  if (target && !(await isOffered(ctx, target))) throw new Refused('domains.noSuchTarget', { field: 'target' })
  const bound = await updateDomainRow(ctx, row, { target })
  await serveDomain(ctx, bound)
  await ctx.record(target ? 'domains.bound' : 'domains.unbound', { domainId: id, host: row.host })
  return presentDomain(ctx, bound)
}

export async function updateDomain(ctx: MemberCtx, { id, autoRenew, renewsCertificate }: Takes<'update'>) {
  const row = await holdDomain(ctx, id, 'change')
  const changed = await updateDomainRow(ctx, row, {
    autoRenew: row.way === 'bought' ? (autoRenew ?? row.autoRenew) : false,
    renewsCertificate: renewsCertificate ?? row.renewsCertificate,
  })
  await ctx.record('domains.changed', { domainId: id, host: row.host })
  await ctx.notify(domainsTopic)
  return presentDomain(ctx, changed)
}

/** With its claim and its certificate: whoever claims the name next needs a record that was never seen before. */
export async function deleteDomain(ctx: MemberCtx, { id }: { id: string }) {
  const row = await holdDomain(ctx, id, 'delete')
  await deleteDomainRow(ctx, id)
  if (row.way === 'bought') await letNameGo(ctx, row.host)
  await releaseHost(ctx, row.host)
  await ctx.record('domains.deleted', { domainId: id, host: row.host })
  await ctx.notify(domainsTopic)
  return { id }
}
