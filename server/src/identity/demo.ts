import type { BusinessType } from '@coverwright/rules/companies'
import type { SystemRole } from '@coverwright/rules/members'
import { openCompany } from '../companies'
import { giveSystemRoles, joinCompany } from '../members'
import { hashPassword, insertPerson } from '../people'
import type { StrangerCtx } from '../platform/operations'
import { leaveTrial, startTrial } from '../subscriptions'

type DemoPerson = { email: string; firstName: string; lastName: string; title: string; role: SystemRole }

type DemoCompany = {
  /** Fixed, so that the demo of every other room finds its company. */
  id: string
  name: string
  licenceNumber: string
  businessType: BusinessType
  people: DemoPerson[]
}

export const demoCompanies: readonly DemoCompany[] = [
  {
    id: '01900000-0000-7000-8000-000000000001',
    name: 'Harbour Insurance',
    licenceNumber: 'HK-INS-20418',
    businessType: 'insurer',
    people: [
      {
        email: 'primary@harbour.example',
        firstName: 'Harbour',
        lastName: 'Primary',
        title: 'Managing director',
        role: 'primary',
      },
      {
        email: 'admin@harbour.example',
        firstName: 'Harbour',
        lastName: 'Admin',
        title: 'Head of digital',
        role: 'admin',
      },
      {
        email: 'standard@harbour.example',
        firstName: 'Harbour',
        lastName: 'Standard',
        title: 'Product manager',
        role: 'standard',
      },
      {
        email: 'designer@harbour.example',
        firstName: 'Harbour',
        lastName: 'Designer',
        title: 'Designer',
        role: 'designer',
      },
    ],
  },
  {
    id: '01900000-0000-7000-8000-000000000002',
    name: 'Lantern Brokers',
    licenceNumber: 'HK-BRK-77120',
    businessType: 'broker',
    people: [
      {
        email: 'primary@lantern.example',
        firstName: 'Lantern',
        lastName: 'Primary',
        title: 'Partner',
        role: 'primary',
      },
    ],
  },
]

/** The people to try the product with, in companies that have subscribed, so that the demo never runs out. They all have one password, and their browsers need no code. */
export async function seedIdentityDemo(ctx: StrangerCtx, password: string) {
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
    await startTrial(company)
    await leaveTrial(company)
    for (const person of demo.people) await seedPerson(ctx, demo, person, passwordHash)
  }
}

async function seedPerson(ctx: StrangerCtx, demo: DemoCompany, person: DemoPerson, passwordHash: string) {
  const [id, now] = [ctx.newId(), ctx.now()]
  const { role, ...said } = person
  await insertPerson(ctx, {
    id,
    ...said,
    passwordHash,
    passwordChangedAt: now,
    homeCompany: demo.id,
    checksDevices: false,
    createdAt: now,
  })
  await joinCompany(await ctx.enterCompany(demo.id, id), id, role)
}
