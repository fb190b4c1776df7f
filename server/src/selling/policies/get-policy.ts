import type { TakesOf } from '@coverwright/contract/platform'
import type { policyOperations, PolicyView } from '@coverwright/contract/selling/policies'
import type { Language } from '@coverwright/rules/languages'
import { companyDay } from '../../company/settings'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { answersInWords } from '../quotes'
import { findPublishedBody } from '../../release/publishing'
import { namesFor, presentPolicy } from './present'
import { findPolicy, listOfHolder, listTransactions, type PolicyRow, type TransactionRow } from './store'

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
  const answers = await answersOf(ctx, row, { transactions, language })
  return presentPolicy(ctx, { row, names, today: await companyDay(ctx), transactions, sameHolder, answers })
}

/** What is insured, as the last transaction knows it: none where the release was taken away. */
async function answersOf(
  ctx: MemberCtx,
  { productId, releaseHash, language: bought }: PolicyRow,
  { transactions, language }: { transactions: readonly TransactionRow[]; language: Language | undefined },
) {
  const last = transactions.at(-1)
  const body = last && (await findPublishedBody(ctx.db, ctx.company, productId, releaseHash))
  return body ? answersInWords(body, { answers: last.answers, at: last.writtenAt }, language ?? bought) : []
}
