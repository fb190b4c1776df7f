import { and, desc, eq, ilike } from 'drizzle-orm'
import { containing } from '../../platform/database'
import type { RoomSearch } from '../../platform/operations'
import { isKept } from './list-store'
import { isSeen } from './people-store'
import { products } from './tables'

/** By name, those that were worked on last first. */
export const productSearch: RoomSearch = {
  kind: 'product',
  may: 'products.read',
  find: async (ctx, text, most) => {
    const rows = await ctx.db
      .select({ id: products.id, name: products.name, description: products.description })
      .from(products)
      .where(and(eq(products.companyId, ctx.company), ilike(products.name, containing(text)), isKept, isSeen(ctx)))
      .orderBy(desc(products.updatedAt))
      .limit(most)
    return rows.map(({ id, name, description }) => ({
      id,
      label: name,
      hint: description,
      href: `/setting-page?product=${id}`,
    }))
  },
}
