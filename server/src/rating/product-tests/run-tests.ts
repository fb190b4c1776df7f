import type { productTestOperations, TestOutcomeView, TestRun } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Body } from '@coverwright/rules/design/products'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { readRateTables } from '../tables'
import { draftRating, outcomesOf, triedOn, type TriedWith } from './draft-rating'
import { allTests } from './store'

type Input = TakesOf<typeof productTestOperations.runTests>

export async function runTests(ctx: MemberCtx, input: Input): Promise<TestRun> {
  const { body } = await openBody(ctx, input.productId)
  const run = await runAll(ctx, input.productId, body, input)
  return input.tables === 'newest' ? { ...run, early: await earlyTests(ctx, input) } : run
}

/** Which tests fail; all of them where nothing can be worked out. */
export async function failingTests(ctx: MemberCtx, productId: string, tried: TriedWith) {
  const { body } = await openBody(ctx, productId)
  const { outcomes, failed } = await runAll(ctx, productId, body, tried)
  const ids = (await allTests(ctx, productId)).map(({ id }) => id)
  return failed === 0 ? [] : ids.filter((id) => outcomes[id]?.differs.length !== 0)
}

/** How many tests this body fails with the tables in force: what stands between it and being published. */
export async function failedTests(ctx: CompanyCtx, productId: string, body: Body): Promise<number> {
  return (await runAll(ctx, productId, body, { tables: 'active' })).failed
}

async function runAll(ctx: CompanyCtx, productId: string, body: Body, { tables, on }: TriedWith): Promise<TestRun> {
  const tests = await allTests(ctx, productId)
  const early = {}
  if (tests.length === 0) return { problems: [], passed: 0, failed: 0, outcomes: {}, early }
  const { rating, problems } = await draftRating(ctx, productId, body, tables)
  if (!rating) return { problems, passed: 0, failed: tests.length, outcomes: {}, early }
  const outcomes: Record<string, TestOutcomeView> = {}
  const outcomeFor = outcomesOf(rating, body)
  let failed = 0
  for (const { id, customer, expected } of tests) {
    const { worksheet: _lines, ...outcome } = outcomeFor(triedOn(customer, on), expected)
    if (outcome.differs.length > 0) failed++
    outcomes[id] = { ...outcome, differs: [...outcome.differs] }
  }
  return { problems: [], passed: tests.length - failed, failed, outcomes, early }
}

/** A draft that begins after the day of a test says nothing of it: passing would look as if it did. */
async function earlyTests(ctx: CompanyCtx, { productId, on }: Input): Promise<TestRun['early']> {
  const versionsOf = async (versions: 'active' | 'newest') =>
    (await readRateTables(ctx, productId, { versions })).flatMap(({ table }) => table.versions)
  const held = new Set((await versionsOf('active')).map(({ id }) => id))
  const begins = (await versionsOf('newest')).filter(({ id }) => !held.has(id)).map((draft) => draft.effectiveFrom)
  const last = begins.toSorted().at(-1)
  if (last === undefined) return {}
  const early = (await allTests(ctx, productId)).filter(({ customer }) => triedOn(customer, on).startDate < last)
  return Object.fromEntries(early.map(({ id }) => [id, last]))
}
