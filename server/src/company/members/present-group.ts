import { type GroupView, memberOperations } from '@coverwright/contract/company/members'
import type { z } from 'zod'
import { mayDo, type MemberCtx } from '../../platform/operations'

export type Group = z.infer<typeof GroupView>

export const presentGroup = ({ member }: MemberCtx, { id, name, memberCount }: Omit<Group, 'may'>): Group => ({
  id,
  name,
  memberCount,
  may: mayDo(member, { rename: memberOperations.renameGroup, delete: memberOperations.deleteGroup }),
})
