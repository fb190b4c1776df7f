import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { BaseCtx, CompanyCtx } from '../../platform/operations'
import { brokerConnections } from './tables'

export type Connection = typeof brokerConnections.$inferSelect

type Listed = Connection & { insurer_name: string; broker_name: string | null; is_registered: boolean }

/** Both sides' own rows, with the other company's name. Whether an address is registered is the insurer's to see. */
export async function listConnections(ctx: CompanyCtx): Promise<Listed[]> {
  const rows = await ctx.db
    .select({
      connection: brokerConnections,
      insurer_name: sql<string>`(select name from company_registry r where r.id = ${brokerConnections.insurer})`,
      broker_name: sql<string | null>`(select name from company_registry r where r.id = ${brokerConnections.broker})`,
    })
    .from(brokerConnections)
    .where(or(eq(brokerConnections.insurer, ctx.company), eq(brokerConnections.broker, ctx.company)))
    .orderBy(brokerConnections.sentAt)
  return rows.map(({ connection, ...names }) => ({
    ...connection,
    ...names,
    is_registered: connection.broker !== null,
  }))
}

/** A second invitation to the same address is the first one sent again; one that is connected stays as it is. */
export async function upsertInvitation(
  ctx: CompanyCtx,
  row: typeof brokerConnections.$inferInsert,
): Promise<Connection | null> {
  const [written] = await ctx.db
    .insert(brokerConnections)
    .values(row)
    .onConflictDoUpdate({
      target: [brokerConnections.insurer, brokerConnections.emailKey],
      set: { sentAt: row.sentAt, expiresAt: row.expiresAt, invitedBy: row.invitedBy, refusedAt: null },
      setWhere: isNull(brokerConnections.broker),
    })
    .returning()
  return written ?? null
}

/** Once: null when it was accepted before or is not there. */
export async function connect(ctx: CompanyCtx, id: string): Promise<Connection | null> {
  const [row] = await ctx.db
    .update(brokerConnections)
    .set({ broker: ctx.company, connectedAt: ctx.now() })
    .where(isOpen(id))
    .returning()
  return row ?? null
}

const isOpen = (id: string) =>
  and(eq(brokerConnections.id, id), isNull(brokerConnections.broker), isNull(brokerConnections.refusedAt))

/** Once: null when it was accepted or refused before. */
export async function refuse(ctx: BaseCtx, id: string): Promise<Connection | null> {
  const [row] = await ctx.db.update(brokerConnections).set({ refusedAt: ctx.now() }).where(isOpen(id)).returning()
  return row ?? null
}

/** For whoever holds the link, on either side or on none yet. */
export async function findConnectionOfLink(ctx: BaseCtx, id: string) {
  const [row] = await ctx.db
    .select({
      connection: brokerConnections,
      insurerName: sql<string>`(select name from company_registry r where r.id = ${brokerConnections.insurer})`,
      brokerName: sql<string | null>`(select name from company_registry r where r.id = ${brokerConnections.broker})`,
    })
    .from(brokerConnections)
    .where(eq(brokerConnections.id, id))
  return row ?? null
}
