import { and, desc, eq, ilike, inArray, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { containing, NIL_COMPANY } from '../database'
import type { BaseCtx, CompanyCtx, Db } from '../operations'
import { MAX_TRIES } from './back-off'
import type { Message } from './message'
import { mailbox, outboxMessages } from './tables'

type NewMessage = Omit<typeof outboxMessages.$inferInsert, 'companyId' | 'createdAt'>

/** False when the same thing was already sent once. */
export async function keepMessage(ctx: BaseCtx, message: NewMessage): Promise<boolean> {
  const row = { ...message, createdAt: ctx.now() }
  const kept = await ctx.db
    .insert(outboxMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: outboxMessages.id })
  return kept.length === 1
}

const ofTenant = sql`${outboxMessages.companyId} = (nullif(current_setting('app.company_id', true), ''))::uuid`

/** Locks the row: two workers must not both send it. */
export async function takeQueuedMessage(ctx: BaseCtx, id: string) {
  const found = await ctx.db
    .select()
    .from(outboxMessages)
    .where(and(ofTenant, eq(outboxMessages.id, id), eq(outboxMessages.state, 'queued')))
    .for('update', { skipLocked: true })
  return found[0] ?? null
}

/** Null once it was let go of, or erased with whoever it was to. */
export async function findMessage(ctx: BaseCtx, id: string) {
  const [found] = await ctx.db
    .select()
    .from(outboxMessages)
    .where(and(ofTenant, eq(outboxMessages.id, id)))
  return found ?? null
}

/** Whether something to this address or number was refused for good; what was only given up after many tries is no sign of it. */
export async function hasBounced(ctx: BaseCtx, recipient: string): Promise<boolean> {
  const refused = and(eq(outboxMessages.state, 'failed'), lt(outboxMessages.attempts, MAX_TRIES))
  const [found] = await ctx.db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(and(ofTenant, refused, isOneOf(outboxMessages.recipient, [recipient])))
    .limit(1)
  return found !== undefined
}

/** How messages stand, by their ids; those that were let go of are not among them. */
export async function messageStates(ctx: BaseCtx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, 'queued' | 'sent' | 'failed'>()
  const found = await ctx.db
    .select({ id: outboxMessages.id, state: outboxMessages.state })
    .from(outboxMessages)
    .where(and(ofTenant, inArray(outboxMessages.id, [...ids])))
  return new Map(found.map(({ id, state }) => [id, state]))
}

export async function markSent(ctx: BaseCtx, id: string, wipes: boolean) {
  const words = wipes ? { html: '', text: '', unsubscribe: '' } : {}
  await ctx.db
    .update(outboxMessages)
    .set({ state: 'sent', sentAt: ctx.now(), lastError: '', ...words })
    .where(and(ofTenant, eq(outboxMessages.id, id)))
}

type Failure = { state: 'queued' | 'failed'; attempts: number; lastError: string }

export async function markTried(ctx: BaseCtx, id: string, failure: Failure) {
  await ctx.db
    .update(outboxMessages)
    .set(failure)
    .where(and(ofTenant, eq(outboxMessages.id, id)))
}

export async function putIntoMailbox(ctx: BaseCtx, message: Message) {
  const { attachments, html, id, kind, recipient, replyTo, sender, subject, text, unsubscribe } = message
  const said = { html, subject, text, attachments, unsubscribe }
  const row = { ...said, id, kind, recipient, replyTo, sender, receivedAt: ctx.now() }
  await ctx.db.insert(mailbox).values(row).onConflictDoNothing()
}

export type Received = typeof mailbox.$inferSelect

/** Newest first; `to` finds part of an address or number. */
export async function listMailbox(db: Db, to: string, limit: number): Promise<Received[]> {
  return db
    .select()
    .from(mailbox)
    .where(to ? ilike(mailbox.recipient, containing(to)) : undefined)
    .orderBy(desc(mailbox.receivedAt), desc(mailbox.id))
    .limit(limit)
}

export async function findReceived(db: Db, id: string): Promise<Received | null> {
  const found = await db.select().from(mailbox).where(eq(mailbox.id, id))
  return found[0] ?? null
}

export async function deleteReceivedBefore(ctx: BaseCtx, before: Date) {
  await ctx.db.delete(mailbox).where(lt(mailbox.receivedAt, before))
}

export async function deleteMessagesBefore(ctx: BaseCtx, before: Date) {
  await ctx.db.delete(outboxMessages).where(and(ofTenant, lt(outboxMessages.createdAt, before)))
}

/**
 * Forgets what was written to these addresses and numbers: in this company, and while nobody was known yet (codes and
 * links go out under nobody's company). The transaction is back in its company afterwards.
 */
export async function eraseMessagesTo(ctx: CompanyCtx, recipients: readonly string[]) {
  const to = recipients.filter((recipient) => recipient !== '')
  for (const company of [NIL_COMPANY, ctx.company]) {
    await ctx.db.execute(sql`select set_config('app.company_id', ${company}, true)`)
    await ctx.db.delete(outboxMessages).where(and(ofTenant, isOneOf(outboxMessages.recipient, to)))
  }
  await ctx.db.delete(mailbox).where(isOneOf(mailbox.recipient, to))
}

const isOneOf = (column: AnyPgColumn, recipients: readonly string[]) =>
  sql`lower(${column}) = any(${sql.param(recipients.map((each) => each.toLowerCase()))}::text[])`

/** How many wait and how many were given up, of this company. */
export async function countMessages(ctx: BaseCtx): Promise<{ queued: number; failed: number }> {
  const found = await ctx.db
    .select({ state: outboxMessages.state, count: sql<number>`count(*)::int` })
    .from(outboxMessages)
    .where(and(ofTenant, sql`${outboxMessages.state} <> 'sent'`))
    .groupBy(outboxMessages.state)
  const of = (state: string) => found.find((row) => row.state === state)?.count ?? 0
  return { queued: of('queued'), failed: of('failed') }
}
