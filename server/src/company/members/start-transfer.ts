import { type TransferView, membersTopic } from '@coverwright/contract/company/members'
import { linkLifeMs } from '@coverwright/rules/company/identity'
import { standingOf, transferRefusal, transferStatus } from '@coverwright/rules/company/members'
import { lockCompany } from '../companies'
import { Refused, refuseIf } from '../../kernel'
import { issueLink, personName, refuseWritingTooOften, sendLetter } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { findListedById } from './member-store'
import { findPendingTransfer, insertTransfer, settleTransfer } from './transfer-store'
import { loadParties, presentTransfer } from './present-transfer'

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
