import type { LookDrawing } from '@coverwright/rules/design/products'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { people } from '../../company/people'
import type { CompanyCtx } from '../../platform/operations'
import { draftFirst, isMainLine } from './main-line-store'
import { bodies, productGroups } from './tables'

export type Face = { productId: string; brand: string; drawing: LookDrawing | null }

/** Colour and drawing of the newest body of these products: enough for a picture of it, and little to read. */
export async function listFaces(ctx: CompanyCtx, productIds: readonly string[]): Promise<Face[]> {
  if (productIds.length === 0) return []
  const look = sql`${bodies.document} -> 'look'`
  return ctx.db
    .selectDistinctOn([bodies.productId], {
      productId: bodies.productId,
      brand: sql<string>`coalesce(${look} -> 'colours' ->> 'brand', '')`,
      drawing: sql<LookDrawing | null>`${look} -> 'picture' ->> 'drawing'`,
    })
    .from(bodies)
    .where(and(eq(bodies.companyId, ctx.company), inArray(bodies.productId, [...productIds]), isMainLine))
    .orderBy(bodies.productId, ...draftFirst)
}

export type NamedEditor = { productId: string; personId: string; name: string }

/** Who is editing the forms of these products now; the room of the editor stands above this one. */
export async function listEditors(ctx: CompanyCtx, productIds: readonly string[]): Promise<NamedEditor[]> {
  if (productIds.length === 0) return []
  const ids = sql.join(
    productIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await ctx.db.execute<NamedEditor>(sql`
    select e.product_id as "productId", e.person_id as "personId",
      coalesce(trim(p.first_name || ' ' || p.last_name), '') as name
    from form_editing e left join people p on p.id = e.person_id
    where e.company_id = ${ctx.company} and e.product_id in (${ids}) and e.is_editor and e.until > ${ctx.now()}`)
  return rows
}

/** What these people are called, by id. */
export async function namesOf(ctx: CompanyCtx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const name = sql<string>`coalesce(trim(${people.firstName} || ' ' || ${people.lastName}), '')`
  const rows = await ctx.db.select({ id: people.id, name }).from(people).where(inArray(people.id, known))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** What the groups of these products are called, by id. */
export async function groupNamesOf(ctx: CompanyCtx, ids: readonly (string | null)[]) {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map<string, string>()
  const rows = await ctx.db
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .where(and(eq(productGroups.companyId, ctx.company), inArray(productGroups.id, known)))
  return new Map(rows.map((row) => [row.id, row.name]))
}
