import type { MemberView } from '@coverwright/contract/company/members'
import { linkLifeMs } from '@coverwright/rules/company/identity'
import { seatRefusal, standingOf } from '@coverwright/rules/company/members'
import { lockCompany } from '../companies'
import { refuseIf } from '../../kernel'
import { refuseWritingTooOften } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { updateInvitation } from './invitation-store'
import { mailInvitation } from './invite'
import { loadListed, loadViewer, showListed } from './list-members'
import { countSeats } from './member-store'

/** A new link; one that had run out needs its seat again. */
export async function resendInvitation(ctx: MemberCtx, input: { invitationId: string }): Promise<MemberView> {
  await lockCompany(ctx)
  const row = await loadListed(ctx, input.invitationId, 'invitation')
  await refuseWritingTooOften(ctx, 'invitationAgain', row.email)
  const now = ctx.now()
  if (row.expires_at && new Date(row.expires_at) <= now) {
    const viewer = await loadViewer(ctx)
    refuseIf(seatRefusal(viewer.standing, standingOf(row.roles), await countSeats(ctx)))
  }
  await updateInvitation(ctx, row.id, { sentAt: now, expiresAt: new Date(now.getTime() + linkLifeMs.invitation) })
  await mailInvitation(ctx, row.id, row.email)
  await ctx.record('members.invitationResent', { invitationId: row.id })
  return showListed(ctx, row.id, 'invitation')
}
