import { messageGivenUp } from '@coverwright/contract/platform'
import { on, type Reader } from '../../platform/operations'
import { findMessage } from '../../platform/outbox'
import { refundUnits } from './move-units'

/** An SMS that nobody could deliver costs nothing: it was paid for under the key that it was sent once with. */
export const refundMessages: Reader = {
  name: 'units.messages',
  handles: [
    on(messageGivenUp, async (ctx, { data }) => {
      const message = await findMessage(ctx, data.messageId)
      if (message?.kind === 'sms' && message.onceKey !== null) await refundUnits(ctx, message.onceKey)
    }),
  ],
}
