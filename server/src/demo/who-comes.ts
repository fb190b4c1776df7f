import type { MadeUpShares } from '@coverwright/rules/rating/rating'

export type Custom = {
  /** How many a day buy it. */
  readonly often: number
  readonly shares: MadeUpShares
}

/** Who comes to what the demo sells, and how often: most are as a product expects them, a few have to be looked at. */
export const whoComes: Readonly<Record<string, Custom>> = {
  'Travel Light': {
    often: 12,
    shares: {
      nights: { '2-7': 45, '8-14': 35, '15-30': 16, '31-60': 4 },
      oldestAge: { '18-29': 18, '30-49': 42, '50-64': 26, '65-79': 11, '80-85': 3 },
      treatment: { true: 6, false: 94 },
    },
  },
  'Motor Plus': {
    often: 5,
    shares: {
      coverType: { Comprehensive: 70, 'Third party': 30 },
      vehicleAge: { '0-3': 30, '4-9': 45, '10-14': 21, '15-20': 4 },
      engine: { '1000-1600': 45, '1601-2500': 45, '2501-4500': 10 },
      vehicleValue: { '60000-250000': 50, '250001-600000': 35, '600001-1400000': 12, '1500001-2500000': 3 },
      usage: { Private: 60, Commuting: 32, Business: 8 },
      birthDate: { '19-25': 8, '26-40': 40, '41-60': 40, '61-75': 12 },
      claims: { '0-0': 80, '1-1': 15, '2-3': 5 },
    },
  },
  'City Cycle': {
    often: 3,
    shares: {
      kind: { City: 55, Electric: 35, Cargo: 10 },
      price: { '3000-12000': 55, '12001-30000': 32, '30001-60000': 9, '60001-90000': 4 },
      power: { '250-500': 80, '501-1000': 17, '1001-1500': 3 },
      delivers: { true: 6, false: 94 },
    },
  },
}
