import { membersTopic } from '@coverwright/contract/company/members'
import { Refused } from '../../kernel'
import { eraseProfilePictures } from '../media'
import { erasePersonRows, findPerson } from '../people'
import type { CompanyCtx } from '../../platform/operations'
import { scrubInvitations } from './invitation-store'
import { loadStanding, updateMember } from './store'

/** Takes away everything that says who this was. What they did stays on record under an id that names nobody. */
export async function erasePerson(ctx: CompanyCtx, personId: string) {
  const person = await findPerson(ctx, personId)
  if (person?.homeCompany !== ctx.company) throw new Refused('members.member.notFound')
  if ((await loadStanding(ctx, personId)) === 'primary') throw new Refused('members.primaryIsTransferred')
  await eraseProfilePictures(ctx, personId)
  const scrubbed = await erasePersonRows(ctx, person)
  await scrubInvitations(ctx, person.emailKey, scrubbed)
  await updateMember(ctx, personId, { state: 'erased', deactivatedAt: ctx.now(), groupId: null })
  await ctx.record('members.erased', { memberId: personId })
  await ctx.notify(membersTopic)
}
