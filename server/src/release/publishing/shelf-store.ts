import { publisherOperations } from '@coverwright/contract/release/publishing'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Day } from '@coverwright/rules/kernel'
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { people } from '../../company/people'
import { isOwner, isSeen, ownerName, products } from '../../design/products'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { primaryProducts, shells } from './tables'

const live = alias(shells, 'live')
const prelive = alias(shells, 'prelive')

/** The one that counts of a product's places: of several live ones that which was mounted last. */
const isShellOf = (shell: typeof live | typeof prelive, environment: 'live' | 'prelive') =>
  and(
    eq(shell.companyId, products.companyId),
    sql`${shell.id} = (select s.id from shells s where s.company_id = ${products.companyId}
      and s.product_id = ${products.id} and s.environment = ${environment} and s.state <> 'trash'
      order by s.published_at desc limit 1)`,
  )

/** As `shellStatus` in the rules has it, where a list is narrowed to some of them. */
const statusOn = (today: Day): SQL<string> => sql<string>`case
  when ${live.id} is not null then case
    when ${live.state} = 'online' and not ${live.autoRenew} and ${live.expiresOn} < ${today} then 'expired'
    when ${live.state} = 'online' and ${live.scheduledWhat} = 'offline' then 'scheduledToOffline'
    when ${live.state} in ('preOnline', 'offline') and ${live.scheduledWhat} in ('publish', 'replace')
      then 'scheduledToOnline'
    else ${live.state} end
  when ${prelive.state} = 'online' then 'preLive'
  else 'ready' end`

export async function listShelfRows(
  ctx: CompanyCtx,
  wanted: TakesOf<typeof publisherOperations.listForSale>,
  today: Day,
) {
  const status = statusOn(today)
  return pageRows(ctx, publisherOperations.listForSale, wanted, {
    from: ctx.db
      .select({
        id: products.id,
        name: products.name,
        insuranceType: products.insuranceType,
        updatedAt: products.updatedAt,
        ownerName,
        status,
        live: live.id,
        prelive: prelive.id,
      })
      .from(primaryProducts)
      .innerJoin(
        products,
        and(eq(products.companyId, primaryProducts.companyId), eq(products.id, primaryProducts.productId)),
      )
      .leftJoin(people, isOwner)
      .leftJoin(live, isShellOf(live, 'live'))
      .leftJoin(prelive, isShellOf(prelive, 'prelive'))
      .$dynamic(),
    company: primaryProducts.companyId,
    id: products.id,
    where: isSeen(ctx),
    searches: { name: products.name, address: live.slug },
    filters: {
      status: (values) =>
        sql`${status} in (${sql.join(
          values.map((value) => sql`${value}`),
          sql`, `,
        )})`,
    },
    sorts: {
      name: sql`lower(${products.name})`,
      changed: sql`greatest(${products.updatedAt}, ${live.publishedAt}, ${prelive.publishedAt})`,
      expiry: sql`coalesce(${live.expiresOn}, 999999)`,
    },
  })
}

export async function listShellsById(ctx: CompanyCtx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return ctx.db
    .select()
    .from(shells)
    .where(and(eq(shells.companyId, ctx.company), inArray(shells.id, [...ids])))
}

export async function listTrashRows(ctx: CompanyCtx, wanted: TakesOf<typeof publisherOperations.listTrash>) {
  return pageRows(ctx, publisherOperations.listTrash, wanted, {
    from: ctx.db
      .select({ ...getTableColumns(shells), productName: products.name, insuranceType: products.insuranceType })
      .from(shells)
      .innerJoin(products, and(eq(products.companyId, shells.companyId), eq(products.id, shells.productId)))
      .$dynamic(),
    company: shells.companyId,
    id: shells.id,
    where: and(eq(shells.state, 'trash'), isSeen(ctx)),
    searches: { name: products.name, address: shells.slug },
    filters: {},
    sorts: { name: sql`lower(${products.name})`, trashedAt: shells.trashedAt },
  })
}

/** Who froze or mounted something, by name; whoever has left has none. */
export async function namesOfMembers(ctx: CompanyCtx, ids: readonly (string | null)[]) {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map<string, string>()
  const name = sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`
  const rows = await ctx.db
    .select({ id: people.id, name })
    .from(people)
    .where(inArray(people.id as PgColumn, known))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
