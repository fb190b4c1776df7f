import type { MemberCtx } from '../../platform/operations'
import { type Exported, exportPerson } from './export-person'

export const exportMember = (ctx: MemberCtx, { memberId }: { memberId: string }): Promise<Exported> =>
  exportPerson(ctx, memberId)
