import type { SenderRecord } from '@coverwright/rules/company/senders'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Looked } from '../../platform/dns'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What the resolvers said of each record when somebody looked last. */
export type SeenRecords = Readonly<Record<SenderRecord, readonly Looked[]>>

/** The address that a company wants to send from, one at most. */
export const senders = pgTable('senders', {
  companyId: uuid('company_id').primaryKey(),
  email: text('email').notNull(),
  /** Of the key that its mails are signed with; made once the mailbox is confirmed. */
  selector: text('selector').notNull(),
  publicKey: text('public_key').notNull(),
  confirmedAt: at('confirmed_at'),
  seen: jsonb('seen').$type<SeenRecords>(),
  checkedAt: at('checked_at'),
  /** Since when all records are right; mails come from the address while this is set. */
  provenAt: at('proven_at'),
})
