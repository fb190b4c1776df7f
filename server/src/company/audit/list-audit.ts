import type { AuditEntry, auditOperations } from '@coverwright/contract/company/audit'
import type { TakesOf } from '@coverwright/contract/platform'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import type { TellEntries } from './name-things'
import { listAuditRows, listEntriesOf, type Places } from './store'

type Asked = TakesOf<typeof auditOperations.list>

/** What was done in the company, narrowed by who, what and when. */
export const listAudit =
  (tell: TellEntries, places: Places) =>
  async (ctx: MemberCtx, asked: Asked): Promise<{ rows: AuditEntry[]; total: number }> => {
    const { rows, total } = await listAuditRows(ctx, asked, places)
    return { rows: await tell(ctx, rows), total }
  }

export const listOwnAudit =
  (tell: TellEntries, places: Places) => (ctx: MemberCtx, asked: TakesOf<typeof auditOperations.listOwn>) =>
    listAudit(tell, places)(ctx, { ...asked, filter: { ...asked.filter, memberId: [ctx.member.id] } })

/** All of one person's entries, for their export. */
export async function listOwnEntries(ctx: CompanyCtx, memberId: string) {
  const rows = await listEntriesOf(ctx, memberId)
  return rows.map(({ at, what, about }) => ({ at: at.toISOString(), what, about }))
}
