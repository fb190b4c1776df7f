import { refuseWritingTooOften, sendLetter } from '../people'
import type { BaseCtx, StrangerCtx } from '../../platform/operations'

type Contact = { name: string; email: string; company: string; topic: string; message: string; language: string }

/** Ten letters that name a message when somebody calls about it. */
export const newTicket = (ctx: BaseCtx) => `CW-${ctx.randomBytes(5).toString('hex').toUpperCase()}`

export async function contactUs(ctx: StrangerCtx, input: Contact): Promise<{ ticket: string }> {
  await refuseWritingTooOften(ctx, 'contact', input.email)
  const ticket = newTicket(ctx)
  await sendLetter(ctx, { email: ctx.config.supportEmail, language: 'en_us' }, 'teamContact', { ...input, ticket })
  // Nobody has proved that this mailbox is theirs: it gets no word that a stranger chose.
  await sendLetter(ctx, input, 'contactReceived', { ticket })
  return { ticket }
}
