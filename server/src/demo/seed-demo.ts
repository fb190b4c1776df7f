import { randomBytes } from 'node:crypto'
import { listCompaniesAcrossAll } from '../companies'
import { seedConnectorsDemo } from '../connectors'
import { seedNotificationsDemo } from '../notifications'
import { type Database, inCompany, NIL_COMPANY } from '../platform/database'
import { PendingAudit, type StrangerCtx, strangerCtx, type Surroundings } from '../platform/operations'
import { seedPolicyNumbersDemo } from '../policy-numbers'
import { seedProductsDemo } from '../products'
import { seedPublishingDemo } from '../publishing'
import { seedUnderwritingDemo } from '../underwriting'
import { demoCompanies, HARBOUR } from './demo-companies'
import { seedCarDemo } from './seed-car'
import { seedCompanies } from './seed-companies'
import { seedMessages } from './seed-messages'

/** Whether nobody has ever worked here: the sign to seed the demo without being asked. */
export const isEmpty = (database: Database) =>
  inCompany(database.server, NIL_COMPANY, async (db) => (await listCompaniesAcrossAll(db)).length === 0)

/**
 * Opens the demo's companies and fills them, all in one transaction: a demo is there whole or not at all.
 * Gives the password of its people, which is kept nowhere, or null when the demo was there before.
 */
export async function seedDemo(database: Database, surroundings: Surroundings): Promise<{ password: string } | null> {
  const password = surroundings.config.demoPassword || randomBytes(9).toString('base64url')
  return inCompany(database.server, NIL_COMPANY, async (db) => {
    const known = await listCompaniesAcrossAll(db)
    if (demoCompanies.some(({ id }) => known.includes(id))) return null
    const audit = new PendingAudit()
    await seedRooms(strangerCtx(db, demoFacts(surroundings), audit, NIL_COMPANY), password)
    await audit.write(db, '')
    return { password }
  })
}

/** Each room fills its own part, after the rooms that it builds on. */
async function seedRooms(ctx: StrangerCtx, password: string) {
  await seedCompanies(ctx, password)
  const harbour = await ctx.enterCompany(HARBOUR)
  await seedNotificationsDemo(harbour, { company: 'Harbour Insurance', member: 'Harbour Designer' })
  await seedMessages(harbour)
  await seedProductsDemo(harbour)
  await seedPublishingDemo(harbour)
  await seedCarDemo(harbour)
  await seedPolicyNumbersDemo(harbour)
  await seedConnectorsDemo(harbour)
  await seedUnderwritingDemo(harbour)
}

const demoFacts = (surroundings: Surroundings) => ({
  surroundings,
  requestId: 'demo',
  idempotencyKey: null,
  now: new Date(),
  address: '',
  userAgent: '',
  host: '',
  device: null,
})
