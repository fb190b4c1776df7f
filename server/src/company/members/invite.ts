import { type InvitationDraft, type MemberView, membersTopic } from '@coverwright/contract/company/members'
import { foldEmail, linkLifeMs } from '@coverwright/rules/company/identity'
import { addressRefusal, type AddressStanding, seatRefusal, standingOf } from '@coverwright/rules/company/members'
import type { z } from 'zod'
import { findProfile, lockCompany } from '../companies'
import { Refused, refuse, refuseIf } from '../../kernel'
import { companySender } from '../senders'
import { findPerson, issueLink, refuseWritingTooOften, sendLetter } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { cancelExpiredInvitations, findStandings, insertInvitation } from './invitation-store'
import { loadViewer, showListed } from './list-members'
import { countSeats } from './member-store'
import { giveRefusal, type Viewer } from './present'
import { refuseUnknownGroup } from './refuse-unknown-group'
import { findRoles, type RoleRow } from './store'

type Draft = z.output<typeof InvitationDraft>

/** The company is locked first: the last seat goes to one invitation, not to two. */
export async function invite(ctx: MemberCtx, draft: Draft): Promise<MemberView> {
  await lockCompany(ctx)
  const viewer = await loadViewer(ctx)
  const roles = await loadGivenRoles(ctx, viewer, draft.roleIds)
  await refuseUnknownGroup(ctx, draft.groupId)
  const emailKey = foldEmail(draft.email)
  const standings = await addressStandings(ctx, [emailKey])
  refuseIf(addressRefusal(standings.get(emailKey) ?? 'unknown'))
  refuseIf(seatRefusal(viewer.standing, standingOf(roles), await countSeats(ctx)))
  await refuseWritingTooOften(ctx, 'invitation', draft.email)
  const id = await sendInvitation(ctx, draft)
  return showListed(ctx, id, 'invitation')
}

/** The roles asked for, if they are this company's and this viewer may hand them out. */
export async function loadGivenRoles(ctx: MemberCtx, viewer: Viewer, roleIds: readonly string[]): Promise<RoleRow[]> {
  const wanted = [...new Set(roleIds)]
  const roles = await findRoles(ctx, wanted)
  if (roles.length !== wanted.length) throw new Refused('members.role.notFound', { field: 'roleIds' })
  for (const role of roles) {
    if (role.system === 'primary') throw new Refused('members.primaryNotInvited', { field: 'roleIds' })
    const refusal = giveRefusal(role, viewer)
    if (refusal) refuse(refusal, { field: 'roleIds' })
  }
  return roles
}

export async function addressStandings(ctx: MemberCtx, emailKeys: string[]): Promise<Map<string, AddressStanding>> {
  const { known, invited } = await findStandings(ctx, emailKeys)
  const standings = new Map<string, AddressStanding>(invited.map(({ emailKey }) => [emailKey, 'invited']))
  for (const person of known)
    standings.set(person.emailKey, person.homeCompany === ctx.company ? 'member' : 'elsewhere')
  return standings
}

export async function sendInvitation(ctx: MemberCtx, draft: Draft): Promise<string> {
  const [id, now, emailKey] = [ctx.newId(), ctx.now(), foldEmail(draft.email)]
  await cancelExpiredInvitations(ctx, [emailKey])
  await insertInvitation(ctx, {
    id,
    email: draft.email,
    emailKey,
    firstName: draft.firstName,
    lastName: draft.lastName,
    title: draft.title,
    roleIds: draft.roleIds,
    groupId: draft.groupId,
    invitedBy: ctx.member.id,
    sentAt: now,
    expiresAt: new Date(now.getTime() + linkLifeMs.invitation),
    createdAt: now,
  })
  await mailInvitation(ctx, id, draft.email)
  await ctx.record('members.invited', { invitationId: id, roleIds: draft.roleIds })
  await ctx.notify(membersTopic)
  return id
}

export async function mailInvitation(ctx: MemberCtx, id: string, email: string) {
  const [inviter, profile] = [await findPerson(ctx, ctx.member.id), await findProfile(ctx)]
  const link = await issueLink(ctx, 'invitation', { subject: id, company: ctx.company })
  const values = {
    inviter: `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim(),
    company: profile?.registered.name ?? '',
  }
  const to = { email, language: inviter?.language ?? '' }
  await sendLetter(ctx, to, 'invitation', values, `/signUp-verify-success?link=${link}`, await companySender(ctx))
}
