import type { Dataset } from '../../design/datasets'
import { printDay } from '../../kernel'
import type { QuoteRequest, RateTable, Recipe, RecipeSetting, Row, TableColumn } from '../pricing'

/** A car product as large as a real one: five tables of 2,000 rows, two plans, two add-ons, taxes with dates. */
export const REGIONS = Array.from({ length: 20 }, (_, at) => `R${at + 1}`)
const USAGES = ['private', 'business']
const GROUPS = Array.from({ length: 50 }, (_, at) => at + 1)

const dataset: Dataset = {
  names: [
    { name: 'birthDate', type: { kind: 'date' } },
    { name: 'region', type: { kind: 'choice', options: REGIONS } },
    { name: 'usage', type: { kind: 'choice', options: USAGES } },
    { name: 'carGroup', type: { kind: 'number', places: 0 } },
    { name: 'carValue', type: { kind: 'money', currency: 'HKD' } },
    { name: 'engine', type: { kind: 'number', places: 0 } },
    { name: 'ncdYears', type: { kind: 'number', places: 0 } },
    { name: 'claims', type: { kind: 'number', places: 0 } },
    {
      name: 'drivers',
      type: {
        kind: 'group',
        fields: [
          { name: 'born', type: { kind: 'date' } },
          { name: 'points', type: { kind: 'number' } },
        ],
      },
    },
    { name: 'excess', type: { kind: 'money', currency: 'HKD' } },
  ],
}

const exact = (id: string, of: 'text' | 'number'): TableColumn => ({ id, title: id, role: 'exact', of })
const band = (id: string, places: number): TableColumn => ({ id, title: id, role: 'band', of: 'number', places })
const factor: TableColumn = { id: 'factor', title: 'Factor', role: 'factor' }

function tableOf(id: string, columns: readonly TableColumn[], rows: readonly Row[]): RateTable {
  return { id, name: id, columns, versions: [{ id: '2026', effectiveFrom: '2026-01-01', effectiveTo: null, rows }] }
}

export function sampleTables(chance: () => number): RateTable[] {
  const decimal = (least: number, most: number, places: number) => (least + chance() * (most - least)).toFixed(places)
  const bands = (count: number, width: number) =>
    Array.from({ length: count }, (_, at) => ({
      from: at === 0 ? null : `${at * width}`,
      to: at === count - 1 ? null : `${at * width + width - 1}`,
    }))
  const cents = (count: number, width: number) =>
    Array.from({ length: count }, (_, at) => ({
      from: `${at * width}`,
      to: at === count - 1 ? null : `${(at + 1) * width}`,
      ...(at === count - 1 ? {} : { isToOut: true as const }),
    }))
  return [
    tableOf(
      'base',
      [
        exact('region', 'text'),
        exact('carGroup', 'number'),
        exact('usage', 'text'),
        { id: 'amount', title: 'Base', role: 'amount', currency: 'HKD' },
      ],
      REGIONS.flatMap((region) =>
        GROUPS.flatMap((group) => USAGES.map((usage): Row => [region, `${group}`, usage, decimal(2000, 9000, 2)])),
      ),
    ),
    tableOf(
      'age',
      [exact('region', 'text'), band('age', 0), factor],
      REGIONS.flatMap((region) => bands(100, 1).map((age): Row => [region, age, decimal(0.8, 2.5, 4)])),
    ),
    tableOf(
      'value',
      [exact('carGroup', 'number'), band('value', 2), factor],
      GROUPS.flatMap((group) => cents(40, 25_000).map((value): Row => [`${group}`, value, decimal(0.7, 1.9, 4)])),
    ),
    tableOf(
      'ncd',
      [exact('region', 'text'), exact('years', 'number'), band('claims', 0), factor],
      REGIONS.flatMap((region) =>
        Array.from({ length: 10 }, (_, years) =>
          bands(10, 1).map((claims): Row => [region, `${years}`, claims, decimal(0.4, 1.6, 3)]),
        ).flat(),
      ),
    ),
    tableOf(
      'engine',
      [exact('usage', 'text'), exact('carGroup', 'number'), band('engine', 0), factor],
      USAGES.flatMap((usage) =>
        GROUPS.flatMap((group) =>
          bands(20, 250).map((engine): Row => [usage, `${group}`, engine, decimal(0.9, 1.4, 4)]),
        ),
      ),
    ),
  ]
}

const coin = { mode: 'halfUp', to: 'minorUnit' } as const
const look = (name: string, table: string, inputs: Record<string, string>, column = 'factor') => ({
  kind: 'lookUp' as const,
  name,
  title: `${table} table`,
  table,
  inputs,
  column,
})

