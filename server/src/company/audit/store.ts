import { auditOperations } from '@coverwright/contract/company/audit'
import type { TakesOf } from '@coverwright/contract/platform'
import { and, desc, eq, like } from 'drizzle-orm'
import { people } from '../people'
import { auditLog } from '../../platform/audit'
import { literally, pageRows } from '../../platform/database'
import type { CompanyCtx } from '../../platform/operations'

/** With the name of whoever it was as it is now. */
const entries = (ctx: CompanyCtx) =>
  ctx.db
    .select({
      place: auditLog.place,
      at: auditLog.at,
      what: auditLog.what,
      about: auditLog.about,
      memberId: auditLog.memberId,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(auditLog)
    .leftJoin(people, eq(people.id, auditLog.memberId))

export const listAuditRows = (ctx: CompanyCtx, wanted: TakesOf<typeof auditOperations.list>) =>
  pageRows(ctx, auditOperations.list, wanted, {
    from: entries(ctx).$dynamic(),
    company: auditLog.companyId,
    id: auditLog.place,
    searches: { what: auditLog.what },
    filters: {
      memberId: auditLog.memberId,
      room: ([room = '']) => like(auditLog.what, `${literally(room)}.%`),
    },
    sorts: { at: auditLog.place },
  })

export const listEntriesOf = (ctx: CompanyCtx, memberId: string) =>
  entries(ctx)
    .where(and(eq(auditLog.companyId, ctx.company), eq(auditLog.memberId, memberId)))
    .orderBy(desc(auditLog.place))
