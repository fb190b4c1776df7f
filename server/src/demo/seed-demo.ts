import { randomBytes } from 'node:crypto'
import { listCompaniesAcrossAll } from '../company/companies'
import { seedBrokerPlan, seedPlan } from '../account/subscriptions'
import { seedConnectorsDemo } from '../rating/connectors'
import { seedImportsDemo } from '../rating/imports'
import { seedNotificationsDemo } from '../company/notifications'
import { type Database, inCompany, NIL_COMPANY } from '../platform/database'
import { type CompanyCtx, Pending, type StrangerCtx, strangerCtx, type Surroundings } from '../platform/operations'
import { listColleagues } from '../company/members'
import { listProductNames, seedProductsDemo } from '../design/products'
import { seedDirectPagesDemo } from '../release/direct-pages'
import { seedPublishingDemo } from '../release/publishing'
import { seedTimingEventsDemo } from '../release/timing-events'
import { seedUnderwritingDemo } from '../rating/underwriting'
import { seedAutomationsDemo } from '../service/automations'
import { rooms } from '../rooms'
import { demoCompanies, HARBOUR, LANTERN } from './demo-companies'
import { rateSheet } from './rate-sheets'
import { seedBook } from './seed-book'
import { seedCarDemo, seedMotorDemo } from './seed-car'
import { seedClassicDemo } from './seed-classic'
import { seedCompanies } from './seed-companies'
import { seedCycleDemo } from './seed-cycle'
import { seedMessages } from './seed-messages'
import { seedWaitingDemo } from './seed-waiting'
import { DEMO_KEY } from './systems'

/** Whether nobody has ever worked here: the sign to seed the demo without being asked. */
export const isEmpty = (database: Database) =>
  inCompany(database.server, NIL_COMPANY, async (db) => (await listCompaniesAcrossAll(db)).length === 0)

/** Whether the demo's companies are here, whoever put them in. */
export const hasDemo = (database: Database) =>
  inCompany(database.server, NIL_COMPANY, async (db) => {
    const known = await listCompaniesAcrossAll(db)
    return demoCompanies.some(({ id }) => known.includes(id))
  })

/**
 * Opens the demo's companies and fills them, all in one transaction: a demo is there whole or not at all.
 * Gives the password of its people, which is kept nowhere, or null when the demo was there before. The book of what was
 * sold goes so many days back.
 */
export async function seedDemo(
  database: Database,
  surroundings: Surroundings,
  { bookDays = surroundings.config.demoBookDays }: { bookDays?: number } = {},
): Promise<{ password: string } | null> {
  const password = surroundings.config.demoPassword || randomBytes(9).toString('base64url')
  return inCompany(database.server, NIL_COMPANY, async (db) => {
    const known = await listCompaniesAcrossAll(db)
    if (demoCompanies.some(({ id }) => known.includes(id))) return null
    const pending = new Pending()
    const at = (now: Date) => strangerCtx(db, { ...demoFacts(surroundings), now }, pending, NIL_COMPANY)
    const now = new Date()
    await seedRooms(at(now), password)
    await seedBook(now, bookDays, async (moment) => withPolicyLog(await at(moment).enterCompany(HARBOUR)))
    // After the book: their history speaks of what was sold.
    await seedAutomationsDemo(await at(now).enterCompany(HARBOUR))
    await seedDirectPagesDemo(await at(now).enterCompany(HARBOUR))
    await pending.write(db, '')
    return { password }
  })
}

/**
 * The log is of what people did, and nobody did these; but a policy says on its page what happened to it. Nobody has a
 * screen open that would have to be told.
 */
const withPolicyLog = (ctx: CompanyCtx): CompanyCtx => ({
  ...ctx,
  notify: async () => undefined,
  record: async (what, about) => void (what.startsWith('policies.') && (await ctx.record(what, about))),
})

/** Each room fills its own part, after the rooms that it builds on; last those on which nothing is built. */
async function seedRooms(ctx: StrangerCtx, password: string) {
  await seedCompanies(ctx, password)
  await seedBrokerPlan(await ctx.enterCompany(LANTERN))
  const harbour = await ctx.enterCompany(HARBOUR)
  await seedNotificationsDemo(harbour, { company: 'Harbour Insurance', member: 'Harbour Designer' })
  await seedMessages(harbour)
  await seedProductsDemo(harbour)
  await seedPublishingDemo(harbour)
  await seedWaitingDemo(harbour)
  await seedCarDemo(harbour)
  await seedClassicDemo(harbour, await seedConnectorsDemo(harbour, DEMO_KEY))
  await seedCycleDemo(harbour)
  await seedMotorDemo(harbour)
  await seedUnderwritingDemo(harbour)
  await seedRateSheets(harbour)
  // Before the domains, as it was paid: numbers of invoices follow their days.
  await seedPlan(harbour)
  for (const room of rooms) await room.demo?.(harbour)
  // In somebody's name: what comes later is done by a person who may.
  const owner = (await listColleagues(harbour)).find(({ permissions }) => permissions.includes('publishing.release'))
  if (owner) await seedTimingEventsDemo(await ctx.enterCompany(HARBOUR, owner.id), owner.id)
}

/** What the actuaries sent, each with the product that waits for it. */
const rateSheetsOf = {
  'Family Car': 'Car rates 2026.xlsx',
  'Family Medical': 'Medical rates 2026.xlsx',
  'Holiday Travel': 'Travel rates 2026.xlsx',
} as const

async function seedRateSheets(ctx: CompanyCtx) {
  const products = await listProductNames(ctx, 'all')
  const sheets = Object.entries(rateSheetsOf).flatMap(([product, name]) => {
    const found = products.find((each) => each.name === product)
    return found ? [{ productId: found.id, name }] : []
  })
  await seedImportsDemo(
    ctx,
    await Promise.all(sheets.map(async (each) => ({ ...each, bytes: await rateSheet(each.name) }))),
  )
}

const demoFacts = (surroundings: Surroundings) => ({
  surroundings,
  requestId: 'demo',
  idempotencyKey: null,
  address: '',
  userAgent: '',
  host: '',
  device: null,
})
