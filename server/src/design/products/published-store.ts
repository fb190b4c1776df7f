import type { StoredDocument } from '@coverwright/rules/design/products'
import { and, eq } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { bodies } from './tables'

/** Everything that was ever published of a product, as it was written then, and all of its drafts: buyers hold policies by the first. */
export async function listAllDocuments(ctx: CompanyCtx, productId: string): Promise<StoredDocument[]> {
  const rows = await ctx.db
    .select({ document: bodies.document })
    .from(bodies)
    .where(and(eq(bodies.companyId, ctx.company), eq(bodies.productId, productId)))
  return rows.map(({ document }) => document)
}
