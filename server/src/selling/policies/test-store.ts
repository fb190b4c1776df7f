import { printTestNumber } from '@coverwright/rules/selling/policy-numbers'
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import { policies } from './tables'

export async function holdTests(ctx: CompanyCtx) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tests of ${ctx.company}`}, 0))`)
}

/** The highest number that a test has; the range is looked up in the index of numbers, however many policies there are. */
export async function findLastTest({ db, company }: CompanyCtx): Promise<string | null> {
  const { companyId, isTest, number } = policies
  const [first, beyond] = [printTestNumber(0), printTestNumber(999_999_999_999_999)]
  const [row] = await db
    .select({ number })
    .from(policies)
    .where(and(eq(companyId, company), eq(isTest, true), gte(number, first), lte(number, beyond)))
    .orderBy(desc(sql`length(${number})`), desc(number))
    .limit(1)
  return row?.number ?? null
}
