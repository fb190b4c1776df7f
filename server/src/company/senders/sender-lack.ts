import type { CompanyCtx } from '../../platform/operations'
import { isInUse } from './company-sender'
import { findSender } from './store'

/** What an address that somebody began with still needs before mails come from it; null where nothing is open. */
export async function senderLack(ctx: CompanyCtx): Promise<{ lacks: 'mailbox' | 'records'; email: string } | null> {
  const sender = await findSender(ctx)
  if (!sender || isInUse(sender)) return null
  return { lacks: sender.confirmedAt ? 'records' : 'mailbox', email: sender.email }
}
