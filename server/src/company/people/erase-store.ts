import { eq, or, sql } from 'drizzle-orm'
import { literally } from '../../platform/database'
import { eraseMessagesTo } from '../../platform/outbox'
import type { CompanyCtx } from '../../platform/operations'
import { clearFailures, type Person } from './store'
import { agreements, codes, devices, links, people, recoveryCodes, sessions } from './tables'

/** Empties the person's row and takes away everything of theirs. Gives the address that stands there instead. */
export async function erasePersonRows(ctx: CompanyCtx, person: Person): Promise<string> {
  await eraseTraces(ctx, person)
  const scrubbed = `${person.id}@erased.invalid`
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
    .where(eq(people.id, person.id))
  return scrubbed
}

/** Everybody of the company, rows and all: nothing is left that could name them. */
export async function erasePeopleOfCompany(ctx: CompanyCtx) {
  for (const person of await ctx.db.select().from(people).where(eq(people.homeCompany, ctx.company)))
    await eraseTraces(ctx, person)
  await ctx.db.delete(links).where(eq(links.homeCompany, ctx.company))
  await ctx.db.delete(people).where(eq(people.homeCompany, ctx.company))
}

/** Devices, sessions, codes, links, counted failures, the sign-up they came by, and every letter they were sent. */
async function eraseTraces(ctx: CompanyCtx, person: Person) {
  for (const table of [devices, sessions, recoveryCodes, agreements])
    await ctx.db.delete(table).where(eq(table.personId, person.id))
  const phone = person.phone.replace(/ /g, '')
  const subjects = sql`${codes.subject} = any(${sql.param([person.id, person.emailKey, phone])}::text[])`
  await ctx.db.delete(codes).where(or(subjects, sql`${codes.subject} like ${`%/${literally(person.emailKey)}`}`))
  await ctx.db.delete(links).where(eq(links.subject, person.id))
  await clearFailures(ctx, `account:${person.emailKey}`, 'andDevices')
  for (const kind of ['self', 'twoStep']) await clearFailures(ctx, `account:${kind}/${person.id}`)
  await ctx.db.execute(sql`delete from sign_ups where email_key = ${person.emailKey}`)
  await eraseMessagesTo(ctx, [person.email, phone])
}
