import { maskEmail } from '@coverwright/rules/company/identity'
import { issueCode, resendAfterSeconds, sendLetter } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { loadParties } from './present-transfer'
import { type Link, openTransfer } from './accept-transfer'

export async function sendTransferCode(
  ctx: StrangerCtx,
  input: Link,
): Promise<{ sentTo: string; resendAfterSeconds: number }> {
  const { company: entered, transfer } = await openTransfer(ctx, input.link)
  const { to, company } = await loadParties(entered, transfer.fromMember, transfer.toMember)
  const code = await issueCode(ctx, 'transferPrimary', transfer.id)
  await sendLetter(ctx, to, 'transferCode', { code, company })
  return { sentTo: maskEmail(to.email), resendAfterSeconds }
}
