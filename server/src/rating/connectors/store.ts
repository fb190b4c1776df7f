import type { TakesOf } from '@coverwright/contract/platform'
import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
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

export const listConnectorRows = (ctx: CompanyCtx, wanted: TakesOf<typeof connectorOperations.list>) =>
  pageRows(ctx, connectorOperations.list, wanted, {
    from: ctx.db.select().from(connectors).$dynamic(),
    company: connectors.companyId,
    id: connectors.id,
    searches: { name: connectors.name, url: designed('url') },
    filters: { kind: designed('kind'), method: designed('method'), resultType: designed('resultType') },
    sorts: { name: connectors.foldedName, updatedAt: connectors.updatedAt },
  })

const designed = (key: 'url' | 'kind' | 'method' | 'resultType') => sql<string>`(${connectors.design} ->> ${key})`

const isConnector = (ctx: CompanyCtx, id: string) => and(eq(connectors.companyId, ctx.company), eq(connectors.id, id))
