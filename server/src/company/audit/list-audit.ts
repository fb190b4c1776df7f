import type { AuditEntry, auditOperations } from '@coverwright/contract/company/audit'
import type { TakesOf } from '@coverwright/contract/platform'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { presentEntry } from './present'
import { listAuditRows, listEntriesOf } from './store'

type Asked = TakesOf<typeof auditOperations.list>

/** What was done in the company. `filter.memberId` narrows it to one member, `filter.room` to one room's deeds. */
export async function listAudit(ctx: MemberCtx, asked: Asked): Promise<{ rows: AuditEntry[]; total: number }> {
  const { rows, total } = await listAuditRows(ctx, asked)
  return { rows: rows.map(presentEntry), total }
}

export const listOwnAudit = (ctx: MemberCtx, asked: TakesOf<typeof auditOperations.listOwn>) =>
  listAudit(ctx, { ...asked, filter: { ...asked.filter, memberId: [ctx.member.id] } })

/** All of one person's entries, for their export. */
export async function listOwnEntries(ctx: CompanyCtx, memberId: string) {
  const rows = await listEntriesOf(ctx, memberId)
  return rows.map(({ at, what, about }) => ({ at: at.toISOString(), what, about }))
}
