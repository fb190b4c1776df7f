import { Refused } from '../../kernel'
import { findPerson, type Person, readTicket, TOKEN_KEY } from '../people'
import type { StrangerCtx } from '../../platform/operations'

type OpenTicket = { person: Person; deviceProved: boolean; startedAt: Date }

/** A ticket from before a change of password stands for a password that is no more. */
export async function openTicket(ctx: StrangerCtx, token: string): Promise<OpenTicket> {
  const ticket = readTicket(ctx.keyFor(TOKEN_KEY), token, ctx.now())
  const person = ticket && (await findPerson(ctx, ticket.person))
  if (!person || person.passwordChangedAt > ticket.startedAt) throw new Refused('identity.signInTimedOut')
  return { person, deviceProved: ticket.deviceProved, startedAt: ticket.startedAt }
}
