import type { TakesOf } from '@coverwright/contract/platform'
import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'
import { productTests } from './tables'

export type TestRow = typeof productTests.$inferSelect

const isTest = (ctx: CompanyCtx, id: string) => and(eq(productTests.companyId, ctx.company), eq(productTests.id, id))
const ofProduct = (ctx: CompanyCtx, productId: string) =>
  and(eq(productTests.companyId, ctx.company), eq(productTests.productId, productId))

export async function insertTest(ctx: CompanyCtx, row: TestRow) {
  await ctx.db.insert(productTests).values(row)
}

export async function insertTests(ctx: CompanyCtx, rows: TestRow[]) {
  if (rows.length > 0) await ctx.db.insert(productTests).values(rows)
}

export const testsCalled = (ctx: CompanyCtx, productId: string, titles: string[]): Promise<TestRow[]> =>
  ctx.db
    .select()
    .from(productTests)
    .where(and(ofProduct(ctx, productId), inArray(productTests.title, titles)))

export async function findTest(ctx: CompanyCtx, id: string): Promise<TestRow | null> {
  const [row] = await ctx.db.select().from(productTests).where(isTest(ctx, id))
  return row ?? null
}

export const productOfTest = async (ctx: CompanyCtx, id: string) => (await findTest(ctx, id))?.productId ?? null

export async function countTests(ctx: CompanyCtx, productId: string): Promise<number> {
  const [found] = await ctx.db.select({ total: count() }).from(productTests).where(ofProduct(ctx, productId))
  return found?.total ?? 0
}

export async function changeTest(ctx: CompanyCtx, id: string, change: Partial<TestRow>) {
  await ctx.db.update(productTests).set(change).where(isTest(ctx, id))
}

/** Of a product that is erased for good. */
export async function removeTestsOf(ctx: CompanyCtx, productId: string) {
  await ctx.db
    .delete(productTests)
    .where(and(eq(productTests.companyId, ctx.company), eq(productTests.productId, productId)))
}

export async function removeTest(ctx: CompanyCtx, id: string) {
  await ctx.db.delete(productTests).where(isTest(ctx, id))
}

type Wanted = TakesOf<typeof productTestOperations.listTests>

/** Which of them fail is worked out, not stored: whoever wants those says which they are. */
export async function listTestRows(ctx: CompanyCtx, wanted: Wanted, failing: readonly string[]) {
  return pageRows(ctx, productTestOperations.listTests, wanted, {
    from: ctx.db.select().from(productTests).$dynamic(),
    company: productTests.companyId,
    id: productTests.id,
    where: eq(productTests.productId, wanted.productId),
    searches: { title: productTests.title },
    filters: { outcome: () => inArray(productTests.id, [...failing]) },
    sorts: { createdAt: productTests.createdAt, title: productTests.title },
  })
}

export const allTests = (ctx: CompanyCtx, productId: string): Promise<TestRow[]> =>
  ctx.db.select().from(productTests).where(ofProduct(ctx, productId)).orderBy(asc(productTests.createdAt))
