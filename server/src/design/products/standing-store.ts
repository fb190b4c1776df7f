import type { ProductView } from '@coverwright/contract/design/products'
import { sql } from 'drizzle-orm'
import { companyDay } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'

export type MountedProduct = { productId: string } & NonNullable<ProductView['standing']>

/**
 * Where these products are online now and with which version, best place first: live before pre-live, and of several
 * live ones that which was mounted last. What has expired is not sold any more.
 */
export async function listStandings(ctx: CompanyCtx, productIds: readonly string[]): Promise<MountedProduct[]> {
  if (productIds.length === 0) return []
  const ids = sql.join(
    productIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await ctx.db.execute<MountedProduct>(sql`
    select product_id as "productId", environment, body_number as number from shells
    where company_id = ${ctx.company} and product_id in (${ids}) and state = 'online'
      and (auto_renew or expires_on is null or expires_on >= ${await companyDay(ctx)})
    order by environment = 'live' desc, published_at desc`)
  return rows
}
