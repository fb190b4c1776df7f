import type { MemberView } from '@coverwright/contract/company/members'
import { foldEmail } from '@coverwright/rules/company/identity'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findListedByEmail } from './member-store'
import { presentMember } from './present'
import { loadViewer } from './list-members'

export async function findMember(ctx: MemberCtx, input: { email: string }): Promise<MemberView> {
  const row = await findListedByEmail(ctx, foldEmail(input.email))
  if (!row) throw new Refused('members.member.notFound', { field: 'email' })
  return presentMember(row, await loadViewer(ctx), ctx.now())
}
