import { sessionTopic } from '@coverwright/contract/company/identity'
import { membersTopic } from '@coverwright/contract/company/members'
import { memberChangeRefusal, standingOf } from '@coverwright/rules/company/members'
import { findProfile, lockCompany } from '../companies'
import { refuseIf } from '../../kernel'
import { sendLetter } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadListed, loadViewer } from './list-members'
import type { ListedMember } from './member-store'
import type { Viewer } from './present'

export type One = { memberId: string }

export async function loadChangeable(ctx: MemberCtx, memberId: string): Promise<{ row: ListedMember; viewer: Viewer }> {
  await lockCompany(ctx)
  const [row, viewer] = [await loadListed(ctx, memberId, 'member'), await loadViewer(ctx)]
  refuseIf(memberChangeRefusal(viewer, { id: row.id, standing: standingOf(row.roles) }))
  return { row, viewer }
}

export async function tell(ctx: MemberCtx, row: ListedMember, letter: 'memberDeactivated' | 'memberReactivated') {
  const company = (await findProfile(ctx))?.registered.name ?? ''
  await sendLetter(ctx, row, letter, { company }, '/log-in')
  await ctx.notify(sessionTopic, { memberId: row.id })
  await ctx.notify(membersTopic)
}

export type WithRoles = One & { roleIds: string[] }
