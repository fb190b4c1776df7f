import { newDeviceProved, type SignInStep } from '@coverwright/contract/company/identity'
import { maskEmail } from '@coverwright/rules/company/identity'
import { Refused } from '../../kernel'
import {
  deviceName,
  findPerson,
  guarded,
  issueCode,
  type Person,
  readTicket,
  resendAfterSeconds,
  sendLetter,
  takeCode,
  takeTwoStepCode,
  TOKEN_KEY,
  useRecoveryCode,
} from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { finishSignIn } from './finish-sign-in'

type Resent = { sentTo: string; resendAfterSeconds: number }

export async function sendDeviceCode(ctx: StrangerCtx, input: { ticket: string }): Promise<Resent> {
  const { person } = await openTicket(ctx, input.ticket)
  const code = await issueCode(ctx, 'newDevice', person.id)
  await sendLetter(ctx, person, 'newDeviceCode', { code, device: deviceName(ctx.userAgent) })
  return { sentTo: maskEmail(person.email), resendAfterSeconds }
}

export async function verifyDevice(ctx: StrangerCtx, input: { ticket: string; code: string }): Promise<SignInStep> {
  const { person, startedAt } = await openTicket(ctx, input.ticket)
  await takeCode(ctx, 'newDevice', person.id, input.code)
  await sayDeviceProved(ctx, person)
  return finishSignIn(ctx, person, { deviceProved: true, startedAt })
}

async function sayDeviceProved(ctx: StrangerCtx, person: Person) {
  const company = await ctx.enterCompany(person.homeCompany, person.id)
  await company.record('identity.deviceProved', { device: deviceName(ctx.userAgent), address: ctx.address })
  await company.emit(newDeviceProved, {}, { member: person.id })
}

/** A code of the app, or one of the recovery codes; guesses are counted as those of a password are. */
export async function verifyTwoStep(ctx: StrangerCtx, input: { ticket: string; code: string }): Promise<SignInStep> {
  const { person, deviceProved, startedAt } = await openTicket(ctx, input.ticket)
  if (!deviceProved || !person.twoStepSince) throw new Refused('identity.signInTimedOut')
  const keys = { account: `twoStep/${person.id}`, address: ctx.address }
  const isRight = await guarded(
    ctx,
    keys,
    async () => (await takeTwoStepCode(ctx, person, input.code)) || (await useRecoveryCode(ctx, person.id, input.code)),
  )
  if (!isRight) throw new Refused('identity.codeInvalid', { field: 'code', keepsChanges: true })
  return finishSignIn(ctx, person, { deviceProved, twoStepProved: true, startedAt })
}

type OpenTicket = { person: Person; deviceProved: boolean; startedAt: Date }

/** A ticket from before a change of password stands for a password that is no more. */
async function openTicket(ctx: StrangerCtx, token: string): Promise<OpenTicket> {
  const ticket = await readTicket(ctx.keyFor(TOKEN_KEY), token, ctx.now())
  const person = ticket && (await findPerson(ctx, ticket.person))
  if (!person || person.passwordChangedAt > ticket.startedAt) throw new Refused('identity.signInTimedOut')
  return { person, deviceProved: ticket.deviceProved, startedAt: ticket.startedAt }
}
