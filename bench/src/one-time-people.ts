import { policyVersions, SIGN_UP_LIFE_MS } from '@coverwright/rules/company/identity'
import { insertSignUp } from '../../server/src/company/identity/sign-up-store'
import { joinCompany } from '../../server/src/company/members'
import {
  hashPassword,
  hashSecret,
  insertPerson,
  newSecret,
  newTwoStepSecret,
  signTicket,
  TOKEN_KEY,
} from '../../server/src/company/people'
import type { CompanyCtx } from '../../server/src/platform/operations'

export const NAMES = { firstName: 'Ann', lastName: 'Chan', title: 'Director' }

let passwordHash: Promise<string> | undefined
const knownHash = () => (passwordHash ??= hashPassword('Right-Pass-1'))

type Facts = Partial<Parameters<typeof insertPerson>[1]>

/** Put in without a call: what is measured is the taking, not the making. */
export async function newPerson(ctx: CompanyCtx, facts: Facts = {}) {
  const [id, now] = [ctx.newId(), ctx.now()]
  const email = `p${id}@once.example`
  const known = { passwordHash: await knownHash(), homeCompany: ctx.company, passwordChangedAt: now, createdAt: now }
  await insertPerson(ctx, { id, email, ...NAMES, ...known, ...facts })
  await joinCompany(ctx, id, 'standard')
  return { id, email }
}

/** What somebody holds between the password and the last code. */
export const ticketOf = (ctx: CompanyCtx, person: string, deviceProved: boolean) =>
  signTicket(ctx.keyFor(TOKEN_KEY), { person, deviceProved, startedAt: ctx.now() }, ctx.now())

export async function newTwoStepPerson(ctx: CompanyCtx) {
  const { secret, sealed } = newTwoStepSecret(ctx, 'once@once.example')
  const person = await newPerson(ctx, { twoStepSecret: sealed, twoStepSince: ctx.now() })
  return { ...person, secret, ticket: await ticketOf(ctx, person.id, true) }
}

/** A sign-up that waits for nothing but its mailbox. */
export async function newSignUp(ctx: CompanyCtx, phone: string) {
  const [id, signUp, now] = [ctx.newId(), newSecret(ctx), ctx.now()]
  const email = `s${id}@once.example`
  const versions = { privacyVersion: policyVersions.privacy, termsVersion: policyVersions.terms }
  await insertSignUp(ctx, {
    id,
    tokenHash: hashSecret(signUp),
    companyName: `Once ${id}`,
    licenceNumber: `Once ${id}`,
    placeOfIncorporation: 'Hong Kong',
    businessType: 'broker',
    ...NAMES,
    email,
    emailKey: email,
    agreement: { ...versions, at: now.toISOString(), address: '' },
    phoneCountry: '+852',
    phone,
    phoneVerifiedAt: now,
    passwordHash: await knownHash(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SIGN_UP_LIFE_MS),
  })
  return { id, signUp }
}
