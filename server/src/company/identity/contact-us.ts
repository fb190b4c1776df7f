import { findPersonByEmail, refuseWritingTooOften, sendLetter } from '../people'
import type { BaseCtx, StrangerCtx } from '../../platform/operations'
import { askForReactivation } from '../trials'

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

type Asked = { email: string; message: string; language: string }

/** Every address gets the same answer and the same mail; the team sees whether there is an account. */
export async function askReactivation(ctx: StrangerCtx, input: Asked): Promise<{ done: true }> {
  await refuseWritingTooOften(ctx, 'reactivation', input.email)
  const person = await findPersonByEmail(ctx, input.email)
  await sendLetter(ctx, input, 'reactivationAsked')
  await sendLetter(ctx, { email: ctx.config.supportEmail, language: 'en_us' }, 'teamReactivation', {
    email: input.email,
    message: input.message,
  })
  if (person) {
    const company = await ctx.enterCompany(person.homeCompany, person.id)
    await askForReactivation(company, person.id, input.message)
  }
  return { done: true }
}
