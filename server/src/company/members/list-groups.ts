import { memberOperations } from '@coverwright/contract/company/members'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listGroupRows } from './group-store'
import { presentGroup } from './present-group'

export const listGroups = async (ctx: MemberCtx) => ({
  groups: (await listGroupRows(ctx)).map((row) => presentGroup(ctx, row)),
  may: mayDo(ctx.member, { create: memberOperations.createGroup }),
})
