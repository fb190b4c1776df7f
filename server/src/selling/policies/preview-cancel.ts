import type { Cancelling, CancelPreview } from '@coverwright/contract/selling/policies'
import { type Day, parseDay } from '@coverwright/rules/kernel'
import { type CancelMethod, cancelRefusal, type GivenBack, givenBack } from '@coverwright/rules/selling/policies'
import { companyDay } from '../../company/settings'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findPolicy, listTransactions, type PolicyRow } from './store'

export async function previewCancel(ctx: CompanyCtx, { policyId, ...asked }: Cancelling): Promise<CancelPreview> {
  const row = await findPolicy(ctx, policyId)
  if (!row) throw new Refused('policies.notFound')
  const { back } = await cancellationOf(ctx, row, { ...asked, countsFrom: parseDay(asked.countsFrom) })
  const { currency } = row
  return {
    givenBack: { ...back.total },
    kept: { minor: row.totalMinor - back.total.minor, currency },
    parts: back.parts.map(({ kind, code, title, amount }) => ({ kind, code, title, amount: { ...amount } })),
    days: { covered: back.days - back.daysLeft, whole: back.days },
  }
}

/** How the product gives back what is left, as it was said when the policy was sold. */
export const usualMethod = async (ctx: CompanyCtx, policyId: string): Promise<CancelMethod> =>
  (await listTransactions(ctx, policyId)).at(-1)?.price.ending?.cancelBy ?? 'proRata'

/** What it would give back, worked out on the price of the last transaction; refused where it cannot be cancelled so. */
export async function cancellationOf(
  ctx: CompanyCtx,
  row: PolicyRow,
  { countsFrom, method }: { countsFrom: Day | null; method: CancelMethod },
): Promise<{ back: GivenBack; countsFrom: Day; last: Awaited<ReturnType<typeof listTransactions>>[number] }> {
  const last = (await listTransactions(ctx, row.id)).at(-1)
  if (!last) throw new Error('a policy without a transaction')
  if (countsFrom === null) throw new Refused('policies.dayOutside', { field: 'countsFrom' })
  refuseIf(cancelRefusal(row, countsFrom, await companyDay(ctx)))
  return { back: givenBack(last.price, { cover: row, countsFrom, method }), countsFrom, last }
}
