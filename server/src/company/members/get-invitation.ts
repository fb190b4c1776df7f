import type { InvitationView } from '@coverwright/contract/company/members'
import { policyVersions } from '@coverwright/rules/company/identity'
import type { z } from 'zod'
import { companyClock } from '../settings'
import { Refused } from '../../kernel'
import { findPerson, readLink } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { findInvitation } from './invitation-store'
import { findRoles } from './store'
import { companyName } from './accept-invitation'

export async function getInvitation(
  ctx: StrangerCtx,
  input: { link: string },
): Promise<z.input<typeof InvitationView>> {
  const link = await readLink(ctx, 'invitation', input.link)
  const company = await ctx.enterCompany(link.homeCompany ?? '')
  const invitation = await findInvitation(company, link.subject)
  if (invitation?.state !== 'pending') throw new Refused('identity.linkExpired')
  const inviter = await findPerson(ctx, invitation.invitedBy)
  const roles = await findRoles(company, invitation.roleIds)
  return {
    companyName: await companyName(company),
    inviterName: `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim(),
    email: invitation.email,
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    title: invitation.title,
    roleNames: roles.map((role) => role.name),
    expiresAt: invitation.expiresAt.toISOString(),
    clock: await companyClock(company),
    policies: policyVersions,
  }
}
