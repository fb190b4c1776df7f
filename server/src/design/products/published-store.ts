import type { StoredDocument } from '@coverwright/rules/design/products'
import { and, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { bodies } from './tables'

/** Everything that was ever published of a product, as it was written then: buyers hold policies by each of them. */
export async function listPublishedDocuments(ctx: CompanyCtx, productId: string): Promise<StoredDocument[]> {
  const rows = await ctx.db
    .select({ document: bodies.document })
    .from(bodies)
    .where(and(eq(bodies.companyId, ctx.company), eq(bodies.productId, productId), eq(bodies.state, 'published')))
  return rows.map(({ document }) => document)
}
