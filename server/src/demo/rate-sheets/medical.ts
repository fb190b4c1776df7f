import { chanceFrom, type DrawnCell, type DrawnSheet, readMe, rounded } from './drawn-sheet'

const AREAS = ['Hong Kong', 'Asia', 'Worldwide excluding USA', 'Worldwide'] as const
const PLANS = ['Bronze', 'Silver', 'Gold'] as const
const DEDUCTIBLES = [0, 16_000, 25_000, 50_000, 80_000, 120_000] as const
const chance = chanceFrom(77)

/** Harbour's medical rates: one sheet for each area, by age, gender and deductible, with the plans across. */
export const medicalSheets = (): DrawnSheet[] => [
  readMe([
    'Harbour Insurance – Medical Premium Tables',
    '',
    'Annual premiums in HKD by attained age. Children pay the rate of their own age.',
    'Reviewed every year on 1 January.',
  ]),
  ...AREAS.map(areaSheet),
  occupation(),
]

function areaSheet(area: string, place: number): DrawnSheet {
  const rows: DrawnCell[][] = [
    [`Area of cover: ${area}`],
    ['Annual premium (HKD)'],
    [],
    ['Age', 'Gender', 'Deductible', 'Plan', null, null],
    [null, null, null, ...PLANS],
  ]
  for (const band of ageBands())
    for (const gender of ['Male', 'Female'])
      for (const deductible of DEDUCTIBLES)
        rows.push([
          band.text,
          gender,
          deductible,
          ...PLANS.map((_, plan) => premium(band.from, gender, deductible, plan, place)),
        ])
  rows.push([], ['Notes'], ['1. Premiums from age 66 are for renewals only.'], ['2. Figures exclude the levy.'])
  return {
    name: area.slice(0, 31),
    rows,
    merges: [
      { row: 0, column: 0, rows: 1, columns: 6 },
      ...[0, 1, 2].map((column) => ({ row: 3, column, rows: 2, columns: 1 })),
      { row: 3, column: 3, rows: 1, columns: 3 },
    ],
    titleRows: [0, 1],
    headerRows: [3, 4],
    widths: [12, 12, 14, 14, 14, 14],
  }
}

function ageBands(): { from: number; text: string }[] {
  const single = Array.from({ length: 48 }, (_, at) => ({ from: 18 + at, text: `${18 + at}` }))
  const young = [0, 5, 10, 15].map((from) => ({ from, text: `${from}-${from === 15 ? 17 : from + 4}` }))
  return [
    ...young,
    ...single,
    { from: 66, text: '66–70' },
    { from: 71, text: '71–75' },
    { from: 76, text: '76 and over' },
  ]
}

function premium(age: number, gender: string, deductible: number, plan: number, area: number): string {
  const base =
    2_400 *
    (1 + plan * 0.55) *
    (1 + area * 0.4) *
    1.027 ** Math.max(age - 10, 0) *
    (gender === 'Female' && age < 45 ? 1.15 : 1)
  const amount = rounded(base * (1 - Math.min(deductible / 200_000, 0.6)) + chance() * 20, 0)
  return amount.toLocaleString('en-US')
}

function occupation(): DrawnSheet {
  const rows: DrawnCell[][] = [['Occupation classes'], [], ['Occupation class', 'Description', 'Loading', 'Decision']]
  const classes: [string, string, number, string][] = [
    ['1', 'Office work', 0, 'Accept'],
    ['2', 'Light outdoor work', 0.1, 'Accept'],
    ['3', 'Manual work with machines', 0.25, 'Accept'],
    ['4', 'Work at height or under water', 0.5, 'Refer'],
    ['5', 'Professional sports', 0, 'Decline'],
  ]
  for (const [code, about, load, decision] of classes)
    rows.push([code, about, { number: load, format: '0%' }, decision])
  rows.push([], ['Note: class 5 is not written.'])
  return { name: 'Occupation', rows, titleRows: [0], headerRows: [2], widths: [18, 32, 10, 12] }
}
