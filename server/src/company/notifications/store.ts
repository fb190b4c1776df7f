import { notificationOperations } from '@coverwright/contract/company/notifications'
import type { TakesOf } from '@coverwright/contract/platform'
import { type NoticeKind, noticesOverBefore, waitingKindsFor } from '@coverwright/rules/company/notifications'
import { and, count, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { pageRows } from '../../platform/database'
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

type Wanted = TakesOf<typeof notificationOperations.list>

export const listNotices = (ctx: MemberCtx, wanted: Wanted) =>
  pageRows(ctx, notificationOperations.list, wanted, {
    from: ctx.db
      .select({ notice: notices, readAt: noticeMarks.readAt, goneAt: noticeMarks.goneAt })
      .from(notices)
      .leftJoin(noticeMarks, markOf(ctx))
      .$dynamic(),
    company: notices.companyId,
    id: notices.id,
    where: wanted.waits
      ? and(seenBy(ctx), inArray(notices.kind, waitingKindsFor(ctx.member.permissions)))
      : seenBy(ctx),
    searches: { values: said(wanted.saying) },
    filters: { state: ([state]) => (state === 'unread' ? isUnread : isNotNull(noticeMarks.readAt)) },
    sorts: { madeAt: notices.madeAt },
  })

/** What a notice names, or a kind whose sentence has the words. */
const said = (kinds: Wanted['saying']) => (pattern: string) => {
  const names = sql`exists (select from jsonb_each_text(${notices.values}) said where said.value ilike ${pattern})`
  return kinds.length > 0 ? sql`(${names} or ${inArray(notices.kind, kinds)})` : names
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
  await deleteMarks(
    ctx,
    (await over).map(({ id }) => id),
  )
}

/** Takes away what was told of one thing, for every reader. Gives the number. */
export async function deleteNoticesAbout(ctx: CompanyCtx, kind: NoticeKind, href: string): Promise<number> {
  const told = await ctx.db
    .delete(notices)
    .where(and(eq(notices.companyId, ctx.company), eq(notices.kind, kind), eq(notices.href, href)))
    .returning({ id: notices.id })
  await deleteMarks(
    ctx,
    told.map(({ id }) => id),
  )
  return told.length
}

async function deleteMarks(ctx: CompanyCtx, ids: string[]) {
  if (ids.length === 0) return
  await ctx.db
    .delete(noticeMarks)
    .where(and(eq(noticeMarks.companyId, ctx.company), inArray(noticeMarks.noticeId, ids)))
}
