import type { BindRequestView } from '@coverwright/contract/selling/partners'
import { findPerson, findSentLink, sendLetter, takeLink } from '../../company/people'
import { Refused } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { findConnectionOfLink, refuse } from './store'

/** Also of a link that was used: both sides come back to it to see how it ended. */
export async function getBindRequest(ctx: StrangerCtx, input: { link: string }): Promise<BindRequestView> {
  const link = await findSentLink(ctx, input.link)
  const found = link?.purpose === 'inviteBroker' ? await findConnectionOfLink(ctx, link.subject) : null
  if (!link || !found) throw new Refused('identity.linkExpired')
  const { connection, insurerName, brokerName } = found
  // A newer invitation has a link of its own: an older one of the same request has run out.
  const isOver = link.takenAt === null && link.expiresAt <= ctx.now()
  const state = isOver ? 'expired' : connection.connectedAt ? 'accepted' : connection.refusedAt ? 'refused' : 'pending'
  return { insurerName, brokerName: brokerName ?? '', state, expiresAt: connection.expiresAt.toISOString() }
}

/** The link is proof enough that its reader was meant; nobody needs an account to say no. */
export async function refuseBind(ctx: StrangerCtx, input: { link: string }): Promise<{ done: true }> {
  const link = await takeLink(ctx, 'inviteBroker', input.link)
  const row = await refuse(ctx, link.subject)
  if (!row) throw new Refused('identity.linkExpired')
  const inviter = await findPerson(ctx, row.invitedBy)
  const path = `/bindqurey?link=${input.link}`
  if (inviter) await sendLetter(ctx, inviter, 'brokerRefused', { email: row.email }, path)
  const insurer = await ctx.enterCompany(row.insurer)
  await insurer.record('partners.refused', { connectionId: row.id })
  return { done: true }
}
