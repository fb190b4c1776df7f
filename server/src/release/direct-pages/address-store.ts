import { sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import type { DirectPageRow } from './store'

/** Where visitors find it: at a domain of the company that is bound to it and served, or below the installation's own name. */
export async function addressOf(ctx: CompanyCtx, { id, slug }: Pick<DirectPageRow, 'id' | 'slug'>): Promise<string> {
  const { rows } = await ctx.db.execute<{ host: string }>(sql`
    select host from domain_hosts where page_id = ${id} and owner_company = ${ctx.company} and is_ready
      and (until is null or until > ${ctx.now().toISOString()}) order by host limit 1`)
  const [bound] = rows
  if (!bound) return new URL(`/d/${slug}`, ctx.consoleUrl).href
  const port = ctx.config.tlsPublicPort === 443 ? '' : `:${ctx.config.tlsPublicPort}`
  return `https://${bound.host}${port}/`
}
