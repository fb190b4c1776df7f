import { sessionTopic } from '@coverwright/contract/company/identity'
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { type BaseCtx, endStreamsOf } from '../../platform/operations'
import { devices, refreshTokens, sessions } from './tables'

export type SessionRow = typeof sessions.$inferSelect
export type DeviceRow = typeof devices.$inferSelect
export type EndReason = 'signedOut' | 'revoked' | 'passwordChanged' | 'deactivated' | 'stolen' | 'erased'

export async function findDevice(ctx: BaseCtx, personId: string, keyHash: string): Promise<DeviceRow | null> {
  const [row] = await ctx.db
    .select()
    .from(devices)
    .where(and(eq(devices.keyHash, keyHash), eq(devices.personId, personId)))
  return row ?? null
}

export async function insertDevice(ctx: BaseCtx, row: typeof devices.$inferInsert) {
  await ctx.db.insert(devices).values(row)
}

export async function touchDevice(ctx: BaseCtx, id: string, userAgent: string) {
  await ctx.db.update(devices).set({ lastSeenAt: ctx.now(), userAgent }).where(eq(devices.id, id))
}

export async function listDevices(ctx: BaseCtx, personId: string): Promise<DeviceRow[]> {
  return ctx.db.select().from(devices).where(eq(devices.personId, personId)).orderBy(desc(devices.lastSeenAt))
}

/** A forgotten device is a new one at its next sign-in. */
export async function deleteDevices(ctx: BaseCtx, personId: string, ids: string[] | 'all') {
  const which =
    ids === 'all' ? eq(devices.personId, personId) : and(eq(devices.personId, personId), inArray(devices.id, ids))
  return ctx.db.delete(devices).where(which).returning({ id: devices.id })
}

export async function insertSession(ctx: BaseCtx, row: typeof sessions.$inferInsert) {
  await ctx.db.insert(sessions).values(row)
}

export async function insertRefreshToken(ctx: BaseCtx, sessionId: string, hash: string) {
  await ctx.db.insert(refreshTokens).values({ hash, sessionId, issuedAt: ctx.now() })
}

/** Uses the token up; of many at once one gets the row. */
export async function takeRefreshToken(ctx: BaseCtx, hash: string) {
  const [row] = await ctx.db
    .update(refreshTokens)
    .set({ usedAt: ctx.now() })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
    .returning()
  return row ?? null
}

export async function findRefreshToken(ctx: BaseCtx, hash: string) {
  const [row] = await ctx.db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  return row ?? null
}

export async function findLiveSession(ctx: BaseCtx, id: string): Promise<SessionRow | null> {
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isLive(ctx)))
  return row ?? null
}

export async function listLiveSessions(ctx: BaseCtx, personId: string): Promise<SessionRow[]> {
  return ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), isLive(ctx)))
    .orderBy(desc(sessions.lastSeenAt))
}

export async function updateSession(ctx: BaseCtx, id: string, change: Partial<typeof sessions.$inferInsert>) {
  await ctx.db.update(sessions).set(change).where(eq(sessions.id, id))
}

type WhichSessions = { personId: string; only?: string; except?: string; ofDevices?: string[] }

/** Ends them and says which were alive. */
export async function endSessions(ctx: BaseCtx, which: WhichSessions, endedBy: EndReason): Promise<string[]> {
  const ended = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now(), endedBy })
    .where(
      and(
        eq(sessions.personId, which.personId),
        isNull(sessions.endedAt),
        which.only ? eq(sessions.id, which.only) : undefined,
        which.except ? ne(sessions.id, which.except) : undefined,
        which.ofDevices ? inArray(sessions.deviceId, which.ofDevices) : undefined,
      ),
    )
    .returning({ id: sessions.id })
  const ids = ended.map((row) => row.id)
  await endStreamsOf(ctx, ids, sessionTopic)
  return ids
}

/** Crosses people: everybody of a company that is no longer open. */
export async function endCompanySessions(ctx: BaseCtx, company: string) {
  const ended = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now(), endedBy: 'deactivated' satisfies EndReason })
    .where(and(eq(sessions.homeCompany, company), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  await endStreamsOf(
    ctx,
    ended.map((row) => row.id),
    sessionTopic,
  )
}

export async function deleteOldSessions(ctx: BaseCtx, before: Date) {
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, before))
}

const isLive = (ctx: BaseCtx) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`${ctx.now()}`))
