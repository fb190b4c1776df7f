import { choreTimes, nextChore } from '@coverwright/rules/release/timing-events'
import type { MemberCtx, Room } from '../../platform/operations'

/** What the rooms do by the clock: the same declarations that the worker runs by. */
export const listChores = (rooms: () => readonly Room[]) => async (ctx: MemberCtx) => {
  const rows = rooms()
    .flatMap(({ chores = [] }) => chores)
    .map(({ task, cron }) => {
      const times = choreTimes(cron)
      return {
        task,
        everyMinutes: 'everyMinutes' in times ? times.everyMinutes : null,
        dailyAt: 'dailyAt' in times ? times.dailyAt : null,
        nextAt: nextChore(cron, ctx.now()).toISOString(),
      }
    })
  return { rows: rows.sort((one, other) => (one.nextAt < other.nextAt ? -1 : 1)) }
}
