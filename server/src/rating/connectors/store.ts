import type { PageQuery } from '@coverwright/contract/platform'
import { and, asc, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { connectors } from './tables'

export type StoredConnector = typeof connectors.$inferSelect
type NewConnector = Omit<typeof connectors.$inferInsert, 'companyId'>

export async function insertConnector(ctx: CompanyCtx, row: NewConnector) {
  await ctx.db.insert(connectors).values({ ...row, companyId: ctx.company })
}

export async function findConnector(ctx: CompanyCtx, id: string): Promise<StoredConnector | null> {
  const [row] = await ctx.db.select().from(connectors).where(isConnector(ctx, id))
  return row ?? null
}

export async function findConnectors(ctx: CompanyCtx, ids: readonly string[]): Promise<StoredConnector[]> {
  if (ids.length === 0) return []
  const isMine = eq(connectors.companyId, ctx.company)
  return ctx.db
    .select()
    .from(connectors)
    .where(and(isMine, inArray(connectors.id, [...ids])))
}

export async function listAllConnectors(ctx: CompanyCtx): Promise<StoredConnector[]> {
  return ctx.db
    .select()
    .from(connectors)
    .where(eq(connectors.companyId, ctx.company))
    .orderBy(connectors.foldedName)
    .limit(500)
}

/** Saves over exactly the revision that was read; false when somebody saved in between. */
export async function saveConnector(ctx: CompanyCtx, id: string, revision: number, row: Partial<NewConnector>) {
  const saved = await ctx.db
    .update(connectors)
    .set({ ...row, revision: revision + 1, updatedAt: ctx.now() })
    .where(and(isConnector(ctx, id), eq(connectors.revision, revision)))
    .returning({ id: connectors.id })
  return saved.length === 1
}

export async function deleteConnectorRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(connectors).where(isConnector(ctx, id))
}

export async function listConnectorRows(ctx: CompanyCtx, query: PageQuery) {
  const where = and(eq(connectors.companyId, ctx.company), named(query.search), ...chosen(query.filter))
  const rows = await ctx.db
    .select()
    .from(connectors)
    .where(where)
    .orderBy(orderOf(query.sort), desc(connectors.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  return { rows, total: await ctx.db.$count(connectors, where) }
}

const isConnector = (ctx: CompanyCtx, id: string) => and(eq(connectors.companyId, ctx.company), eq(connectors.id, id))

const named = (search: string): SQL | undefined => {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return search === '' ? undefined : sql`(${ilike(connectors.name, pattern)} or ${ilike(urlOf, pattern)})`
}

const urlOf = sql<string>`(${connectors.design} ->> 'url')`

const chosen = (filter: PageQuery['filter']): SQL[] =>
  (['kind', 'method', 'resultType'] as const).flatMap((key) => {
    const wanted = [filter[key] ?? []].flat()
    return wanted.length === 0 ? [] : [inArray(sql`${connectors.design} ->> ${key}`, wanted)]
  })

function orderOf(sort = ''): SQL {
  const column = sort.replace('-', '') === 'updatedAt' ? connectors.updatedAt : connectors.foldedName
  return sort.startsWith('-') ? desc(column) : asc(column)
}
