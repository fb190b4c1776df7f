import type { ParkedEventView } from '@coverwright/contract/staff/support'
import { proveOperator, type StrangerCtx } from '../../platform/operations'
import { listParkedAcrossCompanies } from '../../platform/readers'

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
