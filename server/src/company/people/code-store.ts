import {
  CODE_RESEND_AFTER_MS,
  CODE_SEND_WINDOW_MS,
  CODE_SENDS_PER_HOUR,
  CODE_TRIES,
} from '@coverwright/rules/company/identity'
import { and, eq, sql } from 'drizzle-orm'
import type { BaseCtx } from '../../platform/operations'
import { codes } from './tables'

type Key = { purpose: string; subject: string }

export async function findCode(ctx: BaseCtx, key: Key) {
  const [row] = await ctx.db.select().from(codes).where(keyOf(key))
  return row ?? null
}

/**
 * Replaces the last code unless one was sent a moment ago and is still good, or too many were: then nothing, and false.
 * Who has just used a code and needs another, in a second browser, gets it at once.
 */
export async function replaceCode(ctx: BaseCtx, key: Key, hash: string, expiresAt: Date): Promise<boolean> {
  const now = ctx.now()
  const windowEdge = new Date(now.getTime() - CODE_SEND_WINDOW_MS)
  const sentBefore = new Date(now.getTime() - CODE_RESEND_AFTER_MS)
  const isNewWindow = sql`${codes.windowStart} <= ${windowEdge}`
  const written = await ctx.db
    .insert(codes)
    .values({ ...key, hash, expiresAt, sentAt: now, windowStart: now })
    .onConflictDoUpdate({
      target: [codes.purpose, codes.subject],
      set: {
        hash,
        expiresAt,
        sentAt: now,
        tries: 0,
        takenAt: null,
        sends: sql`case when ${isNewWindow} then 1 else ${codes.sends} + 1 end`,
        windowStart: sql`case when ${isNewWindow} then ${now}::timestamptz else ${codes.windowStart} end`,
      },
      setWhere: sql`(${codes.sentAt} <= ${sentBefore} or ${codes.takenAt} is not null) and (${isNewWindow} or ${codes.sends} < ${CODE_SENDS_PER_HOUR})`,
    })
    .returning({ purpose: codes.purpose })
  return written.length > 0
}

/** Counts one more of what strangers send, or gives false when this hour's from there are used up. */
export async function countFrom(
  ctx: BaseCtx,
  what: 'letter' | 'file',
  sender: string,
  mostAnHour: number,
): Promise<boolean> {
  const now = ctx.now()
  const isNewWindow = sql`${codes.windowStart} <= ${new Date(now.getTime() - CODE_SEND_WINDOW_MS)}`
  const written = await ctx.db
    .insert(codes)
    .values({ purpose: `${what}:from`, subject: sender, hash: '', expiresAt: now, sentAt: now, windowStart: now })
    .onConflictDoUpdate({
      target: [codes.purpose, codes.subject],
      set: {
        sentAt: now,
        expiresAt: now,
        sends: sql`case when ${isNewWindow} then 1 else ${codes.sends} + 1 end`,
        windowStart: sql`case when ${isNewWindow} then ${now}::timestamptz else ${codes.windowStart} end`,
      },
      setWhere: sql`${isNewWindow} or ${codes.sends} < ${mostAnHour}`,
    })
    .returning({ purpose: codes.purpose })
  return written.length > 0
}

/**
 * Counts the try and takes the code, in one statement: of many at once only one finds it untaken, and no more than
 * five are ever compared.
 */
export async function tryCode(ctx: BaseCtx, key: Key, hash: string): Promise<boolean> {
  const now = ctx.now()
  const [row] = await ctx.db
    .update(codes)
    .set({
      tries: sql`${codes.tries} + 1`,
      takenAt: sql`case when ${codes.hash} = ${hash} then ${now}::timestamptz end`,
    })
    .where(
      and(keyOf(key), sql`${codes.takenAt} is null and ${codes.tries} < ${CODE_TRIES} and ${codes.expiresAt} > ${now}`),
    )
    .returning({ takenAt: codes.takenAt })
  return (row?.takenAt ?? null) !== null
}

export async function deleteOldCodes(ctx: BaseCtx, before: Date) {
  await ctx.db.delete(codes).where(sql`${codes.expiresAt} < ${before}`)
}

const keyOf = (key: Key) => and(eq(codes.purpose, key.purpose), eq(codes.subject, key.subject))
