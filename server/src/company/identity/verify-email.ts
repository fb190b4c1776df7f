import { companySignedUp, type TokenSet } from '@coverwright/contract/company/identity'
import type { BusinessType } from '@coverwright/rules/company/companies'
import { openCompany } from '../companies'
import { Refused } from '../../kernel'
import { giveSystemRoles, joinCompany } from '../members'
import { findPerson, insertPerson, keepAgreements, openSession, takeLink } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { startTrial } from '../trials'
import { findSignUp, finishSignUpRow, type SignUpRow } from './sign-up-store'

/** The last step: the mailbox is proved, so person, company and trial begin, all in one transaction. */
export async function verifyEmail(
  ctx: StrangerCtx,
  input: { link: string },
): Promise<{ tokens: TokenSet; companyName: string }> {
  const link = await takeLink(ctx, 'verifyEmail', input.link)
  const signUp = await findSignUp(ctx, { id: link.subject })
  if (!signUp || !(await finishSignUpRow(ctx, signUp.id))) throw new Refused('identity.linkExpired')
  const personId = await openSignedUpCompany(ctx, signUp)
  const person = await findPerson(ctx, personId)
  if (!person) throw new Error('the person just made is not there')
  return { tokens: await openSession(ctx, person), companyName: signUp.companyName }
}

async function openSignedUpCompany(ctx: StrangerCtx, signUp: SignUpRow): Promise<string> {
  const { email, passwordHash, agreement } = signUp
  if (!signUp.phoneVerifiedAt) throw new Refused('identity.signUpOutOfOrder')
  if (!email || !passwordHash || !agreement) throw new Error('a sign-up was sent its link before it was whole')
  const [personId, company, now] = [ctx.newId(), ctx.newId(), ctx.now()]
  const phone = `${signUp.phoneCountry ?? ''} ${signUp.phone ?? ''}`
  const isNew = await insertPerson(ctx, {
    id: personId,
    email,
    passwordHash,
    passwordChangedAt: now,
    homeCompany: company,
    firstName: signUp.firstName,
    lastName: signUp.lastName,
    title: signUp.title,
    phone,
    language: signUp.language,
    createdAt: now,
  })
  if (!isNew) throw new Refused('identity.emailTaken')
  await keepAgreements(ctx, personId, agreement)
  const entered = await ctx.enterCompany(company, personId)
  await openCompany(entered, {
    name: signUp.companyName,
    licenceNumber: signUp.licenceNumber,
    placeOfIncorporation: signUp.placeOfIncorporation,
    businessType: signUp.businessType as BusinessType,
    userTitle: signUp.title,
    businessEmail: email,
    phone,
  })
  await giveSystemRoles(entered)
  await startTrial(entered)
  await joinCompany(entered, personId, 'primary')
  await entered.emit(companySignedUp, {}, { member: personId })
  return personId
}
