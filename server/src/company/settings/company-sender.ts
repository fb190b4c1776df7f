import type { CompanyCtx } from '../../platform/operations'
import { findCompanySettings } from './store'

/** Spec 9: in whose name a company writes, and where answers go. The mailbox stays the platform's: only that one may send. */
export async function companySender(ctx: CompanyCtx): Promise<{ from?: string; replyTo?: string }> {
  const { senderName, replyTo } = await findCompanySettings(ctx)
  const mailbox = /<([^<>]+)>\s*$/.exec(ctx.config.mailFrom)?.[1] ?? ctx.config.mailFrom
  const name = senderName.replace(/[\\"<>\r\n]/g, ' ').trim()
  return { ...(name ? { from: `"${name}" <${mailbox}>` } : {}), ...(replyTo ? { replyTo } : {}) }
}
