import { linkLifeMs } from '@coverwright/rules/company/identity'
import { signSupportDeskToken, TOKEN_KEY } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf } from './own-account'

type HandOver = { token: string; expiresAt: string; address: string | null }

/** Two minutes to be handed over; the desk learns who it is and nothing that opens the console. */
export async function getSupportDeskToken(ctx: MemberCtx): Promise<HandOver> {
  const person = await loadSelf(ctx)
  const name = `${person.firstName} ${person.lastName}`.trim()
  const claims = { sub: person.id, company: ctx.company, email: person.email, name, jti: ctx.newId() }
  const token = signSupportDeskToken(ctx.keyFor(TOKEN_KEY), claims, ctx.now())
  await ctx.record('identity.handedToSupportDesk', {})
  const expiresAt = new Date(ctx.now().getTime() + linkLifeMs.supportDesk).toISOString()
  return { token, expiresAt, address: deskAddress(ctx.config.supportDeskUrl, token) }
}

function deskAddress(desk: string, token: string): string | null {
  if (!desk) return null
  const address = new URL(desk)
  address.searchParams.set('token', token)
  return address.href
}
