import { memberJoined, membersTopic } from '@coverwright/contract/company/members'
import type { TokenSet } from '@coverwright/contract/company/identity'
import { foldEmail, passwordRefusal, policyVersions } from '@coverwright/rules/company/identity'
import { findProfile } from '../companies'
import { Refused, refuseIf } from '../../kernel'
import { findPerson, hashPassword, insertPerson, keepAgreements, openSession, takeLink } from '../people'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { type InvitationRow, settleInvitation } from './invitation-store'
import { findRoles, insertMember, insertMemberRoles } from './store'

type Accepted = {
  link: string
  email: string
  firstName: string
  lastName: string
  title: string
  password: string
  repeatedPassword: string
}

/** Spec 5: an invite must be accepted with the address that was invited. The link came to it, so the mailbox is proved. */
export async function acceptInvitation(
  ctx: StrangerCtx,
  input: Accepted,
): Promise<{ tokens: TokenSet; companyName: string }> {
  const link = await takeLink(ctx, 'invitation', input.link)
  const company = await ctx.enterCompany(link.homeCompany ?? '')
  const invitation = await settleInvitation(company, link.subject, 'accepted')
  if (!invitation) throw new Refused('identity.linkExpired')
  if (foldEmail(input.email) !== invitation.emailKey) throw new Refused('members.otherAddress', { field: 'email' })
  const own = [invitation.email, input.firstName, input.lastName, await companyName(company)]
  refuseIf(passwordRefusal(input.password, input.repeatedPassword, own))
  const personId = await makeMember(ctx, company, invitation, input)
  const person = await findPerson(ctx, personId)
  if (!person) throw new Error('the person just made is not there')
  return { tokens: await openSession(ctx, person), companyName: await companyName(company) }
}

async function makeMember(ctx: StrangerCtx, company: CompanyCtx, invitation: InvitationRow, input: Accepted) {
  const [personId, now] = [ctx.newId(), ctx.now()]
  const inviter = await findPerson(ctx, invitation.invitedBy)
  const isNew = await insertPerson(ctx, {
    id: personId,
    email: invitation.email,
    passwordHash: await hashPassword(input.password),
    passwordChangedAt: now,
    homeCompany: company.company,
    firstName: input.firstName,
    lastName: input.lastName,
    title: input.title,
    language: inviter?.language ?? 'en_us',
    createdAt: now,
  })
  if (!isNew) throw new Refused('identity.emailTaken', { field: 'email' })
  const agreed = { privacyVersion: policyVersions.privacy, termsVersion: policyVersions.terms }
  await keepAgreements(ctx, personId, { ...agreed, at: now.toISOString(), address: ctx.address })
  await insertMember(company, personId, invitation.groupId)
  const roles = await findRoles(company, invitation.roleIds)
  await insertMemberRoles(company, personId, roles)
  const asThemselves = await ctx.enterCompany(company.company, personId)
  await asThemselves.record('members.joined', { memberId: personId, invitationId: invitation.id })
  const joined = { joined: personId, roleIds: roles.map(({ id }) => id) }
  await asThemselves.emit(memberJoined, joined, { member: personId })
  await asThemselves.notify(membersTopic)
  return personId
}

export const companyName = async (company: CompanyCtx) => (await findProfile(company))?.registered.name ?? ''
