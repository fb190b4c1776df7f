import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdGroup } from './group-store'

/** A group of another company is not found, like one that never was. */
export async function refuseUnknownGroup(ctx: MemberCtx, groupId: string | null) {
  if (groupId !== null && !(await holdGroup(ctx, groupId)))
    throw new Refused('members.group.notFound', { field: 'groupId' })
}
