import { membersTopic } from '@coverwright/contract/company/members'
import { Refused } from '../../kernel'
import { personName, sendLetter } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { findPendingTransfer, settleTransfer } from './transfer-store'
import { loadParties } from './present-transfer'

export async function cancelTransfer(ctx: MemberCtx): Promise<{ done: true }> {
  const open = await findPendingTransfer(ctx)
  if (!open || !(await settleTransfer(ctx, open.id, 'cancelled'))) throw new Refused('members.transfer.notFound')
  const { from, to, company } = await loadParties(ctx, open.fromMember, open.toMember)
  await sendLetter(ctx, to, 'transferCancelled', { from: personName(from), company })
  await ctx.record('members.transferCancelled', { transferId: open.id, toMemberId: open.toMember })
  await ctx.notify(membersTopic)
  return { done: true }
}
