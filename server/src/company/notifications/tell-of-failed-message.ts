import { z } from 'zod'
import { job } from '../../platform/operations'
import { GAVE_UP } from '../../platform/outbox'
import { notify } from './notify'

/** A message that could not be delivered is a notice to everybody in the company that sent it. */
export const tellOfFailedMessage = job({
  task: GAVE_UP,
  payload: z.object({ to: z.string(), subject: z.string() }),
  run: (ctx, { subject, to }) =>
    notify(ctx, { kind: 'notifications.undelivered', values: { to, subject: subject || to } }),
})
