import { foldEmail } from '@coverwright/rules/company/identity'
import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { BaseCtx } from '../../platform/operations'
import { signUps } from './tables'

export type SignUpRow = typeof signUps.$inferSelect

export async function insertSignUp(ctx: BaseCtx, row: typeof signUps.$inferInsert) {
  await ctx.db.insert(signUps).values(row)
}

export async function findSignUp(
  ctx: BaseCtx,
  which: { tokenHash: string } | { id: string },
): Promise<SignUpRow | null> {
  const isIt = 'id' in which ? eq(signUps.id, which.id) : eq(signUps.tokenHash, which.tokenHash)
  const [row] = await ctx.db
    .select()
    .from(signUps)
    .where(and(isIt, gt(signUps.expiresAt, ctx.now())))
  return row ?? null
}

/** The newest sign-up of this address that waits for nothing but its mailbox. */
export async function findWaitingSignUp(ctx: BaseCtx, email: string): Promise<SignUpRow | null> {
  const [row] = await ctx.db
    .select()
    .from(signUps)
    .where(
      and(
        eq(signUps.emailKey, foldEmail(email)),
        isNotNull(signUps.passwordHash),
        isNull(signUps.finishedAt),
        gt(signUps.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(signUps.createdAt))
    .limit(1)
  return row ?? null
}

export async function updateSignUp(ctx: BaseCtx, id: string, change: Partial<typeof signUps.$inferInsert>) {
  await ctx.db.update(signUps).set(change).where(eq(signUps.id, id))
}

/** A sign-up ends once: false when it had ended before. */
export async function finishSignUpRow(ctx: BaseCtx, id: string): Promise<boolean> {
  const written = await ctx.db
    .update(signUps)
    .set({ finishedAt: ctx.now() })
    .where(and(eq(signUps.id, id), isNull(signUps.finishedAt)))
    .returning({ id: signUps.id })
  return written.length > 0
}

export async function deleteOldSignUps(ctx: BaseCtx, before: Date) {
  await ctx.db.delete(signUps).where(lt(signUps.expiresAt, before))
}
