import { memberChangeRefusal, standingOf } from '@coverwright/rules/company/members'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { loadListed, loadViewer } from './list-members'
import { erasePerson } from './erase-person'

/** Of somebody else only once they are deactivated, so that nobody is erased by one wrong click. */
export async function eraseMember(ctx: MemberCtx, { memberId }: { memberId: string }): Promise<{ done: true }> {
  const [row, viewer] = [await loadListed(ctx, memberId, 'member'), await loadViewer(ctx)]
  refuseIf(memberChangeRefusal(viewer, { id: row.id, standing: standingOf(row.roles) }))
  if (row.state !== 'deactivated') throw new Refused('members.notDeactivated')
  await erasePerson(ctx, memberId)
  return { done: true }
}
