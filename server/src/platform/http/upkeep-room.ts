import { findTampering } from '../audit'
import { deleteCountsBefore } from '../limits'
import { ANSWER_KEPT_MS, type Chore, deleteKeysUsedBefore, type Room } from '../operations'

const sweepAnswers = (scope: 'company' | 'platform'): Chore => ({
  task: `platform.sweepAnswers.${scope}`,
  cron: '23 * * * *',
  scope,
  run: (ctx) => deleteKeysUsedBefore(ctx.db, ctx.company, new Date(ctx.now().getTime() - ANSWER_KEPT_MS)),
})

/** Every night each company's log is read from its first row; a row that does not hold is an alarm in the log. */
const verifyAudit: Chore = {
  task: 'platform.verifyAudit',
  cron: '41 2 * * *',
  run: async (ctx) => {
    const place = await findTampering(ctx.db, ctx.company)
    if (place !== null) throw new Error(`the audit log of company ${ctx.company} was tampered with at place ${place}`)
  },
}

const COUNTS_KEPT_MS = 2 * 60_000

/** What the frame itself does by the clock: lets go of kept answers and of counted calls, verifies the log. */
export const upkeepRoom: Room = {
  name: 'platform',
  operations: [],
  chores: [
    sweepAnswers('company'),
    sweepAnswers('platform'),
    verifyAudit,
    {
      task: 'platform.sweepCounts',
      cron: '* * * * *',
      scope: 'platform',
      run: (ctx) => deleteCountsBefore(ctx.db, new Date(ctx.now().getTime() - COUNTS_KEPT_MS)),
    },
  ],
}
