import { sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'

type TableName = { table: string; parents: string[] }

/** Every table behind the wall that the server may delete from, and which of them it points to. */
const TENANT_TABLES = sql`
  select c.relname as table, coalesce((
      select array_agg(distinct p.relname::text) from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid), '{}') as parents
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where n.nspname = 'public' and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'delete')`

/** Takes away the rows of this company in every table, its addresses and its place in the registry. */
export async function eraseCompanyRows(ctx: CompanyCtx) {
  const { rows } = await ctx.db.execute<TableName>(TENANT_TABLES)
  for (const table of childrenFirst(rows))
    await ctx.db.execute(sql`delete from ${sql.identifier(table)} where company_id = ${ctx.company}`)
  await ctx.db.execute(sql`delete from broker_connections where insurer = ${ctx.company} or broker = ${ctx.company}`)
  await ctx.db.execute(sql`
    with gone as (delete from shell_addresses where owner_company = ${ctx.company} returning slug)
    select pg_notify('shells', slug) from gone`)
  await ctx.db.execute(sql`
    with gone as (delete from direct_page_addresses where owner_company = ${ctx.company} returning slug)
    select pg_notify('direct_pages', slug) from gone`)
  await ctx.db.execute(sql`
    delete from acme_challenges where host in (select host from domain_hosts where owner_company = ${ctx.company})`)
  await ctx.db.execute(sql`
    with gone as (delete from domain_hosts where owner_company = ${ctx.company} returning host)
    select pg_notify('domains', host) from gone`)
  await ctx.db.execute(sql`delete from registered_names where owner_company = ${ctx.company}`)
  await ctx.db.execute(sql`delete from company_registry where id = ${ctx.company}`)
}

/** The ids of cards that gateways keep for this company: they are asked to forget them. */
export async function listKeptCards(ctx: CompanyCtx): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ method: string }>(sql`
    select method from payment_methods where company_id = ${ctx.company} and method is not null`)
  return rows.map(({ method }) => method)
}

/** A row goes before the row it points to. */
export function childrenFirst(tables: readonly TableName[]): string[] {
  const order: string[] = []
  const visit = (name: string) => {
    if (order.includes(name)) return
    for (const child of tables) if (child.parents.includes(name)) visit(child.table)
    order.push(name)
  }
  for (const { table } of tables) visit(table)
  return order
}
