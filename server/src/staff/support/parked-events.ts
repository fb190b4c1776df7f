import type { ParkedEventView } from '@coverwright/contract/staff/support'
import { Refused } from '../../kernel'
import { wakeReaders } from '../../platform/events'
import { proveOperator, type StrangerCtx } from '../../platform/operations'
import { askForRetry, listParkedAcrossCompanies } from '../../platform/readers'

/** More than anybody looks through: with this many the cause is one, and seen in the first. */
const MOST_SHOWN = 200

export async function listParkedEvents(
  ctx: StrangerCtx,
  input: { operatorKey: string },
): Promise<{ events: ParkedEventView[] }> {
  proveOperator(ctx, input.operatorKey)
  const rows = await listParkedAcrossCompanies(ctx.db, MOST_SHOWN)
  const events = rows.map((row) => ({
    companyId: row.ownerCompany,
    reader: row.reader,
    place: row.place,
    eventName: row.eventName,
    failures: row.failures,
    error: row.error,
    parkedAt: row.parkedAt.toISOString(),
    isRetrying: row.retryAskedAt !== null,
  }))
  return { events }
}

type Retry = { operatorKey: string; companyId: string; reader: string; place: number }

/** The reader does it after this commits, in whichever process reads for that company. */
export async function retryParkedEvent(ctx: StrangerCtx, input: Retry): Promise<{ done: true }> {
  proveOperator(ctx, input.operatorKey)
  const company = await ctx.enterCompany(input.companyId)
  const { reader, place } = input
  if (!(await askForRetry(company, reader, place))) throw new Refused('support.parkedEvent.notFound')
  await company.record('support.eventRetried', { reader, place })
  await wakeReaders(ctx.db, input.companyId, [])
  return { done: true }
}
