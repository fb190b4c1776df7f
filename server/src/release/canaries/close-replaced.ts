import { canaryReplaced } from '@coverwright/contract/release/publishing'
import { on, type Reader } from '../../platform/operations'
import { closeReplaced } from './end-canary'
import { findCanary } from './store'

/** Something else was mounted where it ran: its figures stay as they were then. */
export const closeReplacedOnes: Reader = {
  name: 'canaries.replaced',
  handles: [
    on(canaryReplaced, async (ctx, { at, data: { canaryId } }) => {
      const canary = await findCanary(ctx, canaryId)
      if (canary?.state === 'running') await closeReplaced(ctx, canary, at)
    }),
  ],
}