export const sampleRecipe: Recipe = {
  version: 2,
  currency: 'HKD',
  steps: [
    look('base', 'base', { region: 'region', carGroup: 'carGroup', usage: 'usage' }, 'amount'),
    look('ageFactor', 'age', { region: 'region', age: 'age(birthDate, startDate)' }),
    { kind: 'factor', name: 'afterAge', title: 'Age of the driver', of: 'base', by: 'ageFactor' },
    look('valueFactor', 'value', { carGroup: 'carGroup', value: 'carValue' }),
    { kind: 'factor', name: 'afterValue', title: 'Value of the car', of: 'afterAge', by: 'valueFactor' },
    look('ncdFactor', 'ncd', { region: 'region', years: 'ncdYears', claims: 'claims' }),
    { kind: 'factor', name: 'afterNcd', title: 'No claim discount', of: 'afterValue', by: 'ncdFactor' },
    look('engineFactor', 'engine', { usage: 'usage', carGroup: 'carGroup', engine: 'engine' }),
    { kind: 'factor', name: 'afterEngine', title: 'Engine', of: 'afterNcd', by: 'engineFactor' },
    {
      kind: 'formula',
      name: 'pointsLoading',
      title: 'Points of all drivers',
      formula: '1 + drivers.sum(d, d.points) * 0.015',
    },
    { kind: 'factor', name: 'afterPoints', title: 'Points', of: 'afterEngine', by: 'pointsLoading' },
    { kind: 'factor', name: 'afterPlan', title: 'Full cover', of: 'afterPoints', by: '1.35', when: "plan == 'full'" },
    { kind: 'formula', name: 'excessCredit', title: 'Credit for the excess', formula: 'excess / 7' },
    { kind: 'add', name: 'afterExcess', title: 'Excess', of: 'afterPlan', amount: '-excessCredit' },
    { kind: 'minimum', name: 'atLeast', title: 'Least premium', of: 'afterExcess', least: '1200' },
    { kind: 'maximum', name: 'atMost', title: 'Most premium', of: 'atLeast', most: '150000' },
    { kind: 'addOns', name: 'extras', title: 'Add-ons', per: 'year' },
    { kind: 'add', name: 'withExtras', title: 'With add-ons', of: 'atMost', amount: 'extras' },
    {
      kind: 'discount',
      name: 'discounted',
      title: 'Vouchers and coupons',
      of: 'withExtras',
      takes: 'both',
      rounding: coin,
    },
    { kind: 'round', name: 'net', title: 'Net premium', of: 'discounted', rounding: { mode: 'halfEven', to: '0.05' } },
    {
      kind: 'tax',
      name: 'mib',
      title: 'Motor fund',
      of: 'net',
      rates: [
        { from: '2020-01-01', to: '2026-12-31', rate: '0.03' },
        { from: '2027-01-01', to: null, rate: '0.0325' },
      ],
      rounding: coin,
    },
    {
      kind: 'levy',
      name: 'levy',
      title: 'Authority levy',
      of: 'net',
      rates: [{ from: '2020-01-01', to: null, rate: '0.001' }],
      most: '5',
      rounding: { mode: 'up', to: 'minorUnit' },
    },
    { kind: 'formula', name: 'total', title: 'To pay', formula: 'net + mib + levy' },
    {
      kind: 'instalment',
      name: 'monthly',
      title: 'By the month',
      of: 'total',
      count: 12,
      loading: '0.06',
      rounding: coin,
    },
  ],
  addOns: [
    {
      addOn: 'glass',
      yearly: 'glassPrice',
      monthly: null,
      steps: [
        {
          kind: 'formula',
          name: 'glassPrice',
          title: 'Glass',
          formula: "usage == 'business' ? base * 0.04 : base * 0.025",
        },
      ],
    },
  ],
  outputs: { yearly: 'total', monthly: 'monthly', parts: ['net', 'mib', 'levy'] },
}

export function sampleSetting(chance: () => number): RecipeSetting {
  return {
    dataset,
    tables: sampleTables(chance),
    plans: [
      { id: 'basic', covers: { excess: { minor: 500_000, currency: 'HKD' } } },
      { id: 'full', covers: { excess: { minor: 200_050, currency: 'HKD' } } },
    ],
    addOns: [
      { id: 'glass', yearly: { minor: 0, currency: 'HKD' }, monthly: { minor: 0, currency: 'HKD' } },
      { id: 'tow', yearly: { minor: 18_800, currency: 'HKD' }, monthly: { minor: 1_680, currency: 'HKD' } },
    ],
  }
}

export function sampleRequest(chance: () => number): QuoteRequest {
  const whole = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1))
  const pick = <Entry>(list: readonly Entry[]) => list[Math.floor(chance() * list.length)] as Entry
  const startDate = whole(20_454, 20_818)
  return {
    answers: {
      birthDate: printDay(startDate - whole(6_600, 33_000)),
      region: pick(REGIONS),
      usage: pick(USAGES),
      carGroup: whole(1, 50),
      carValue: `${whole(0, 1_200_000)}.${whole(10, 99)}`,
      engine: whole(600, 6_000),
      ncdYears: whole(0, 9),
      claims: whole(0, 12),
      drivers: Array.from({ length: whole(0, 3) }, () => ({ born: '1990-01-01', points: `${whole(0, 9)}.5` })),
    },
    plan: pick(['basic', 'full']),
    addOns: ['glass', 'tow'].filter(() => chance() < 0.5),
    today: startDate - whole(0, 30),
    startDate,
    discounts:
      chance() < 0.3
        ? [
            chance() < 0.5
              ? { code: 'A', kind: 'voucher', percent: `${whole(1, 40)}.5` }
              : { code: 'B', kind: 'coupon', amount: { minor: whole(1, 90_000), currency: 'HKD' } },
          ]
        : [],
  }
}
