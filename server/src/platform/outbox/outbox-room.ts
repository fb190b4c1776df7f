import { messageGivenUp } from '@coverwright/contract/platform'
import type { Room } from '../operations'
import { deliverMessage } from './deliver-message'
import { deleteMessagesBefore, deleteReceivedBefore } from './store'

const DAY_MS = 86_400_000
/** Who was written to, and when, is answered for this long; the company's audit log stays. */
const SENT_KEPT_DAYS = 90
const MAILBOX_KEPT_DAYS = 30

/** Sending by the queue, and letting go of what was sent. */
export const outboxRoom: Room = {
  name: 'outbox',
  operations: [],
  events: [messageGivenUp],
  jobs: [deliverMessage],
  chores: [
    {
      task: 'outbox.sweep',
      cron: '41 3 * * *',
      run: (ctx) => deleteMessagesBefore(ctx, new Date(ctx.now().getTime() - SENT_KEPT_DAYS * DAY_MS)),
    },
    {
      task: 'outbox.sweepNobodys',
      cron: '43 3 * * *',
      scope: 'platform',
      run: async (ctx) => {
        await deleteMessagesBefore(ctx, new Date(ctx.now().getTime() - SENT_KEPT_DAYS * DAY_MS))
        await deleteReceivedBefore(ctx, new Date(ctx.now().getTime() - MAILBOX_KEPT_DAYS * DAY_MS))
      },
    },
  ],
}
