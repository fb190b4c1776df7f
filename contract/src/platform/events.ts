import { z } from 'zod'
import { event } from './event'

/** Codes and links are not among them: one that did not arrive is its reader's affair alone. What was sent once for a cause is. */
export const messageGivenUp = event({
  name: 'message.givenUp',
  says: 'A mail or an SMS could not be delivered and is not tried again',
  carries: z.object({ messageId: z.uuid() }),
})
