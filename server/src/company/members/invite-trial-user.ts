import { findProfile } from '../companies'
import { findPerson, findPersonByEmail, personName, refuseWritingTooOften, sendLetter } from '../people'
import type { MemberCtx } from '../../platform/operations'

/** Spec 6: trial users can be invited. Whether the address has an account already is the mailbox's to know. */
export async function inviteTrialUser(ctx: MemberCtx, { email }: { email: string }): Promise<{ done: true }> {
  await refuseWritingTooOften(ctx, 'trialInvite', email)
  const [inviter, profile] = [await findPerson(ctx, ctx.member.id), await findProfile(ctx)]
  if (!inviter || !profile) throw new Error('a session without its person or company')
  const to = { email, language: inviter.language }
  const values = { from: personName(inviter), company: profile.registered.name }
  if (await findPersonByEmail(ctx, email)) await sendLetter(ctx, to, 'alreadyRegistered', {}, '/log-in')
  else await sendLetter(ctx, to, 'trialInvite', values, `/signUp-company-info?email=${encodeURIComponent(email)}`)
  await ctx.record('members.trialUserInvited', {})
  return { done: true }
}
