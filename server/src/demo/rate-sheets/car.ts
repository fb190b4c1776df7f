import { chanceFrom, type DrawnCell, type DrawnSheet, readMe, rounded } from './drawn-sheet'

const DISTRICTS = [
  'Central and Western',
  'Eastern',
  'Southern',
  'Wan Chai',
  'Kowloon City',
  'Kwun Tong',
  'Sham Shui Po',
  'Wong Tai Sin',
  'Yau Tsim Mong',
  'Islands',
  'Kwai Tsing',
  'North',
  'Sai Kung',
  'Sha Tin',
  'Tai Po',
  'Tsuen Wan',
  'Tuen Mun',
  'Yuen Long',
]
const TYPES = ['Saloon', 'Hatchback', 'Estate', 'SUV', 'MPV', 'Coupe', 'Convertible', 'Van']
const ENGINES = ['up to 1000', '1001-1300', '1301-1600', '1601-2000', '2001-2500', '2501-3000', '3001-4000', '4001+']
const chance = chanceFrom(2026)

/** Harbour's private car rates. Two faults are planted: drivers of 29 are in two bands, and one value factor falls out of line. */
export const carSheets = (): DrawnSheet[] => [
  readMe([
    'Harbour Insurance – Private Car Rating Manual 2026',
    '',
    'Prepared by Actuarial Pricing. Supersedes the manual of 2025.',
    'Base premium × driver age × vehicle value × vehicle group × district × NCD, then loadings.',
    'All premiums in HKD, before levy.',
  ]),
  basePremium(),
  driverAge(),
  vehicleValue(),
  vehicleGroups(),
  district(),
  noClaims(),
  loadings(),
]

function basePremium(): DrawnSheet {
  const rows: DrawnCell[][] = [
    ['Harbour Insurance – Private Car'],
    ['Table 1: Base premium (HKD a year)'],
    [],
    ['Cover type', 'Engine capacity (cc)', ...ENGINES.slice(1).map(() => null)],
    [null, ...ENGINES],
  ]
  for (const [cover, base] of [
    ['Comprehensive', 5_200],
    ['Third party', 1_850],
  ] as const)
    rows.push([
      cover,
      ...ENGINES.map((_, at) => ({ number: rounded(base * (1 + at * 0.17), 0), format: '"HKD" #,##0' })),
    ])
  rows.push([], ['Note: engine capacity as stated on the registration document. Electric vehicles: see Table 4.'])
  return {
    name: 'Base premium',
    rows,
    merges: [
      { row: 0, column: 0, rows: 1, columns: 9 },
      { row: 3, column: 0, rows: 2, columns: 1 },
      { row: 3, column: 1, rows: 1, columns: 8 },
    ],
    titleRows: [0, 1],
    headerRows: [3, 4],
    widths: [18],
  }
}

function driverAge(): DrawnSheet {
  const bands = ['18-20', '21-24', '25–29', '29-34', '35 to 39', '40-49', '50-59', '60-69', '70-74', '75+']
  const factors = [2.6, 1.95, 1.35, 1.1, 1.02, 0.95, 0.92, 1, 1.25, 1.8]
  const rows: DrawnCell[][] = [
    ['Table 2: Factor by age of the main driver'],
    ['Age last birthday at the start of cover'],
    [],
    ['Driver age', 'Male', 'Female', 'Remarks'],
  ]
  bands.forEach((band, at) =>
    rows.push([
      band,
      factors[at] as number,
      rounded((factors[at] as number) * 0.96, 3),
      at === 0 ? 'Only with a supervising driver' : null,
    ]),
  )
  rows.push([], ['* Drivers under 18 are not accepted.'])
  return { name: 'Driver age', rows, titleRows: [0, 1], headerRows: [3], widths: [16, 12, 12, 32] }
}

