import type { CompanyCtx } from '../../platform/operations'
import { isInUse } from './company-sender'
import { findSender } from './store'

type SenderLack = { lacks: 'none' } | { lacks: 'mailbox' | 'records'; email: string }

/** What keeps mails from coming from the company's own address: there is none, or it is not proved yet. Null where they do. */
export async function senderLack(ctx: CompanyCtx): Promise<SenderLack | null> {
  const sender = await findSender(ctx)
  if (!sender) return { lacks: 'none' }
  if (isInUse(sender)) return null
  return { lacks: sender.confirmedAt ? 'records' : 'mailbox', email: sender.email }
}
