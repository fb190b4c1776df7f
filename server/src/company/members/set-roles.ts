import { meTopic } from '@coverwright/contract/company/identity'
import { type MemberView, membersTopic } from '@coverwright/contract/company/members'
import { seatRefusal, type Standing, standingOf } from '@coverwright/rules/company/members'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { loadGivenRoles } from './invite'
import { showListed } from './list-members'
import { countSeats } from './member-store'
import type { Viewer } from './present'
import { findRoles, replaceMemberRoles } from './store'
import { type WithRoles, loadChangeable } from './load-changeable'

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
