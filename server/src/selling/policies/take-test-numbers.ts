import { printTestNumber, testCountOf } from '@coverwright/rules/selling/policy-numbers'
import type { CompanyCtx } from '../../platform/operations'
import { findLastTest, holdTests } from './test-store'

/**
 * Numbers for what was bought as a test, counted by themselves in a company: those of policies stay without a gap. The
 * caller issues in the same transaction; until it ends, whoever wants the next ones waits.
 */
export async function takeTestNumbers(ctx: CompanyCtx, count: number): Promise<string[]> {
  await holdTests(ctx)
  const last = testCountOf((await findLastTest(ctx)) ?? '') ?? 0
  return Array.from({ length: count }, (_, at) => printTestNumber(last + at + 1))
}
