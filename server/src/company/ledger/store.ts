import type { TakesOf } from '@coverwright/contract/platform'
import { ledgerOperations } from '@coverwright/contract/company/ledger'
import { type Day, parseDay } from '@coverwright/rules/kernel'
import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
import type { LedgerCtx } from './journal'
import { journals, ledgerDays, ledgerLines } from './tables'

type Wanted = TakesOf<typeof ledgerOperations.listLedgerLines>

const shown = {
  journalId: ledgerLines.journalId,
  place: ledgerLines.place,
  at: journals.at,
  day: ledgerLines.day,
  what: journals.what,
  account: ledgerLines.account,
  amountMinor: ledgerLines.amountMinor,
  currency: ledgerLines.currency,
  policyId: ledgerLines.policyId,
  productId: ledgerLines.productId,
  isTest: ledgerLines.isTest,
}
export type LineRow = Awaited<ReturnType<typeof listLinesOf>>[number]

const ofJournal = and(eq(journals.companyId, ledgerLines.companyId), eq(journals.id, ledgerLines.journalId))
const linesOf = (ctx: LedgerCtx) => ctx.db.select(shown).from(ledgerLines).innerJoin(journals, ofJournal)

/** Every cent of a policy, in the order it moved. */
export const listLinesOf = (ctx: LedgerCtx, { policyId }: { policyId: string }) =>
  linesOf(ctx)
    .where(and(eq(ledgerLines.companyId, ctx.company), eq(ledgerLines.policyId, policyId)))
    .orderBy(asc(journals.at), asc(journals.id), asc(ledgerLines.place))

export const listLineRows = (ctx: LedgerCtx, wanted: Wanted) =>
  pageRows(ctx, ledgerOperations.listLedgerLines, wanted, {
    from: linesOf(ctx).$dynamic(),
    company: ledgerLines.companyId,
    id: ledgerLines.journalId,
    where: withinDays(wanted),
    searches: {},
    filters: {
      policyId: ledgerLines.policyId,
      productId: ledgerLines.productId,
      account: ledgerLines.account,
    },
    sorts: { at: [journals.at, ledgerLines.journalId, ledgerLines.place] },
  })

/** What all lines sum to that a list means, in each currency. */
export function sumLines(ctx: LedgerCtx, wanted: Wanted) {
  const { policyId, productId, account } = wanted.filter
  const amount = ledgerLines.amountMinor
  return ctx.db
    .select({
      currency: ledgerLines.currency,
      debitMinor: sql<number>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`.mapWith(Number),
      creditMinor: sql<number>`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)`.mapWith(Number),
    })
    .from(ledgerLines)
    .where(
      and(
        eq(ledgerLines.companyId, ctx.company),
        withinDays(wanted),
        policyId?.length ? inArray(ledgerLines.policyId, policyId) : undefined,
        productId?.length ? inArray(ledgerLines.productId, productId) : undefined,
        account?.length ? inArray(ledgerLines.account, account) : undefined,
      ),
    )
    .groupBy(ledgerLines.currency)
    .orderBy(asc(ledgerLines.currency))
}

function withinDays({ from, to }: Pick<Wanted, 'from' | 'to'>): SQL | undefined {
  const [first, last] = [from && parseDay(from), to && parseDay(to)]
  return and(
    typeof first === 'number' ? gte(ledgerLines.day, first) : undefined,
    typeof last === 'number' ? lte(ledgerLines.day, last) : undefined,
  )
}

/** Both days counted in. Tests of a product are left out unless they are asked for. */
type SumFilters = { accounts?: readonly string[]; productId?: string; channel?: string; isTest?: boolean }

/** What came in and went out on each day and account, from the sums that are kept. */
export function sumByDay(ctx: LedgerCtx, { from, to }: { from: Day; to: Day }, filters: SumFilters = {}) {
  const { accounts, productId, channel, isTest = false } = filters
  return ctx.db
    .select({
      day: ledgerDays.day,
      account: ledgerDays.account,
      currency: ledgerDays.currency,
      debitMinor: sql<number>`sum(${ledgerDays.debitMinor})`.mapWith(Number),
      creditMinor: sql<number>`sum(${ledgerDays.creditMinor})`.mapWith(Number),
      lines: sql<number>`sum(${ledgerDays.lines})`.mapWith(Number),
    })
    .from(ledgerDays)
    .where(
      and(
        eq(ledgerDays.companyId, ctx.company),
        gte(ledgerDays.day, from),
        lte(ledgerDays.day, to),
        eq(ledgerDays.isTest, isTest),
        accounts ? inArray(ledgerDays.account, [...accounts]) : undefined,
        productId === undefined ? undefined : eq(ledgerDays.productId, productId),
        channel === undefined ? undefined : eq(ledgerDays.channel, channel),
      ),
    )
    .groupBy(ledgerDays.day, ledgerDays.account, ledgerDays.currency)
    .orderBy(asc(ledgerDays.day), asc(ledgerDays.account), asc(ledgerDays.currency))
}

/** What each of these journals moved on an account, by its id. */
export async function sumsOfJournals(
  ctx: LedgerCtx,
  account: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const named = and(inArray(ledgerLines.journalId, [...ids]), eq(ledgerLines.account, account))
  const rows = await ctx.db
    .select({ id: ledgerLines.journalId, minor: sql<number>`sum(${ledgerLines.amountMinor})`.mapWith(Number) })
    .from(ledgerLines)
    .where(and(eq(ledgerLines.companyId, ctx.company), named))
    .groupBy(ledgerLines.journalId)
  return new Map(rows.map(({ id, minor }) => [id, minor]))
}

/** Takes every line away; the database refuses while the company is still in the registry. */
export async function eraseLedger({ db, company }: Pick<LedgerCtx, 'db' | 'company'>) {
  await db.execute(sql`select erase_ledger(${company})`)
}
