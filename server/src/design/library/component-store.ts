import { componentOperations } from '@coverwright/contract/design/library'
import type { TakesOf } from '@coverwright/contract/platform'
import { and, eq, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { components } from './tables'

export type ComponentRow = typeof components.$inferSelect

export const listComponentRows = (ctx: CompanyCtx, wanted: TakesOf<typeof componentOperations.list>) =>
  pageRows(ctx, componentOperations.list, wanted, {
    from: ctx.db.select().from(components).$dynamic(),
    company: components.companyId,
    id: components.id,
    searches: { name: components.name, tags: sql`array_to_string(${components.tags}, ' ')` },
    filters: { kind: components.kind },
    sorts: { name: sql`lower(${components.name})`, updatedAt: components.updatedAt },
  })

export async function findComponent(ctx: CompanyCtx, id: string): Promise<ComponentRow | null> {
  const [row] = await ctx.db.select().from(components).where(isComponent(ctx, id))
  return row ?? null
}

export async function lockComponent(ctx: CompanyCtx, id: string): Promise<ComponentRow | null> {
  const [row] = await ctx.db.select().from(components).where(isComponent(ctx, id)).for('update')
  return row ?? null
}

export async function insertComponent(ctx: CompanyCtx, row: ComponentRow) {
  await ctx.db.insert(components).values(row)
}

export async function updateComponentRow(ctx: CompanyCtx, row: ComponentRow) {
  await ctx.db.update(components).set(row).where(isComponent(ctx, row.id))
}

export async function deleteComponentRow(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(components).where(isComponent(ctx, id))
}

const isComponent = (ctx: CompanyCtx, id: string) => and(eq(components.companyId, ctx.company), eq(components.id, id))
