import type { MemberView } from '@coverwright/contract/company/members'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findListedById } from './member-store'
import { presentMember } from './present'
import { loadViewer } from './list-members'

/** A member, or an invitation that is still open: both stand in the list, so both have a page. */
export async function getMember(ctx: MemberCtx, { id }: { id: string }): Promise<MemberView> {
  const row = await findListedById(ctx, id)
  if (!row) throw new Refused('members.member.notFound')
  return presentMember(row, await loadViewer(ctx), ctx.now())
}