function vehicleValue(): DrawnSheet {
  const rows: DrawnCell[][] = [
    ['Table 3: Factor by market value of the vehicle'],
    [],
    ['Vehicle value (HKD)', null, 'Factor'],
    ['From', 'To', null],
  ]
  for (let at = 0; at < 40; at++) {
    const factor = 0.7 + at * 0.032
    const isPlanted = at === 17
    rows.push([
      at * 50_000,
      at === 39 ? 'and above' : (at + 1) * 50_000 - 0.01,
      rounded(isPlanted ? factor / 3 : factor, 3),
    ])
  }
  rows.push([], ['Source: market values of the trade guide, first quarter.'])
  return {
    name: 'Vehicle value',
    rows,
    merges: [
      { row: 2, column: 0, rows: 1, columns: 2 },
      { row: 2, column: 2, rows: 2, columns: 1 },
    ],
    titleRows: [0],
    headerRows: [2, 3],
    widths: [14, 14, 12],
  }
}

function vehicleGroups(): DrawnSheet {
  const rows: DrawnCell[][] = [
    ['Table 4: Vehicle groups'],
    ['Relativity by make, body type and age of vehicle; blank means any'],
    [],
    ['Make', 'Vehicle type', 'Vehicle age', 'Relativity', 'Theft loading'],
  ]
  const makes = Array.from({ length: 50 }, (_, at) => `Make ${String(at + 1).padStart(2, '0')}`)
  const ages = ['0-2', '3-5', '6-9', '10-14', '15+']
  for (const make of makes)
    for (const type of TYPES) {
      const level = 0.8 + chance() * 0.7
      ages.forEach((age, at) =>
        rows.push([
          make,
          type,
          age,
          rounded(level * (1 + at * 0.06), 3),
          { number: rounded(chance() * 0.12, 2), format: '0%' },
        ]),
      )
    }
  rows.push(['', '', '', 1.35, { number: 0.1, format: '0%' }])
  rows.push(
    [],
    ['Notes'],
    ['1. Imported vehicles take the last row.'],
    ['2. Theft loading is added after the relativity.'],
  )
  return { name: 'Vehicle groups', rows, titleRows: [0, 1], headerRows: [3], widths: [14, 16, 12, 12, 14] }
}

function district(): DrawnSheet {
  const uses = ['Private', 'Commuting', 'Business']
  const rows: DrawnCell[][] = [['Table 5: Factor by district and use'], [], ['District', 'Usage', 'Factor']]
  for (const place of DISTRICTS) {
    const level = 0.9 + chance() * 0.3
    uses.forEach((use, at) => rows.push([at === 0 ? place : null, use, rounded(level * (1 + at * 0.11), 3)]))
  }
  const merges = DISTRICTS.map((_, at) => ({ row: 3 + at * 3, column: 0, rows: 3, columns: 1 }))
  return { name: 'District', rows, merges, titleRows: [0], headerRows: [2], widths: [24, 16, 12] }
}

function noClaims(): DrawnSheet {
  const rows: DrawnCell[][] = [['Table 6: No claim discount'], [], ['NCD', 'Years without a claim', 'Factor']]
  ;[0, 0.2, 0.3, 0.4, 0.5, 0.6].forEach((discount, years) =>
    rows.push([{ number: discount, format: '0%' }, years === 5 ? '5+' : years, rounded(1 - discount, 2)]),
  )
  rows.push([], ['Remarks: a protected discount is kept after one claim.'])
  return { name: 'NCD', rows, titleRows: [0], headerRows: [2], widths: [10, 24, 12] }
}

function loadings(): DrawnSheet {
  const rows: DrawnCell[][] = [
    ['Table 7: Loadings and discounts'],
    ['Applied in the order shown'],
    [],
    ['Claims in last 3 years', 'Driving experience', 'Loading'],
  ]
  for (const [claims, load] of [
    ['0', 0],
    ['1', 0.15],
    ['2', 0.35],
    ['3+', 0.8],
  ] as const)
    for (const [experience, more] of [
      ['<2', 0.2],
      ['2-4', 0.05],
      ['5+', 0],
    ] as const)
      rows.push([claims, experience, `+${Math.round((load + more) * 100)}%`])
  rows.push([], ['Note: more than four claims are referred to underwriting.'])
  return { name: 'Loadings', rows, titleRows: [0, 1], headerRows: [3], widths: [24, 22, 12] }
}
