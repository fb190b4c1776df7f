import type { BusinessType } from '@coverwright/rules/company/companies'
import type { Permission, SystemRole } from '@coverwright/rules/company/members'

/** A role that the company made itself. */
type DemoRole = { name: string; description: string; permissions: Permission[] }
export type DemoPerson = {
  email: string
  firstName: string
  lastName: string
  title: string
  role: SystemRole | DemoRole
}

export type DemoCompany = {
  id: string
  name: string
  licenceNumber: string
  businessType: BusinessType
  people: DemoPerson[]
}

/** Fixed, so that the demo of every other room finds its company. */
export const HARBOUR = '01900000-0000-7000-8000-000000000001'
export const LANTERN = '01900000-0000-7000-8000-000000000002'

/** People are named for what they may do: whoever tries the demo should know whom to be. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    id: HARBOUR,
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
      {
        email: 'auditor@harbour.example',
        firstName: 'Harbour',
        lastName: 'Auditor',
        title: 'Internal auditor',
        role: {
          name: 'Auditor',
          description: 'Looks at what is designed and what the company pays for, and changes nothing.',
          permissions: [
            'companies.read',
            'members.read',
            'audit.read',
            'subscriptions.read',
            'domains.read',
            'versions.read',
            'products.read',
            'connectors.read',
          ],
        },
      },
    ],
  },
  {
    id: LANTERN,
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
