import { findCompanySettings } from '../settings'
import type { CompanyCtx } from '../../platform/operations'
import { findSender, type SenderRow } from './store'

/** Confirmed, and its domain lets us send. */
export const isInUse = ({ confirmedAt, provenAt }: SenderRow): boolean => confirmedAt !== null && provenAt !== null

/** Spec 9: in whose name a company writes, from where, and where answers go. What is not proven leaves from our own mailbox. */
export async function companySender(ctx: CompanyCtx): Promise<{ from?: string; replyTo?: string }> {
  const { senderName, replyTo } = await findCompanySettings(ctx)
  const sender = await findSender(ctx)
  const own = sender && isInUse(sender) ? sender.email : null
  const mailbox = own ?? /<([^<>]+)>\s*$/.exec(ctx.config.mailFrom)?.[1] ?? ctx.config.mailFrom
  const name = senderName.replace(/[\\"<>\r\n]/g, ' ').trim()
  const from = name ? `"${name}" <${mailbox}>` : own
  return { ...(from ? { from } : {}), ...(replyTo ? { replyTo } : {}) }
}
