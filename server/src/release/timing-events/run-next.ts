import type { CompanyCtx } from '../../platform/operations'
import type { TimingEventRow } from './store'

export const RUN_EVENT = 'timingEvents.run'

/** One job for each event: another time puts the old one off. It carries the name of who asked for it. */
export async function runNext(ctx: CompanyCtx, { id, nextAt }: Pick<TimingEventRow, 'id' | 'nextAt'>) {
  if (nextAt) await ctx.enqueue(RUN_EVENT, { id }, { runAt: nextAt, key: `timing-event:${id}` })
}
