import type { MemberCtx } from '../../platform/operations'
import { exportPerson } from './export-person'

export type Exported = { fileName: string; content: string }

export const exportMember = (ctx: MemberCtx, { memberId }: { memberId: string }): Promise<Exported> =>
  exportPerson(ctx, memberId)
