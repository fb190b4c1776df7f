import type { Room } from '../operations'
import { deleteMessagesBefore } from './store'

/** Longer than any sender tries again, by itself (days) or by hand (weeks). */
const REMEMBERED_MS = 120 * 86_400_000

/** Lets go of the ids of messages that nobody sends again. */
export const inboundRoom: Room = {
  name: 'inbound',
  operations: [],
  chores: [
    {
      task: 'inbound.sweep',
      cron: '47 3 * * *',
      run: (ctx) => deleteMessagesBefore(ctx, new Date(ctx.now().getTime() - REMEMBERED_MS)),
    },
  ],
}
