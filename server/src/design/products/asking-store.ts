import { and, eq, exists, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { bodies, products } from './tables'

/** Products of which any body, drafts and those still sold alike, asks this connector. */
export async function listProductsAsking(ctx: CompanyCtx, connectorId: string) {
  const asks = sql`${bodies.document} -> 'connectors' -> 'uses' @> ${JSON.stringify([{ connectorId }])}::jsonb`
  const isItsBody = and(eq(bodies.companyId, ctx.company), eq(bodies.productId, products.id), asks)
  return ctx.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      and(
        eq(products.companyId, ctx.company),
        exists(
          ctx.db
            .select({ one: sql`1` })
            .from(bodies)
            .where(isItsBody),
        ),
      ),
    )
    .orderBy(products.name)
}
