import { newDeviceProved, type SignInStep } from '@coverwright/contract/company/identity'
import { deviceName, type Person, takeCode } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { finishSignIn } from './finish-sign-in'
import { openTicket } from './open-ticket'

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
