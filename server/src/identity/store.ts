import { foldEmail } from '@coverwright/rules/identity'
import { and, desc, eq, isNotNull, isNull, gt } from 'drizzle-orm'
import type { BaseCtx } from '../platform/operations'
import { signUps } from './tables'

export type SignUpRow = typeof signUps.$inferSelect

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
