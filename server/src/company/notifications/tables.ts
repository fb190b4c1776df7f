import type { NoticeKind } from '@coverwright/rules/company/notifications'
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A notice to one member, or to everybody in the company where `memberId` is null. */
export const notices = pgTable(
  'notices',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id'),
    kind: text('kind').$type<NoticeKind>().notNull(),
    values: jsonb('values').$type<Record<string, string | number>>().notNull(),
    href: text('href').notNull(),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('notices_by_time').on(table.companyId, table.madeAt),
  ],
)

/** What one reader did with one notice; no row is 'unread'. */
export const noticeMarks = pgTable(
  'notice_marks',
  {
    companyId: uuid('company_id').notNull(),
    noticeId: uuid('notice_id').notNull(),
    memberId: uuid('member_id').notNull(),
    readAt: at('read_at'),
    goneAt: at('gone_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.noticeId, table.memberId] })],
)
