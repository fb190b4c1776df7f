import { Refused } from '../../kernel'
import { listOwnEntries } from '../audit'
import { deviceName, findPerson, listAgreements, listDevices, listLiveSessions } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadListed } from './list-members'

export type Exported = { fileName: string; content: string }

/** Everything that is kept about one person, as JSON; secrets are left out, since they are about nobody. */
export async function exportPerson(ctx: MemberCtx, personId: string): Promise<Exported> {
  const person = await findPerson(ctx, personId)
  if (person?.homeCompany !== ctx.company) throw new Refused('members.member.notFound')
  const [member, agreements] = [await loadListed(ctx, personId, 'member'), await listAgreements(ctx, personId)]
  const [devices, sessions] = [await listDevices(ctx, personId), await listLiveSessions(ctx, personId)]
  const { email, firstName, lastName, title, phone, language, createdAt, notifiesLogin, twoStepSince } = person
  const content = {
    person: {
      id: personId,
      email,
      firstName,
      lastName,
      title,
      phone,
      language,
      createdAt,
      notifiesLogin,
      twoStepSince,
    },
    membership: {
      roles: member.roles.map((role) => role.name),
      group: member.group_name,
      state: member.state,
      since: member.since,
    },
    agreements: agreements.map(({ document, version, agreedAt, address }) => ({
      document,
      version,
      agreedAt,
      address,
    })),
    devices: devices.map(({ userAgent, createdAt: knownSince, lastSeenAt }) => ({
      device: deviceName(userAgent),
      knownSince,
      lastSeenAt,
    })),
    sessions: sessions.map(({ address, place, createdAt: signedInAt, lastSeenAt }) => ({
      address,
      place,
      signedInAt,
      lastSeenAt,
    })),
    actions: await listOwnEntries(ctx, personId),
  }
  await ctx.record('members.exported', { memberId: personId })
  return { fileName: `person-${personId}.json`, content: JSON.stringify(content, null, 2) }
}
