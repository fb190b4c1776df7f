import type { SignInStep } from '@coverwright/contract/company/identity'
import { maskEmail } from '@coverwright/rules/company/identity'
import { trialRefusal } from '@coverwright/rules/company/trials'
import { findDeactivation } from '../companies'
import { Refused, refuseIf } from '../../kernel'
import { isActiveMember } from '../members'
import {
  deviceName,
  issueCodeUnlessJustSent,
  openSession,
  type Person,
  resendAfterSeconds,
  sendLetter,
  signTicket,
  TOKEN_KEY,
} from '../people'
import { inOnePacket } from '../../platform/database'
import type { BaseCtx, CompanyCtx, StrangerCtx } from '../../platform/operations'
import { letterTimes } from '../settings'
import { loadTrial } from '../trials'
import { mayPay } from './sessions'

type Proved = { deviceProved: boolean; twoStepProved?: boolean; deviceKey?: string | undefined; startedAt?: Date }

/** The password is proved: says which code is still needed, or opens the session. */
export async function finishSignIn(ctx: StrangerCtx, person: Person, proved: Proved): Promise<SignInStep> {
  const company = await ctx.enterCompany(person.homeCompany, person.id)
  await refuseWhoMayNotEnter(company, person)
  const isDeviceProved = proved.deviceProved || !person.checksDevices
  const ticket = () =>
    ticketFor(ctx, person, { deviceProved: isDeviceProved, startedAt: proved.startedAt ?? ctx.now() })
  if (!isDeviceProved) {
    await mailDeviceCode(ctx, person)
    return { step: 'verifyDevice', ticket: await ticket(), sentTo: maskEmail(person.email), resendAfterSeconds }
  }
  if (person.twoStepSince && !proved.twoStepProved) return { step: 'twoStep', ticket: await ticket() }
  const tokens = await openSession(ctx, person, proved.deviceKey)
  await company.record('identity.signedIn', { address: ctx.address, device: deviceName(ctx.userAgent) })
  if (person.notifiesLogin) await tellSignedIn(ctx, person, company)
  return { step: 'signedIn', tokens }
}

const ticketFor = (ctx: BaseCtx, person: Person, said: { deviceProved: boolean; startedAt: Date }) =>
  signTicket(ctx.keyFor(TOKEN_KEY), { person: person.id, ...said }, ctx.now())

async function refuseWhoMayNotEnter(company: CompanyCtx, person: Person) {
  const [deactivation, isActive, trial] = await inOnePacket([
    findDeactivation(company),
    isActiveMember(company, person.id),
    loadTrial(company),
  ])
  if (deactivation) throw new Refused('companies.deactivated')
  if (!isActive) throw new Refused('identity.memberDeactivated')
  const over = trialRefusal(trial, company.now())
  if (over && !(await mayPay(company, person.id))) refuseIf(over)
}

/** Signing in twice in a moment sends one code: the first is on its way. */
async function mailDeviceCode(ctx: StrangerCtx, person: Person) {
  const code = await issueCodeUnlessJustSent(ctx, 'newDevice', person.id)
  if (code) await sendLetter(ctx, person, 'newDeviceCode', { code, device: deviceName(ctx.userAgent) })
}

async function tellSignedIn(ctx: StrangerCtx, person: Person, company: CompanyCtx) {
  const { moment } = await letterTimes(company, person.language)
  const values = { device: deviceName(ctx.userAgent), address: ctx.address, time: moment(ctx.now()) }
  await sendLetter(ctx, person, 'signedIn', values, '/account')
}
