import type { BodyPart } from '@coverwright/rules/design/products'
import { and, eq, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { bodies } from './tables'

/** One part of everything that was ever published of a product: buyers hold policies by each of them. */
export async function listPublishedParts(ctx: CompanyCtx, productId: string, part: BodyPart): Promise<unknown[]> {
  const rows = await ctx.db
    .select({ value: sql<unknown>`${bodies.document} -> ${part}` })
    .from(bodies)
    .where(and(eq(bodies.companyId, ctx.company), eq(bodies.productId, productId), eq(bodies.state, 'published')))
  return rows.flatMap(({ value }) => (value === null ? [] : [value]))
}
