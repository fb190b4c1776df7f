import type { PageQuery } from '@coverwright/contract/platform'
import { noticeKindNames, noticesOverBefore } from '@coverwright/rules/company/notifications'
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { noticeMarks, notices } from './tables'

type NewNotice = Omit<typeof notices.$inferInsert, 'companyId'>

export async function addNotice(ctx: CompanyCtx, notice: NewNotice) {
  await ctx.db.insert(notices).values({ ...notice, companyId: ctx.company })
}

/** The reader's mark on a notice. */
const markOf = (ctx: MemberCtx) =>
  and(
    eq(noticeMarks.companyId, notices.companyId),
    eq(noticeMarks.noticeId, notices.id),
    eq(noticeMarks.memberId, ctx.member.id),
  )

/** What the reader may see: meant for them or for everybody, not put away by them, and not over. */
const seenBy = (ctx: MemberCtx) =>
  and(
    eq(notices.companyId, ctx.company),
    or(isNull(notices.memberId), eq(notices.memberId, ctx.member.id)),
    gte(notices.madeAt, noticesOverBefore(ctx.now())),
    isNull(noticeMarks.goneAt),
  )

const isUnread = isNull(noticeMarks.readAt)

/**
 * The sentence of a notice is a text of the console: whoever searches says which kinds have the words in the reader's
 * language (`saying`); what a notice names is found here.
 */
function said({ filter, search }: Pick<PageQuery, 'filter' | 'search'>) {
  if (search === '') return undefined
  const asked = [filter['saying'] ?? []].flat()
  const kinds = noticeKindNames.filter((kind) => asked.includes(kind))
  const wanted = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const names = sql`exists (select from jsonb_each_text(${notices.values}) said where said.value ilike ${wanted})`
  return kinds.length > 0 ? or(names, inArray(notices.kind, kinds)) : names
}

export async function listNotices(ctx: MemberCtx, { filter, page, pageSize, search }: PageQuery) {
  const wanted =
    filter['state'] === 'unread' ? isUnread : filter['state'] === 'read' ? isNotNull(noticeMarks.readAt) : undefined
  const where = and(seenBy(ctx), wanted, said({ filter, search }))
  const rows = await ctx.db
    .select({ notice: notices, readAt: noticeMarks.readAt, goneAt: noticeMarks.goneAt })
    .from(notices)
    .leftJoin(noticeMarks, markOf(ctx))
    .where(where)
    .orderBy(desc(notices.madeAt), desc(notices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [found] = await ctx.db.select({ total: count() }).from(notices).leftJoin(noticeMarks, markOf(ctx)).where(where)
  return { rows, total: found?.total ?? 0 }
}

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>['rows'][number]

export async function countUnread(ctx: MemberCtx): Promise<number> {
  const [found] = await ctx.db
    .select({ total: count() })
    .from(notices)
    .leftJoin(noticeMarks, markOf(ctx))
    .where(and(seenBy(ctx), isUnread))
  return found?.total ?? 0
}

/** Marks those of the notices that the reader may see; null means all of them. Gives the number marked. */
export async function markNotices(ctx: MemberCtx, ids: string[] | null, mark: 'readAt' | 'goneAt'): Promise<number> {
  const seen = await ctx.db
    .select({ id: notices.id })
    .from(notices)
    .leftJoin(noticeMarks, markOf(ctx))
    .where(and(seenBy(ctx), ids ? inArray(notices.id, ids) : isUnread))
  if (seen.length === 0) return 0
  const rows = seen.map(({ id }) => ({
    companyId: ctx.company,
    noticeId: id,
    memberId: ctx.member.id,
    readAt: ctx.now(),
    goneAt: mark === 'goneAt' ? ctx.now() : null,
  }))
  const kept = { readAt: sql`coalesce(${noticeMarks.readAt}, excluded.read_at)`, goneAt: sql`excluded.gone_at` }
  await ctx.db
    .insert(noticeMarks)
    .values(rows)
    .onConflictDoUpdate({ target: [noticeMarks.companyId, noticeMarks.noticeId, noticeMarks.memberId], set: kept })
  return rows.length
}

export async function deleteNoticesBefore(ctx: CompanyCtx, before: Date) {
  const over = ctx.db
    .delete(notices)
    .where(and(eq(notices.companyId, ctx.company), lt(notices.madeAt, before)))
    .returning({ id: notices.id })
  const ids = (await over).map(({ id }) => id)
  if (ids.length > 0)
    await ctx.db
      .delete(noticeMarks)
      .where(and(eq(noticeMarks.companyId, ctx.company), inArray(noticeMarks.noticeId, ids)))
}
