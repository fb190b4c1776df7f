import type { Language } from '@coverwright/rules/languages'
import type {
  ActionKind,
  AutomationAction,
  NotSentReason,
  RunState,
  Trigger,
  TriggerKind,
} from '@coverwright/rules/service/automations'
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

const at = (name: string) => timestamp(name, { withTimezone: true })

export const automations = pgTable(
  'automations',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    name: text('name').notNull(),
    triggerKind: text('trigger_kind').$type<TriggerKind>().notNull(),
    trigger: jsonb('trigger').$type<Trigger>().notNull(),
    condition: text('condition').notNull(),
    delayHours: integer('delay_hours').notNull(),
    actions: jsonb('actions').$type<AutomationAction[]>().notNull(),
    /** What happened before is not followed; null while it is off. */
    onSince: at('on_since'),
    revision: integer('revision').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('automation_name_once').on(table.companyId, table.productId, sql`lower(${table.name})`),
    index('automations_that_follow')
      .on(table.companyId, table.productId, table.triggerKind)
      .where(sql`on_since is not null`),
  ],
)

/** Automations by their names, for the audit log. */
export const automationNames = {
  automation: { company: automations.companyId, id: automations.id, name: automations.name },
}

/** One action of one automation for one thing that happened. Says nothing of a person: who they are is read when it is done. */
export const automationRuns = pgTable(
  'automation_runs',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    automationId: uuid('automation_id').notNull(),
    productId: uuid('product_id').notNull(),
    actionId: text('action_id').notNull(),
    actionKind: text('action_kind').$type<ActionKind>().notNull(),
    trigger: text('trigger').$type<TriggerKind>().notNull(),
    /** What it is done for, in words: an event, or a quote, a policy, a birthday that the clock brought about. */
    onceKey: text('once_key').notNull(),
    quoteId: uuid('quote_id'),
    policyId: uuid('policy_id'),
    isTest: boolean('is_test').notNull(),
    happenedAt: at('happened_at').notNull(),
    dueAt: at('due_at').notNull(),
    state: text('state').$type<RunState>().notNull(),
    reason: text('reason').$type<NotSentReason>(),
    detail: text('detail').notNull().default(''),
    /** A connector was about to be asked: a run that is found like this is not begun again. */
    begunAt: at('begun_at'),
    doneAt: at('done_at'),
    /** The message in the outbox. */
    messageId: uuid('message_id'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // The promise that nothing is done twice for one thing is the database's.
    uniqueIndex('automation_run_once').on(table.companyId, table.automationId, table.actionId, table.onceKey),
    index('automation_runs_newest').on(table.companyId, table.automationId, table.happenedAt),
    index('automation_runs_waiting')
      .on(table.companyId, table.dueAt)
      .where(sql`state = 'waiting'`),
  ],
)

/** Messages as they arrived, with the secrets in their links taken out; kept as long as the outbox keeps its own. */
export const automationMessages = pgTable(
  'automation_messages',
  {
    companyId: uuid('company_id').notNull(),
    runId: uuid('run_id').notNull(),
    kind: text('kind').$type<'email' | 'sms'>().notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').$type<Language>().notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.runId] }),
    index('automation_messages_by_time').on(table.companyId, table.sentAt),
  ],
)

/** Who wants no more of what is written to win them: a hash of the address, never the address. */
export const unsubscribed = pgTable(
  'unsubscribed',
  {
    companyId: uuid('company_id').notNull(),
    addressKey: text('address_key').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.addressKey] })],
)
