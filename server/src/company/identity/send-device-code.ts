import { maskEmail } from '@coverwright/rules/company/identity'
import { deviceName, issueCode, resendAfterSeconds, sendLetter } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { openTicket } from './open-ticket'

type Resent = { sentTo: string; resendAfterSeconds: number }

export async function sendDeviceCode(ctx: StrangerCtx, input: { ticket: string }): Promise<Resent> {
  const { person } = await openTicket(ctx, input.ticket)
  const code = await issueCode(ctx, 'newDevice', person.id)
  await sendLetter(ctx, person, 'newDeviceCode', { code, device: deviceName(ctx.userAgent) })
  return { sentTo: maskEmail(person.email), resendAfterSeconds }
}
