import { type automationOperations as operations } from '@coverwright/contract/service/automations'
import type { TakesOf } from '@coverwright/contract/platform'
import { listProductNames } from '../../design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { messageStates } from '../../platform/outbox'
import { policyNumbersOf } from '../../selling/policies'
import { masked } from './masked'
import { messageAddress } from './message-address'
import { findMessageOf, findRun, headsOf, pageRuns, type RunRecord } from './run-store'

export async function listRuns(ctx: MemberCtx, wanted: TakesOf<typeof operations.listRuns>) {
  const { rows, total } = await pageRuns(ctx, wanted)
  const heads = await headsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const states = await messageStates(
    ctx,
    rows.flatMap(({ messageId }) => messageId ?? []),
  )
  const products = new Map(
    (
      await listProductNames(
        ctx,
        rows.map(({ productId }) => productId),
      )
    ).map(({ id, name }) => [id, name]),
  )
  const numbers = await policyNumbersOf(
    ctx,
    rows.flatMap(({ policyId }) => policyId ?? []),
  )
  return {
    rows: rows.map((row) => {
      const head = heads.get(row.id)
      const hasBounced = row.messageId !== null && states.get(row.messageId) === 'failed'
      const outcome = hasBounced ? ({ state: 'notSent', reason: 'bounced' } as const) : row
      return {
        ...presentRun(row),
        ...{ automationName: row.automationName, productName: products.get(row.productId) ?? '' },
        policyNumber: numbers.get(row.policyId ?? '') ?? '',
        ...{ state: outcome.state, reason: outcome.reason },
        ...{ to: masked(head?.recipient ?? ''), subject: head?.subject ?? '', isKept: head !== undefined },
      }
    }),
    total,
  }
}

const presentRun = (row: RunRecord) => ({
  ...{ id: row.id, automationId: row.automationId, actionKind: row.actionKind, trigger: row.trigger },
  ...{ happenedAt: row.happenedAt.toISOString(), dueAt: row.dueAt.toISOString(), detail: row.detail },
  ...{ doneAt: row.doneAt?.toISOString() ?? null, policyId: row.policyId, quoteId: row.quoteId },
})

/** For whoever may see policies: a message names its reader. */
export async function getMessage(ctx: MemberCtx, { runId }: { runId: string }) {
  const [run, message] = [await findRun(ctx, runId), await findMessageOf(ctx, runId)]
  if (!run || !message) throw new Refused('automations.notFound')
  const states = await messageStates(ctx, run.messageId ? [run.messageId] : [])
  const { kind, recipient: to, subject, text, sentAt } = message
  return {
    ...{ kind, to, subject, text, sentAt: sentAt.toISOString() },
    address: kind === 'email' ? messageAddress(ctx, runId) : '',
    arrived: (run.messageId && states.get(run.messageId)) || ('unknown' as const),
  }
}
