import { foldEmail } from '@coverwright/rules/company/identity'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BaseCtx } from '../../platform/operations'
import { agreements, people, recoveryCodes, signInFailures } from './tables'

export type Person = typeof people.$inferSelect

/** How others know them; their address where they gave no name. */
export const personName = ({ firstName, lastName, email }: Pick<Person, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email

export async function findPersonByEmail(ctx: BaseCtx, email: string): Promise<Person | null> {
  const [row] = await ctx.db
    .select()
    .from(people)
    .where(and(eq(people.emailKey, foldEmail(email)), isNull(people.erasedAt)))
  return row ?? null
}

export async function findPerson(ctx: BaseCtx, id: string): Promise<Person | null> {
  const [row] = await ctx.db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.erasedAt)))
  return row ?? null
}

/** False when the address is taken. */
export async function insertPerson(
  ctx: BaseCtx,
  person: Omit<typeof people.$inferInsert, 'emailKey'>,
): Promise<boolean> {
  const row = { ...person, emailKey: foldEmail(person.email) }
  const written = await ctx.db.insert(people).values(row).onConflictDoNothing().returning({ id: people.id })
  return written.length > 0
}

export async function updatePerson(ctx: BaseCtx, id: string, change: Partial<typeof people.$inferInsert>) {
  if (Object.values(change).every((value) => value === undefined)) return
  await ctx.db.update(people).set(change).where(eq(people.id, id))
}

/** A time step's code is taken once: false when this step, or a later one, was used before. */
export async function takeTwoStep(ctx: BaseCtx, id: string, step: number): Promise<boolean> {
  const written = await ctx.db
    .update(people)
    .set({ twoStepLastStep: step })
    .where(and(eq(people.id, id), sql`${people.twoStepLastStep} < ${step}`))
    .returning({ id: people.id })
  return written.length > 0
}

export async function replaceRecoveryCodes(ctx: BaseCtx, personId: string, hashes: string[]) {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  if (hashes.length > 0) await ctx.db.insert(recoveryCodes).values(hashes.map((hash) => ({ personId, hash })))
}

export async function takeRecoveryCode(ctx: BaseCtx, personId: string, hash: string): Promise<boolean> {
  const written = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now() })
    .where(and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash })
  return written.length > 0
}

export async function countRecoveryCodes(ctx: BaseCtx, personId: string): Promise<number> {
  return ctx.db.$count(recoveryCodes, and(eq(recoveryCodes.personId, personId), isNull(recoveryCodes.usedAt)))
}

export async function insertAgreements(ctx: BaseCtx, rows: (typeof agreements.$inferInsert)[]) {
  await ctx.db.insert(agreements).values(rows).onConflictDoNothing()
}

export async function listAgreements(ctx: BaseCtx, personId: string) {
  return ctx.db.select().from(agreements).where(eq(agreements.personId, personId))
}

export async function findFailures(ctx: BaseCtx, keys: string[]) {
  return ctx.db
    .select()
    .from(signInFailures)
    .where(sql`${signInFailures.key} = any(${sql.param(keys)}::text[])`)
}

/** Held to the end of the transaction: tries of one account are counted one after another. */
export async function lockKey(ctx: BaseCtx, key: string) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Counts one more on top of those that are not forgiven yet. */
export async function addFailure(ctx: BaseCtx, key: string, forgivenEveryMs: number) {
  const now = ctx.now()
  const elapsedMs = sql`extract(epoch from ${now}::timestamptz - ${signInFailures.lastFailedAt}) * 1000`
  await ctx.db
    .insert(signInFailures)
    .values({ key, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`greatest(0, ${signInFailures.failures} - floor(${elapsedMs} / ${forgivenEveryMs})::int) + 1`,
        lastFailedAt: now,
      },
    })
}

/** A device's own count is kept under its account's key, after a '/'. */
export async function clearFailures(ctx: BaseCtx, key: string, andDevices?: 'andDevices') {
  const withDevices = andDevices ? sql` or starts_with(${signInFailures.key}, ${`${key}/`})` : sql``
  await ctx.db.delete(signInFailures).where(sql`${signInFailures.key} = ${key}${withDevices}`)
}

export async function deleteOldFailures(ctx: BaseCtx, before: Date) {
  await ctx.db.delete(signInFailures).where(sql`${signInFailures.lastFailedAt} < ${before}`)
}
