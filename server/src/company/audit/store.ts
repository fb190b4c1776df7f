import { and, count, desc, eq, gt, ilike, like, lt, type SQL } from 'drizzle-orm'
import { people } from '../people'
import { auditLog } from '../../platform/audit'
import type { CompanyCtx } from '../../platform/operations'

type Wanted = {
  memberId?: string
  room?: string
  search?: string
  from?: Date
  until?: Date
  limit: number
  offset: number
}

/** Newest first, with the name of whoever it was as it is now. */
export async function listAuditRows(ctx: CompanyCtx, wanted: Wanted) {
  const where = conditions(ctx, wanted)
  const rows = await ctx.db
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
    .where(where)
    .orderBy(desc(auditLog.place))
    .limit(wanted.limit)
    .offset(wanted.offset)
  const [total] = await ctx.db.select({ count: count() }).from(auditLog).where(where)
  return { rows, total: total?.count ?? 0 }
}

function conditions(ctx: CompanyCtx, wanted: Wanted) {
  const all: SQL[] = [eq(auditLog.companyId, ctx.company)]
  if (wanted.memberId) all.push(eq(auditLog.memberId, wanted.memberId))
  if (wanted.room) all.push(like(auditLog.what, `${literally(wanted.room)}.%`))
  if (wanted.search) all.push(ilike(auditLog.what, `%${literally(wanted.search)}%`))
  if (wanted.from) all.push(gt(auditLog.at, wanted.from))
  if (wanted.until) all.push(lt(auditLog.at, wanted.until))
  return and(...all)
}

/** What was typed stands for itself, never for a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')
