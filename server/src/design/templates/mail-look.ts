import { contrast } from '@coverwright/rules/design/products'
import { findBrand, findProfile } from '../../company/companies'
import { companySender } from '../../company/senders'
import type { CompanyCtx } from '../../platform/operations'
import type { MailLook } from './render/write-mjml'

const PLATFORM = '#5551E0'
/** What white letters of a button need to be read. */
const READABLE = 4.5

export async function lookOf(ctx: CompanyCtx): Promise<MailLook> {
  const { colour, logo } = await findBrand(ctx)
  const isSound = colour !== null && /^#[0-9a-fA-F]{6}$/.test(colour) && contrast(colour, '#FFFFFF') >= READABLE
  return { colour: isSound ? colour : PLATFORM, logo: logo && new URL(logo, ctx.consoleUrl).href }
}

/** Whom a reader sees as the sender, and where an answer goes. */
export async function senderOf(ctx: CompanyCtx): Promise<{ name: string; email: string }> {
  const { from = ctx.config.mailFrom, replyTo } = await companySender(ctx)
  const [, name = '', mailbox = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? []
  return { name, email: replyTo ?? mailbox }
}

/** What every mail of a company can say of it. */
export async function companyValues(ctx: CompanyCtx): Promise<Record<string, string>> {
  const profile = await findProfile(ctx)
  const { name, email } = await senderOf(ctx)
  const website = profile?.websiteUrl ?? ''
  return {
    // Before a company has said its registered name, it is who the reader sees as the sender.
    'company.name': profile?.registered.name || name,
    'company.email': profile?.officialEmail ?? '',
    'company.phone': profile?.contactNumber ?? '',
    'company.address': profile?.mainBusinessAddress ?? '',
    'company.website': /^https?:\/\//.test(website) ? website : '',
    'sender.name': name,
    'sender.email': email,
  }
}
