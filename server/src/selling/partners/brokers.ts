import type { BrokerView } from '@coverwright/contract/selling/partners'
import { foldName } from '@coverwright/rules/company/companies'
import { foldEmail, linkLifeMs } from '@coverwright/rules/company/identity'
import { findProfile } from '../../company/companies'
import { companySender } from '../../company/senders'
import { Refused } from '../../kernel'
import { findPerson, issueLink, readLink, refuseWritingTooOften, sendLetter, takeLink } from '../../company/people'
import type { MemberCtx } from '../../platform/operations'
import { connect, findConnectionOfLink, listConnections, upsertInvitation } from './store'

export async function listBrokers(ctx: MemberCtx): Promise<{ rows: BrokerView[]; total: number }> {
  const rows = (await listConnections(ctx)).map((row): BrokerView => {
    const isOurs = row.insurer === ctx.company
    const isOver = row.connectedAt === null && row.expiresAt <= ctx.now()
    return {
      id: row.id,
      side: isOurs ? 'invited' : 'wasInvited',
      email: row.email,
      companyName: (isOurs ? row.broker_name : row.insurer_name) ?? '',
      isRegistered: row.is_registered,
      state: row.connectedAt ? 'connected' : row.refusedAt ? 'refused' : isOver ? 'expired' : 'pending',
      since: (row.connectedAt ?? row.sentAt).toISOString(),
    }
  })
  return { rows, total: rows.length }
}

/** Spec 6: insurers, MGAs and wholesaler brokers have brokers; a broker has none of its own. */
export async function inviteBroker(ctx: MemberCtx, { email }: { email: string }): Promise<BrokerView> {
  const profile = await loadOwn(ctx)
  if (profile.registered.businessType === 'broker') throw new Refused('partners.brokersInviteNobody')
  const [id, now] = [ctx.newId(), ctx.now()]
  const times = { sentAt: now, expiresAt: new Date(now.getTime() + linkLifeMs.inviteBroker) }
  const facts = { insurer: ctx.company, email, emailKey: foldEmail(email), invitedBy: ctx.member.id }
  const row = await upsertInvitation(ctx, { id, ...facts, ...times })
  if (!row) throw new Refused('partners.alreadyConnected', { field: 'email' })
  await refuseWritingTooOften(ctx, 'brokerInvite', email)
  const link = await issueLink(ctx, 'inviteBroker', { subject: row.id, company: ctx.company })
  const inviter = await findPerson(ctx, ctx.member.id)
  const to = { email, language: inviter?.language ?? '' }
  const values = { company: profile.registered.name }
  await sendLetter(ctx, to, 'brokerInvite', values, `/association-broker?link=${link}`, await companySender(ctx))
  await ctx.record('partners.brokerInvited', { connectionId: row.id })
  const listed = (await listBrokers(ctx)).rows.find((each) => each.id === row.id)
  if (!listed) throw new Error('the invitation just made is not there')
  return listed
}

export async function connectBroker(
  ctx: MemberCtx,
  input: { link: string; insurerName: string },
): Promise<{ done: true }> {
  const profile = await loadOwn(ctx)
  await refuseOtherName(ctx, input)
  const link = await takeLink(ctx, 'inviteBroker', input.link)
  if (link.homeCompany === ctx.company) throw new Refused('partners.notYourself')
  const row = await connect(ctx, link.subject)
  if (!row) throw new Refused('identity.linkExpired')
  const inviter = await findPerson(ctx, row.invitedBy)
  const insurer = (await listConnections(ctx)).find((each) => each.id === row.id)?.insurer_name ?? ''
  const values = { broker: profile.registered.name, company: insurer }
  if (inviter) await sendLetter(ctx, inviter, 'brokerConnected', values, `/bindqurey?link=${input.link}`)
  await ctx.record('partners.connected', { connectionId: row.id, insurer: row.insurer })
  return { done: true }
}

/** Whoever accepts says whom: the name stands in the letter, and a wrong link is not accepted by a wrong press. */
async function refuseOtherName(ctx: MemberCtx, { link, insurerName }: { link: string; insurerName: string }) {
  const { subject } = await readLink(ctx, 'inviteBroker', link)
  const asked = await findConnectionOfLink(ctx, subject)
  if (asked && foldName(asked.insurerName) !== foldName(insurerName))
    throw new Refused('partners.insurerNameWrong', { field: 'insurerName' })
}

async function loadOwn(ctx: MemberCtx) {
  const profile = await findProfile(ctx)
  if (!profile) throw new Error('a session without its company')
  return profile
}
