import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Attachment } from './message'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What is to be sent, written in the transaction that decided to send it. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    /** Strangers' calls write under nobody's company; the tenant of the transaction decides, never the caller. */
    companyId: uuid('company_id')
      .notNull()
      .default(sql`(nullif(current_setting('app.company_id', true), ''))::uuid`),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'email' | 'sms'>().notNull(),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to').notNull().default(''),
    subject: text('subject').notNull().default(''),
    html: text('html').notNull().default(''),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    unsubscribe: text('unsubscribe').notNull().default(''),
    /** A code or a link is inside: the words are wiped once they are sent. */
    holdsSecret: boolean('holds_secret').notNull().default(false),
    /** What is sent once only, however often its cause is told (a payment event, say). */
    onceKey: text('once_key'),
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('outbox_message_once').on(table.companyId, table.onceKey),
    index('outbox_messages_by_state').on(table.companyId, table.state, table.createdAt),
  ],
)

/** Stands for the mail server and the telephone network: what arrived, whoever's it is. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'email' | 'sms'>().notNull(),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    unsubscribe: text('unsubscribe').notNull().default(''),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [index('mailbox_by_recipient').on(table.recipient, table.receivedAt)],
)

/** What mails of a company are signed with, one key for each domain that it may send for. */
export const mailKeys = pgTable(
  'mail_keys',
  {
    companyId: uuid('company_id').notNull(),
    domain: text('domain').notNull(),
    selector: text('selector').notNull(),
    sealedKey: text('sealed_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.domain] })],
)
