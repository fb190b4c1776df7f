import { findPersonByEmail, refuseWritingTooOften, sendLetter } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { askForReactivation } from '../trials'

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
