import { and, eq, lte, notExists, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { bodies, bodyChanges, draftChoices, productPeople, products } from './tables'

/** In the trash since before then, and never published: nothing that was sold speaks of them. Held for this transaction. */
export const lockErasable = (ctx: CompanyCtx, before: Date) =>
  ctx.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(
      and(
        eq(products.companyId, ctx.company),
        lte(products.trashedAt, before),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(bodies)
            .where(
              and(eq(bodies.companyId, ctx.company), eq(bodies.productId, products.id), eq(bodies.state, 'published')),
            ),
        ),
      ),
    )
    .orderBy(products.id)
    .for('update')

/** The product with its designs, their history and who worked on it. */
export async function eraseRows(ctx: CompanyCtx, productId: string) {
  for (const table of [bodyChanges, draftChoices, productPeople, bodies])
    await ctx.db.delete(table).where(and(eq(table.companyId, ctx.company), eq(table.productId, productId)))
  await ctx.db.delete(products).where(and(eq(products.companyId, ctx.company), eq(products.id, productId)))
}
