import { meTopic, sessionTopic } from '@coverwright/contract/company/identity'
import { type MemberView, membersTopic } from '@coverwright/contract/company/members'
import { memberChangeRefusal, seatRefusal, type Standing, standingOf } from '@coverwright/rules/company/members'
import { findProfile, lockCompany } from '../companies'
import { Refused, refuseIf } from '../../kernel'
import { endSessions, sendLetter } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadGivenRoles } from './invite'
import { loadListed, loadViewer, showListed } from './list-members'
import { countSeats, type ListedMember } from './member-store'
import type { Viewer } from './present'
import { refuseUnknownGroup } from './refuse-unknown-group'
import { findRoles, replaceMemberRoles, updateMember } from './store'

type One = { memberId: string }

async function loadChangeable(ctx: MemberCtx, memberId: string): Promise<{ row: ListedMember; viewer: Viewer }> {
  await lockCompany(ctx)
  const [row, viewer] = [await loadListed(ctx, memberId, 'member'), await loadViewer(ctx)]
  refuseIf(memberChangeRefusal(viewer, { id: row.id, standing: standingOf(row.roles) }))
  return { row, viewer }
}

export async function deactivateMember(ctx: MemberCtx, { memberId }: One): Promise<MemberView> {
  const { row } = await loadChangeable(ctx, memberId)
  if (row.state !== 'active') throw new Refused('members.notActive')
  await updateMember(ctx, memberId, { state: 'deactivated', deactivatedAt: ctx.now() })
  await endSessions(ctx, { personId: memberId }, 'deactivated')
  await ctx.record('members.deactivated', { memberId })
  await tell(ctx, row, 'memberDeactivated')
  return showListed(ctx, memberId, 'member')
}

export async function reactivateMember(ctx: MemberCtx, { memberId }: One): Promise<MemberView> {
  const { row, viewer } = await loadChangeable(ctx, memberId)
  if (row.state !== 'deactivated') throw new Refused('members.notDeactivated')
  refuseIf(seatRefusal(viewer.standing, standingOf(row.roles), await countSeats(ctx)))
  await updateMember(ctx, memberId, { state: 'active', deactivatedAt: null })
  await ctx.record('members.reactivated', { memberId })
  await tell(ctx, row, 'memberReactivated')
  return showListed(ctx, memberId, 'member')
}

async function tell(ctx: MemberCtx, row: ListedMember, letter: 'memberDeactivated' | 'memberReactivated') {
  const company = (await findProfile(ctx))?.registered.name ?? ''
  await sendLetter(ctx, row, letter, { company }, '/log-in')
  await ctx.notify(sessionTopic, { memberId: row.id })
  await ctx.notify(membersTopic)
}

type WithRoles = One & { roleIds: string[] }

export async function addRoles(ctx: MemberCtx, input: WithRoles): Promise<MemberView> {
  const row = await loadListed(ctx, input.memberId, 'member')
  return setRoles(ctx, { ...input, roleIds: [...row.roles.map((role) => role.id), ...input.roleIds] })
}

/** Roles that the member holds already need not be the viewer's to give. */
export async function setRoles(ctx: MemberCtx, { memberId, roleIds }: WithRoles): Promise<MemberView> {
  const { row, viewer } = await loadChangeable(ctx, memberId)
  const held = row.roles.map((role) => role.id)
  const given = await loadGivenRoles(
    ctx,
    viewer,
    roleIds.filter((id) => !held.includes(id)),
  )
  const kept = await findRoles(
    ctx,
    held.filter((id) => roleIds.includes(id)),
  )
  const roles = [...kept, ...given]
  if (row.state === 'active') await refuseWithoutSeat(ctx, viewer, standingOf(row.roles), standingOf(roles))
  await replaceMemberRoles(ctx, memberId, roles)
  await ctx.record('members.rolesChanged', {
    memberId,
    from: row.roles.map((role) => role.name),
    to: roles.map((role) => role.name),
  })
  await ctx.notify(meTopic, { memberId })
  await ctx.notify(membersTopic)
  return showListed(ctx, memberId, 'member')
}

async function refuseWithoutSeat(ctx: MemberCtx, viewer: Viewer, before: Standing, after: Standing) {
  if (before !== after) refuseIf(seatRefusal(viewer.standing, after, await countSeats(ctx)))
}

export async function setGroup(ctx: MemberCtx, input: One & { groupId: string | null }): Promise<MemberView> {
  const row = await loadListed(ctx, input.memberId, 'member')
  await refuseUnknownGroup(ctx, input.groupId)
  await updateMember(ctx, row.id, { groupId: input.groupId })
  await ctx.record('members.groupChanged', { memberId: row.id, groupId: input.groupId })
  await ctx.notify(membersTopic)
  return showListed(ctx, row.id, 'member')
}
