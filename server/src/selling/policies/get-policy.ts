import type { TakesOf } from '@coverwright/contract/platform'
import type { policyOperations, PolicyView } from '@coverwright/contract/selling/policies'
import { companyDay } from '../../company/settings'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { namesFor, presentPolicy } from './present'
import { findPolicy, listOfHolder, listTransactions } from './store'

const MOST_OF_HOLDER = 5

export async function getPolicy(
  ctx: MemberCtx,
  { policyId, language }: TakesOf<typeof policyOperations.getPolicy>,
): Promise<PolicyView> {
  const row = await findPolicy(ctx, policyId)
  if (!row) throw new Refused('policies.notFound')
  const sameHolder = await listOfHolder(ctx, row, MOST_OF_HOLDER)
  const transactions = await listTransactions(ctx, policyId)
  const names = await namesFor(ctx, [row, ...sameHolder], language)
  return presentPolicy(ctx, { row, names, today: await companyDay(ctx), transactions, sameHolder })
}
