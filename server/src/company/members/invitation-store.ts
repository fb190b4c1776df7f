import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { people } from '../people'
import type { CompanyCtx } from '../../platform/operations'
import { invitations } from './tables'

export type InvitationRow = typeof invitations.$inferSelect

export async function insertInvitation(ctx: CompanyCtx, row: Omit<typeof invitations.$inferInsert, 'companyId'>) {
  await ctx.db.insert(invitations).values({ ...row, companyId: ctx.company })
}

export async function findInvitation(ctx: CompanyCtx, id: string): Promise<InvitationRow | null> {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, ctx.company), eq(invitations.id, id)))
  return row ?? null
}

export async function updateInvitation(ctx: CompanyCtx, id: string, change: Partial<typeof invitations.$inferInsert>) {
  await ctx.db
    .update(invitations)
    .set(change)
    .where(and(eq(invitations.companyId, ctx.company), eq(invitations.id, id)))
}

/** An invitation is settled once: null when it was accepted or taken back before. */
export async function settleInvitation(ctx: CompanyCtx, id: string, state: 'accepted' | 'cancelled') {
  const [row] = await ctx.db
    .update(invitations)
    .set({ state })
    .where(and(eq(invitations.companyId, ctx.company), eq(invitations.id, id), eq(invitations.state, 'pending')))
    .returning()
  return row ?? null
}

/** An invitation that ran out makes room for a new one to the same address. */
export async function cancelExpiredInvitations(ctx: CompanyCtx, emailKeys: string[]) {
  await ctx.db
    .update(invitations)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(invitations.companyId, ctx.company),
        eq(invitations.state, 'pending'),
        inArray(invitations.emailKey, emailKeys),
        sql`${invitations.expiresAt} <= ${ctx.now()}`,
      ),
    )
}

export async function scrubInvitations(ctx: CompanyCtx, emailKey: string, scrubbed: string) {
  await ctx.db
    .update(invitations)
    .set({ email: scrubbed, emailKey: scrubbed, firstName: '', lastName: '', title: '' })
    .where(and(eq(invitations.companyId, ctx.company), eq(invitations.emailKey, emailKey)))
}

/** How each address stands with this company and the platform. */
export async function findStandings(ctx: CompanyCtx, emailKeys: string[]) {
  const [known, invited] = [
    await ctx.db
      .select({ emailKey: people.emailKey, homeCompany: people.homeCompany })
      .from(people)
      .where(and(inArray(people.emailKey, emailKeys), isNull(people.erasedAt))),
    await ctx.db
      .select({ emailKey: invitations.emailKey })
      .from(invitations)
      .where(
        and(
          eq(invitations.companyId, ctx.company),
          eq(invitations.state, 'pending'),
          inArray(invitations.emailKey, emailKeys),
          sql`${invitations.expiresAt} > ${ctx.now()}`,
        ),
      ),
  ]
  return { known, invited }
}
