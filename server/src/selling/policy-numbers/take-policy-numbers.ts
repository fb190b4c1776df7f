import type { Day } from '@coverwright/rules/kernel'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { type GivenNumber, giveNumbers } from './give-numbers'
import { companyDay } from '../../company/settings'

/**
 * Numbers for what this transaction issues, all or none of them. The design stays held until it commits, so this is for
 * what issues by itself; what issues for many buyers at once goes through `openNumberDesk`.
 */
export async function takePolicyNumbers(
  ctx: CompanyCtx,
  designId: string,
  count: number,
  today?: Day,
): Promise<GivenNumber[]> {
  if (count === 0) return []
  const day = today ?? (await companyDay(ctx))
  const given = await giveNumbers(ctx.db, { company: ctx.company, designId, count, today: day, now: ctx.now() })
  if (given.length < count) throw new Refused('policyNumbers.usedUp')
  return given
}
