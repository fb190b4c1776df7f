import type { TakesOf } from '@coverwright/contract/platform'
import {
  policiesTopic,
  policyCancelled,
  type policyOperations,
  type PolicyView,
} from '@coverwright/contract/selling/policies'
import { cancelLines } from '@coverwright/rules/company/ledger'
import { type Day, parseDay, printDay } from '@coverwright/rules/kernel'
import type { CancelMethod } from '@coverwright/rules/selling/policies'
import { postJournals } from '../../company/ledger'
import { companyDay } from '../../company/settings'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { refundPayment } from '../payments'
import { getPolicy } from './get-policy'
import { cancellationOf, usualMethod } from './preview-cancel'
import { insertTransaction, lockPolicy, type PolicyRow, setCancelled } from './store'

export async function cancelPolicy(
  ctx: MemberCtx,
  { policyId, givenBackMinor, countsFrom, method, reason }: TakesOf<typeof policyOperations.cancelPolicy>,
): Promise<PolicyView> {
  const row = await lockPolicy(ctx, policyId)
  if (!row) throw new Refused('policies.notFound')
  await cancelRow(ctx, row, {
    countsFrom: parseDay(countsFrom),
    method,
    reason,
    seenMinor: givenBackMinor,
    by: ctx.member.id,
  })
  return getPolicy(ctx, { policyId })
}

type Cancellation = {
  countsFrom: Day | null
  method: CancelMethod
  reason: string
  /** The sum that was read before: nothing is done for another one. */
  seenMinor: number
  by: string | null
}

/** One more transaction, its journal, the refund: the row is held by the caller. */
export async function cancelRow(ctx: CompanyCtx, row: PolicyRow, { seenMinor, by, reason, ...asked }: Cancellation) {
  const { back, countsFrom, last } = await cancellationOf(ctx, row, asked)
  if (back.total.minor !== seenMinor) throw new Refused('policies.sumChanged')
  const { id, orderId, productId, releaseHash, plan, channel, isTest } = row
  const journalId = ctx.newId()
  await insertTransaction(ctx, {
    ...last,
    ...{ place: last.place + 1, kind: 'cancel', countsFrom, writtenAt: ctx.now(), memberId: by, journalId },
    about: { method: asked.method, reason, givenBackMinor: back.total.minor },
  })
  await setCancelled(ctx, id, countsFrom)
  if (back.parts.length > 0)
    await postJournals(ctx, [
      {
        ...{ id: journalId, what: 'policy.cancelled', day: await companyDay(ctx), isTest },
        about: { policy: id, order: orderId },
        ...(last.journalId ? { corrects: last.journalId } : {}),
        lines: cancelLines(last.price, back),
        dimensions: { policyId: id, orderId, productId, releaseHash, plan, channel },
      },
    ])
  if (back.total.minor > 0)
    await refundPayment(ctx, { orderId, amountMinor: back.total.minor, reason: 'policy.cancelled' })
  const told = { policyId: id, productId, countsFrom: printDay(countsFrom), givenBack: { ...back.total }, isTest }
  await ctx.emit(policyCancelled, told, { policy: id, product: productId, customer: row.holderId, order: orderId })
  await ctx.record('policies.cancelled', { policyId: id, number: row.number, method: asked.method, reason })
  await ctx.notify(policiesTopic)
}

/** Without a person who asks: by the product's own method. */
export async function cancelAsPlatform(ctx: CompanyCtx, policyId: string, reason: string) {
  const row = await lockPolicy(ctx, policyId)
  if (!row) throw new Refused('policies.notFound')
  const countsFrom = Math.max(row.startsOn, await companyDay(ctx))
  const asked = { countsFrom, method: await usualMethod(ctx, policyId) }
  const { back } = await cancellationOf(ctx, row, asked)
  await cancelRow(ctx, row, { ...asked, reason, seenMinor: back.total.minor, by: null })
}
