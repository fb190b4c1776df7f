import { type TransferView, membersTopic } from '@coverwright/contract/company/members'
import { linkLifeMs } from '@coverwright/rules/company/identity'
import { standingOf, transferRefusal, transferStatus } from '@coverwright/rules/company/members'
import { findProfile, lockCompany } from '../companies'
import { Refused, refuseIf } from '../../kernel'
import { findPerson, issueLink, personName, refuseWritingTooOften, sendLetter } from '../people'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { findListedById } from './member-store'
import { findPendingTransfer, insertTransfer, settleTransfer, type TransferRow } from './transfer-store'

/** Asks a secondary user to become the primary user. A handing over that ran out makes room for the next. */
export async function startTransfer(ctx: MemberCtx, { memberId }: { memberId: string }): Promise<TransferView> {
  await lockCompany(ctx)
  const open = await findPendingTransfer(ctx)
  if (open && transferStatus(open, ctx.now()) === 'pending') throw new Refused('members.transferOpen')
  if (open) await settleTransfer(ctx, open.id, 'cancelled')
  const candidate = await findListedById(ctx, memberId)
  if (!candidate) throw new Refused('members.member.notFound', { field: 'memberId' })
  const isEmailVerified = candidate.kind === 'member'
  const isActive = candidate.state === 'active' || !isEmailVerified
  refuseIf(transferRefusal({ standing: standingOf(candidate.roles), isActive, isEmailVerified }))
  await refuseWritingTooOften(ctx, 'transfer', candidate.email)
  const [id, now] = [ctx.newId(), ctx.now()]
  const expiresAt = new Date(now.getTime() + linkLifeMs.transferPrimary)
  await insertTransfer(ctx, { id, fromMember: ctx.member.id, toMember: memberId, createdAt: now, expiresAt })
  await tellStarted(ctx, id, ctx.member.id, memberId)
  await ctx.record('members.transferStarted', { transferId: id, toMemberId: memberId })
  await ctx.notify(membersTopic)
  const transfer = await findPendingTransfer(ctx)
  if (!transfer) throw new Error('the transfer just made is not there')
  return presentTransfer(ctx, transfer)
}

async function tellStarted(ctx: MemberCtx, transferId: string, fromId: string, toId: string) {
  const { from, to, company } = await loadParties(ctx, fromId, toId)
  const link = await issueLink(ctx, 'transferPrimary', { subject: transferId, company: ctx.company })
  await sendLetter(ctx, to, 'transferInvite', { from: personName(from), company }, `/transfer-notice?link=${link}`)
  await sendLetter(ctx, from, 'transferStarted', { to: personName(to), company }, '/users')
}

export async function getOpenTransfer(ctx: MemberCtx): Promise<{ transfer: TransferView | null }> {
  const open = await findPendingTransfer(ctx)
  return { transfer: open ? await presentTransfer(ctx, open) : null }
}

export async function cancelTransfer(ctx: MemberCtx): Promise<{ done: true }> {
  const open = await findPendingTransfer(ctx)
  if (!open || !(await settleTransfer(ctx, open.id, 'cancelled'))) throw new Refused('members.transfer.notFound')
  const { from, to, company } = await loadParties(ctx, open.fromMember, open.toMember)
  await sendLetter(ctx, to, 'transferCancelled', { from: personName(from), company })
  await ctx.record('members.transferCancelled', { transferId: open.id, toMemberId: open.toMember })
  await ctx.notify(membersTopic)
  return { done: true }
}

export async function loadParties(ctx: CompanyCtx, fromId: string, toId: string) {
  const [from, to, profile] = [await findPerson(ctx, fromId), await findPerson(ctx, toId), await findProfile(ctx)]
  if (!from || !to || !profile) throw new Refused('members.transfer.notFound')
  return { from, to, company: profile.registered.name }
}

export async function presentTransfer(ctx: CompanyCtx, transfer: TransferRow): Promise<TransferView> {
  const { from, to, company } = await loadParties(ctx, transfer.fromMember, transfer.toMember)
  return {
    id: transfer.id,
    status: transferStatus(transfer, ctx.now()),
    fromName: personName(from),
    toName: personName(to),
    toEmail: to.email,
    companyName: company,
    createdAt: transfer.createdAt.toISOString(),
    expiresAt: transfer.expiresAt.toISOString(),
  }
}
