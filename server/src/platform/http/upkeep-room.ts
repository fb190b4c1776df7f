import { deleteCountsBefore } from '../limits'
import { ANSWER_KEPT_MS, type Chore, deleteKeysUsedBefore, type Room } from '../operations'

const sweepAnswers = (scope: 'company' | 'platform'): Chore => ({
  task: `platform.sweepAnswers.${scope}`,
  cron: '23 * * * *',
  scope,
  run: (ctx) => deleteKeysUsedBefore(ctx.db, ctx.company, new Date(ctx.now().getTime() - ANSWER_KEPT_MS)),
})

const COUNTS_KEPT_MS = 2 * 60_000

/** What the frame itself does by the clock: lets go of kept answers and of counted calls. */
export const upkeepRoom: Room = {
  name: 'platform',
  operations: [],
  chores: [
    sweepAnswers('company'),
    sweepAnswers('platform'),
    {
      task: 'platform.sweepCounts',
      cron: '* * * * *',
      scope: 'platform',
      run: (ctx) => deleteCountsBefore(ctx.db, new Date(ctx.now().getTime() - COUNTS_KEPT_MS)),
    },
  ],
}
