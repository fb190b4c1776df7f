import { Refused } from '../../kernel'
import { wakeReaders } from '../../platform/events'
import { proveOperator, type StrangerCtx } from '../../platform/operations'
import { askForRetry } from '../../platform/readers'

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
