import { and, eq, sql } from 'drizzle-orm'
import { unseal, seal } from '../../kernel'
import type { BaseCtx, CompanyCtx } from '../operations'
import { mailKeys } from './tables'

const PURPOSE = 'outbox.mail keys'

export type MailKey = { domain: string; selector: string; privateKey: string }

/** Mails from an address of this domain are signed with it from now on. */
export async function keepMailKey(ctx: CompanyCtx, { domain, selector, privateKey }: MailKey) {
  const key = { selector, sealedKey: seal(ctx.keyFor(PURPOSE), `${ctx.company}/${domain}`, privateKey) }
  await ctx.db
    .insert(mailKeys)
    .values({ ...key, companyId: ctx.company, domain })
    .onConflictDoUpdate({ target: [mailKeys.companyId, mailKeys.domain], set: key })
}

export async function dropMailKeys(ctx: CompanyCtx) {
  await ctx.db.delete(mailKeys).where(eq(mailKeys.companyId, ctx.company))
}

const ofTenant = sql`${mailKeys.companyId} = (nullif(current_setting('app.company_id', true), ''))::uuid`

/** What a mail from this domain is signed with; nothing where the domain is not one of the company's. */
export async function signatureOf(ctx: BaseCtx, domain: string) {
  const [key] = await ctx.db
    .select()
    .from(mailKeys)
    .where(and(ofTenant, eq(mailKeys.domain, domain)))
  if (!key) return null
  const privateKey = unseal(ctx.keyFor(PURPOSE), `${key.companyId}/${domain}`, key.sealedKey)
  return { domainName: domain, keySelector: key.selector, privateKey }
}
