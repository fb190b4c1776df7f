import { type DrawnCell, type DrawnSheet, readMe, rounded } from './drawn-sheet'

const ZONES = ['Asia', 'Europe', 'North America', 'Oceania', 'Worldwide'] as const
const PLANS = ['Basic', 'Plus', 'Max'] as const

/** Harbour's travel rates: one sheet for each zone, day by day, two tables side by side on each. */
export const travelSheets = (): DrawnSheet[] => [
  readMe([
    'Harbour Insurance – Travel Premium Tables',
    '',
    'Single trip premiums in HKD a person, up to 180 days.',
    'Annual cover: see the last sheet.',
  ]),
  ...ZONES.map(zoneSheet),
  annual(),
]

function zoneSheet(zone: string, place: number): DrawnSheet {
  const rows: DrawnCell[][] = [
    [`Zone: ${zone}`],
    ['Single trip premium'],
    [],
    ['Days', 'Age', ...PLANS.map((plan) => `${plan} (HKD)`), null, 'Sport', 'Loading'],
  ]
  const sports: [string, string][] = [
    ['None', '+0%'],
    ['Skiing', '+40%'],
    ['Diving', '+35%'],
    ['Climbing', '+75%'],
  ]
  const days = Array.from({ length: 180 }, (_, at) => at + 1)
  days.forEach((day) =>
    ['0-17', '18-69', '70-80'].forEach((age, band) => {
      const prices = PLANS.map((_, plan) =>
        rounded((38 + day ** 0.82 * 14) * (1 + plan * 0.42) * (1 + place * 0.22) * ([0.7, 1, 1.9][band] as number), 1),
      )
      const sport = sports[rows.length - 4]
      rows.push([
        day,
        age,
        ...prices.map((number) => ({ number, format: '#,##0.0' })),
        ...(sport ? [null, ...sport] : []),
      ])
    }),
  )
  rows.push([], ['* Travellers over 80 are referred.'])
  return {
    name: zone,
    rows,
    merges: [0, 1].map((row) => ({ row, column: 0, rows: 1, columns: 5 })),
    titleRows: [0, 1],
    headerRows: [3],
    widths: [10, 10, 14, 14, 14, 4, 14, 12],
  }
}

function annual(): DrawnSheet {
  const rows: DrawnCell[][] = [['Annual cover'], [], ['Age', 'Family type', 'Plan', null, null], [null, null, ...PLANS]]
  for (const age of ['18-40', '41-60', '61-70', '71-80'])
    for (const [family, times] of [
      ['Single', 1],
      ['Couple', 1.8],
      ['Family', 2.2],
    ] as const)
      rows.push([
        age,
        family,
        ...PLANS.map(
          (_, plan) =>
            `HKD ${rounded(920 * times * (1 + plan * 0.4) * (age === '71-80' ? 2 : 1), 0).toLocaleString('en-US')}.00`,
        ),
      ])
  rows.push([], ['Note: trips of up to 90 days each.'])
  return {
    name: 'Annual',
    rows,
    merges: [
      { row: 0, column: 0, rows: 1, columns: 5 },
      ...[0, 1].map((column) => ({ row: 2, column, rows: 2, columns: 1 })),
      { row: 2, column: 2, rows: 1, columns: 3 },
    ],
    titleRows: [0],
    headerRows: [2, 3],
    widths: [10, 16, 16, 16, 16],
  }
}
