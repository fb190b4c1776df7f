import { chanceFrom } from '@coverwright/rules/kernel'
import type { Band, Row, TableColumn } from '@coverwright/rules/rating/pricing'
import { COVER_TYPES, DISTRICTS, MAKES, USES, VEHICLE_TYPES } from './car-questions'

export type DemoTable = {
  key: string
  name: string
  use: 'pricing' | 'underwriting'
  columns: (TableColumn & { source?: string })[]
  rows: Row[]
}

const exact = (id: string, title: string, source = id): TableColumn & { source: string } => ({
  id,
  title,
  role: 'exact',
  of: 'text',
  source,
})
const band = (id: string, title: string, source = id): TableColumn & { source: string } => ({
  id,
  title,
  role: 'band',
  of: 'number',
  places: 0,
  source,
})
const factor = (title = 'Factor', id = 'factor'): TableColumn => ({ id, title, role: 'factor' })
const from = (least: number, most: number | null): Band => ({
  from: String(least),
  to: most === null ? null : String(most),
})
const three = (value: number) => value.toFixed(3)

/** The rates of the car product, as the sheet of its actuaries would have made them, without the sheet's two faults. */
export function carTables(): DemoTable[] {
  const chance = chanceFrom(2026)
  return [base(), driverAge(), vehicleValue(), vehicleGroups(chance), district(chance), ncd(), loadings(), acceptance()]
}

function base(): DemoTable {
  const engines = [from(0, 1000), from(1001, 1300), from(1301, 1600), from(1601, 2000), from(2001, 2500)]
  engines.push(from(2501, 3000), from(3001, 4000), from(4001, null))
  const level = { Comprehensive: 5_200, 'Third party': 1_850 }
  return {
    key: 'base',
    name: 'Base premium',
    use: 'pricing',
    columns: [
      exact('coverType', 'Cover type'),
      band('engine', 'Engine capacity (cc)'),
      { id: 'amount', title: 'Base premium', role: 'amount', currency: 'HKD' },
    ],
    rows: COVER_TYPES.flatMap((type) =>
      engines.map((engine, at): Row => [type, engine, (level[type] * (1 + at * 0.17)).toFixed(0)]),
    ),
  }
}

function driverAge(): DemoTable {
  const bands = [from(18, 20), from(21, 24), from(25, 29), from(30, 34), from(35, 39), from(40, 49), from(50, 59)]
  bands.push(from(60, 69), from(70, 74), from(75, null))
  const factors = [2.6, 1.95, 1.35, 1.1, 1.02, 0.95, 0.92, 1, 1.25, 1.8]
  const columns = [band('age', 'Driver age', 'age(birthDate, startDate)'), exact('gender', 'Gender'), factor()]
  const rows = bands.flatMap((age, at): Row[] => [
    [age, 'Male', three(factors[at] as number)],
    [age, 'Female', three((factors[at] as number) * 0.96)],
  ])
  return { key: 'driverAge', name: 'Driver age', use: 'pricing', columns, rows }
}

function vehicleValue(): DemoTable {
  const columns: DemoTable['columns'] = [
    { id: 'value', title: 'Vehicle value (HKD)', role: 'band', of: 'number', places: 2, source: 'vehicleValue' },
    { ...factor(), trend: { along: 'value', direction: 'rising' } } as TableColumn,
  ]
  const rows = Array.from({ length: 40 }, (_, at): Row => {
    const value = { from: String(at * 50_000), to: at === 39 ? null : String((at + 1) * 50_000) }
    return [at === 39 ? value : { ...value, isToOut: true }, three(0.7 + at * 0.032)]
  })
  return { key: 'vehicleValue', name: 'Vehicle value', use: 'pricing', columns, rows }
}

function vehicleGroups(chance: () => number): DemoTable {
  const ages = [from(0, 2), from(3, 5), from(6, 9), from(10, 14), from(15, null)]
  const columns = [exact('make', 'Make'), exact('vehicleType', 'Vehicle type'), band('vehicleAge', 'Vehicle age')]
  const values = [factor('Relativity', 'relativity'), factor('Theft loading', 'theft')]
  const rows = MAKES.flatMap((make) =>
    VEHICLE_TYPES.flatMap((type) => {
      const level = 0.8 + chance() * 0.7
      return ages.map((age, at): Row => [make, type, age, three(level * (1 + at * 0.06)), (chance() * 0.12).toFixed(2)])
    }),
  )
  return { key: 'vehicleGroups', name: 'Vehicle groups', use: 'pricing', columns: [...columns, ...values], rows }
}

function district(chance: () => number): DemoTable {
  const rows = DISTRICTS.flatMap((place) => {
    const level = 0.9 + chance() * 0.3
    return USES.map((use, at): Row => [place, use, three(level * (1 + at * 0.11))])
  })
  const columns = [exact('district', 'District'), exact('usage', 'Usage'), factor()]
  return { key: 'district', name: 'District and use', use: 'pricing', columns, rows }
}

function ncd(): DemoTable {
  const factors = ['1', '0.8', '0.7', '0.6', '0.5', '0.4']
  const columns = [band('years', 'Years without a claim', 'ncdYears'), factor()]
  const rows = factors.map((value, years): Row => [from(years, years === 5 ? null : years), value])
  return { key: 'ncd', name: 'No claim discount', use: 'pricing', columns, rows }
}

function loadings(): DemoTable {
  const claims = [from(0, 0), from(1, 1), from(2, 2), from(3, null)]
  const experience = [from(0, 1), from(2, 4), from(5, null)]
  const [byClaims, byExperience] = [
    [0, 0.15, 0.35, 0.8],
    [0.2, 0.05, 0],
  ]
  const columns = [
    band('claims', 'Claims in last 3 years'),
    band('experience', 'Driving experience'),
    factor('Loading'),
  ]
  const rows = claims.flatMap((count, at) =>
    experience.map((years, place): Row => {
      const loading = 1 + (byClaims[at] as number) + (byExperience[place] as number)
      return [count, years, loading.toFixed(2)]
    }),
  )
  return { key: 'loadings', name: 'Loadings', use: 'pricing', columns, rows }
}

/** Which cars are taken on sight: the older, the more often a person looks at it. */
function acceptance(): DemoTable {
  const text = (id: string, title: string): TableColumn => ({ id, title, role: 'text' })
  const columns = [exact('vehicleType', 'Vehicle type'), band('vehicleAge', 'Vehicle age')]
  const words = [text('decision', 'Decision'), text('reason', 'Reason')]
  const rows = VEHICLE_TYPES.flatMap((type): Row[] => [
    [type, from(0, 14), 'accept', ''],
    [type, from(15, 19), type === 'Convertible' ? 'decline' : 'refer', 'The car is 15 years old or more'],
    [type, from(20, null), 'decline', 'Cars of 20 years and more are not insured'],
  ])
  return { key: 'acceptance', name: 'Accepted vehicles', use: 'underwriting', columns: [...columns, ...words], rows }
}
