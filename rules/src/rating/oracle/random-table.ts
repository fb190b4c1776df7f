import type { Band, RateTable, Row } from '../pricing'

export const RANDOM_REGIONS = ['north', 'south', 'west'] as const

export type Chance = () => number
export const wholeFrom = (chance: Chance, least: number, most: number): number =>
  least + Math.floor(chance() * (most - least + 1))
export const pickFrom = <Entry>(chance: Chance, list: readonly Entry[]): Entry =>
  list[wholeFrom(chance, 0, list.length - 1)] as Entry

export const decimal = (chance: Chance, least: number, most: number, places: number): string =>
  (least + chance() * (most - least)).toFixed(places)

/** Two or three versions, one after the other or over each other; rows overlap, leave gaps, and leave cells empty. */
export function randomTable(chance: Chance, currency: string): RateTable {
  const versions = [
    { id: 'old', effectiveFrom: '2020-01-01', effectiveTo: pickFrom(chance, ['2026-06-30', '2026-12-31', null]) },
    { id: 'new', effectiveFrom: pickFrom(chance, ['2026-07-01', '2027-01-01']), effectiveTo: null },
  ]
  return {
    id: 'rates',
    name: 'Rates',
    columns: [
      { id: 'region', title: 'Region', role: 'exact', of: 'text' },
      { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
      { id: 'value', title: 'Value', role: 'band', of: 'number' },
      { id: 'amount', title: 'Amount', role: 'amount', currency },
      { id: 'factor', title: 'Factor', role: 'factor' },
    ],
    versions: versions.map((version) => ({
      ...version,
      rows: Array.from({ length: wholeFrom(chance, 3, 14) }, () => randomRow(chance)),
    })),
  }
}

/** Rates at some sums, not at each for every region. */
export function pointTable(chance: Chance, currency: string): RateTable {
  const rows = RANDOM_REGIONS.flatMap((region) =>
    ['0', '1000', '2500.5', '5000', '9000'].flatMap((sum): Row[] =>
      chance() < 0.8 ? [[region, sum, decimal(chance, 0, 9_000, 3), decimal(chance, 0.2, 2, 4)]] : [],
    ),
  )
  return {
    id: 'points',
    name: 'Points',
    columns: [
      { id: 'region', title: 'Region', role: 'exact', of: 'text' },
      { id: 'sum', title: 'Sum', role: 'exact', of: 'number' },
      { id: 'amount', title: 'Amount', role: 'amount', currency },
      { id: 'factor', title: 'Factor', role: 'factor' },
    ],
    versions: [
      { id: 'all', effectiveFrom: '2000-01-01', effectiveTo: null, rows: [...rows, ['north', '1', '1', '1']] },
    ],
  }
}

function randomRow(chance: Chance): Row {
  const band = (most: number, width: number): Band => {
    const from = wholeFrom(chance, 0, most)
    return {
      from: chance() < 0.2 ? null : `${from}`,
      to: chance() < 0.2 ? null : `${from + wholeFrom(chance, 1, width)}`,
      ...(chance() < 0.3 ? { isFromOut: true } : {}),
      ...(chance() < 0.3 ? { isToOut: true } : {}),
    }
  }
  return [
    chance() < 0.3 ? null : pickFrom(chance, RANDOM_REGIONS),
    chance() < 0.3 ? null : band(60, 40),
    chance() < 0.3 ? null : band(8_000, 6_000),
    chance() < 0.02 ? 'none' : decimal(chance, 0, 9_000, 3),
    decimal(chance, 0.2, 2, 4),
  ]
}
