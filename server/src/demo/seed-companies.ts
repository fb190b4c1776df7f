import { openCompany } from '../company/companies'
import { giveSystemRoles, joinCompany } from '../company/members'
import { hashPassword, insertPerson } from '../company/people'
import { CannotStart } from '../platform/config'
import type { CompanyCtx, StrangerCtx } from '../platform/operations'
import { leaveTrial, reactivateTrial, startTrial } from '../company/trials'
import { type DemoCompany, demoCompanies, type DemoPerson } from './demo-companies'

/**
 * The people to try the product with, in companies that have subscribed, so that the demo never runs out. All have one
 * password, and their browsers need no code: there is no mailbox to fetch it from.
 */
export async function seedCompanies(ctx: StrangerCtx, password: string) {
  const passwordHash = await hashPassword(password)
  for (const demo of demoCompanies) {
    const company = await ctx.enterCompany(demo.id)
    await openCompany(company, {
      name: demo.name,
      licenceNumber: demo.licenceNumber,
      placeOfIncorporation: 'Hong Kong',
      businessType: demo.businessType,
      businessEmail: demo.people[0]?.email ?? '',
      phone: '+852 31234567',
    })
    await giveSystemRoles(company)
    await seedAccount(company)
    for (const person of demo.people) await seedPerson(ctx, demo, person, passwordHash)
  }
}

const DAY_MS = 24 * 60 * 60_000
const daysAgo = (ctx: CompanyCtx, days: number): CompanyCtx => {
  const then = ctx.now().getTime() - days * DAY_MS
  return { ...ctx, now: () => new Date(then) }
}

/** An account with a past: a trial that ran out, more days for the asking, and a subscription before they were over. */
async function seedAccount(company: CompanyCtx) {
  await startTrial(daysAgo(company, 75))
  await reactivateTrial(daysAgo(company, 50), 21)
  await leaveTrial(daysAgo(company, 38))
}

async function seedPerson(ctx: StrangerCtx, demo: DemoCompany, person: DemoPerson, passwordHash: string) {
  const [id, now] = [ctx.newId(), ctx.now()]
  const { role, ...said } = person
  const isIn = await insertPerson(ctx, {
    id,
    ...said,
    passwordHash,
    passwordChangedAt: now,
    homeCompany: demo.id,
    checksDevices: false,
    createdAt: now,
  })
  if (!isIn) throw new CannotStart(`The demo cannot be put in: ${person.email} belongs to somebody already.`)
  await joinCompany(await ctx.enterCompany(demo.id, id), id, role)
}
