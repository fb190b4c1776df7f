import { eq } from 'drizzle-orm'
import type { BaseCtx } from '../platform/operations'
import { agreements, devices, people, recoveryCodes, sessions } from './tables'

/** Empties the person's row and takes away everything of theirs. Gives the address that stands there instead. */
export async function erasePersonRows(ctx: BaseCtx, id: string): Promise<string> {
  const scrubbed = `${id}@erased.invalid`
  await ctx.db
    .update(people)
    .set({
      email: scrubbed,
      emailKey: scrubbed,
      passwordHash: null,
      firstName: '',
      lastName: '',
      title: '',
      phone: '',
      pictureFile: null,
      twoStepSecret: null,
      twoStepSince: null,
      erasedAt: ctx.now(),
    })
    .where(eq(people.id, id))
  for (const table of [devices, sessions, recoveryCodes, agreements])
    await ctx.db.delete(table).where(eq(table.personId, id))
  return scrubbed
}
