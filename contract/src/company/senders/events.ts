import { z } from 'zod'
import { event } from '../../platform'

/** The address itself is in the audit log's entry of the same request. */
export const senderLost = event({
  name: 'sender.lost',
  says: 'The records that let a company send from its own address are gone',
  carries: z.object({ domain: z.string() }),
})
