import type { Dataset } from '../../design/datasets'
import { parseDay } from '../../kernel'
import { roundingModes, type RoundingRule } from '../../money'
import { combinations } from '../../design/parts'
import type { AddOnRecipe, Recipe, RecipeSetting, Step, StepKind } from '../pricing'
import { stepKinds } from '../pricing'
import { type Chance, decimal, pickFrom, pointTable, RANDOM_REGIONS, randomTable, wholeFrom } from './random-table'

/** Two digits, none, three. */
const CURRENCIES = ['HKD', 'JPY', 'KWD'] as const
/** Days beside which something changes: versions of tables, rates of taxes, a leap day, the end of a year. */
export const EDGE_DAYS = ['2026-01-01', '2026-06-30', '2027-01-01', '2028-02-29'] as const

/** Recipes that nobody would write: every kind of step over any other, every way to round, coins of three sizes. */
export function randomRecipe(chance: Chance): { recipe: Recipe; setting: RecipeSetting } {
  const currency = pickFrom(chance, CURRENCIES)
  const amounts = ['paid', 'excess']
  const numbers = ['count']
  const groups: string[] = []
  const steps = Array.from({ length: wholeFrom(chance, 4, 18) }, (_, at) => {
    const step = randomStep(chance, pickFrom(chance, stepKinds), `s${at}`, { amounts, numbers, groups })
    if (step.kind === 'lookUp' && step.each && !step.when) groups.push(step.name)
    const isNumber = step.kind === 'lookUp' && step.column === 'factor'
    ;(isNumber ? numbers : amounts).push(step.name)
    return step
  })
  const last = amounts.at(-1) as string
  const version = chance() < 0.5 ? 1 : 2
  const recipe: Recipe = { version, currency, steps: [...steps, ...ending(chance, last)], ...endOf(chance) }
  const money = (most: number) => ({ minor: wholeFrom(chance, 0, most), currency })
  const setting: RecipeSetting = {
    dataset: datasetIn(currency),
    tables: [randomTable(chance, currency), pointTable(chance, currency)],
    plans: ['basic', 'full'].map((id) => ({ id, covers: { excess: money(500_000) } })),
    addOns: ['tow', 'glass'].map((id) => ({ id, yearly: money(50_000), monthly: money(5_000) })),
  }
  return { recipe, setting }
}

const datasetIn = (currency: string): Dataset => ({
  names: [
    { name: 'born', type: { kind: 'date' } },
    { name: 'region', type: { kind: 'choice', options: RANDOM_REGIONS } },
    { name: 'count', type: { kind: 'number' } },
    { name: 'isNew', type: { kind: 'yesNo' } },
    { name: 'paid', type: { kind: 'money', currency } },
    { name: 'excess', type: { kind: 'money', currency } },
    { name: 'drivers', type: { kind: 'group', fields: [{ name: 'points', type: { kind: 'number' } }] } },
  ],
})

/** Kept inside what can be charged, rounded to coins, and paid by the month. */
function ending(chance: Chance, last: string): Step[] {
  const head = (name: string) => ({ name, title: name })
  const toCoins = () => ({
    mode: pickFrom(chance, roundingModes),
    to: pickFrom(chance, ['minorUnit', '1', '10', '250']),
  })
  const count = wholeFrom(chance, 2, 12)
  const isScaled = chance() < 0.5
  return [
    { kind: 'maximum', ...head('atMost'), of: last, most: '1000000000' },
    {
      kind: 'minimum',
      ...head('atLeast'),
      of: 'atMost',
      least: pickFrom(chance, ['-1000000000', '0', '1234.5678']),
      ...(chance() < 0.3 ? { mayGoBelow: true } : {}),
    },
    ...(isScaled
      ? [{ kind: 'factor' as const, ...head('scaled'), of: 'atLeast', by: pickFrom(chance, ['1', '1.2', '0.5']) }]
      : []),
    { kind: 'round', ...head('net'), of: isScaled ? 'scaled' : 'atLeast', rounding: toCoins() },
    {
      kind: 'instalment',
      ...head('monthly'),
      of: 'net',
      count,
      loading: decimal(chance, 0, 0.2, 4),
      rounding: toCoins(),
      ...(chance() < 0.5 ? { each: decimal(chance, 0, 9, 4) } : {}),
    },
  ]
}

function endOf(chance: Chance): Pick<Recipe, 'addOns' | 'outputs'> {
  const own: AddOnRecipe = {
    addOn: 'glass',
    steps: [
      { kind: 'formula', name: 'glassBase', title: '', formula: 'paid * 0.0125 + count * 1.5' },
      { kind: 'minimum', name: 'glassYear', title: '', of: 'glassBase', least: 'excess / 3' },
      { kind: 'factor', name: 'glassMonth', title: '', of: 'glassYear', by: '0.0875', when: 'isNew' },
    ],
    yearly: 'glassYear',
    monthly: chance() < 0.5 ? 'glassMonth' : null,
  }
  return {
    addOns: chance() < 0.7 ? [own] : [],
    outputs: { yearly: 'net', monthly: 'monthly', parts: ['net'] },
  }
}

type Known = {
  readonly amounts: readonly string[]
  readonly numbers: readonly string[]
  /** Look-ups over the drivers, done for everybody. */
  readonly groups: readonly string[]
}

function randomStep(chance: Chance, kind: StepKind, name: string, known: Known): Step {
  const of = pickFrom(chance, known.amounts)
  const when = chance() < 0.25 ? { when: condition(chance) } : {}
  const head = { name, title: `Step ${name}`, ...when }
  const rounding = randomRounding(chance)
  const amount = () => amountFormula(chance, known)
  switch (kind) {
    case 'lookUp': {
      const column = pickFrom(chance, ['amount', 'factor'])
      const otherwise = chance() < 0.6 ? { otherwise: decimal(chance, 0, 2, 3) } : {}
      if (chance() < 0.25)
        return { kind, ...head, ...betweenRows(chance), column, ...otherwise, ...skippedAs(chance, when, column) }
      if (chance() < 0.25)
        return {
          kind,
          ...head,
          ...overDrivers(chance, column, known),
          column,
          ...otherwise,
          ...skippedAs(chance, when, column),
        }
      const inputs = {
        region: 'region',
        age: 'age(born, startDate)',
        value: pickFrom(chance, ['paid', 'count * 99.5']),
      }
      return { kind, ...head, table: 'rates', inputs, column, ...otherwise, ...skippedAs(chance, when, column) }
    }
    case 'formula':
      return chance() < 0.3
        ? { kind, ...head, formula: numberFormula(chance, known), unit: 'amount' }
        : { kind, ...head, formula: `${of} + ${of} * ${numberFormula(chance, known)}` }
    case 'factor':
      return { kind, ...head, of, by: numberFormula(chance, known) }
    case 'add':
      return { kind, ...head, of, amount: amount() }
    case 'minimum':
      return { kind, ...head, of, least: amount(), ...(chance() < 0.7 ? { mayGoBelow: true } : {}) }
    case 'maximum':
      return { kind, ...head, of, most: amount() }
    case 'round':
      return { kind, ...head, of, rounding }
    case 'terms':
      return { kind, ...head, of, takes: pickFrom(chance, ['loading', 'fees', 'both']) }
    case 'addOns':
      return { kind, ...head, per: pickFrom(chance, ['year', 'month']) }
    case 'discount':
      return { kind, ...head, of, takes: pickFrom(chance, ['voucher', 'coupon', 'both']), rounding }
    case 'tax':
      return { kind, ...head, of, rates: randomRates(chance), rounding }
    case 'levy':
      return { kind, ...head, of, rates: randomRates(chance), rounding, ...(chance() < 0.5 ? { most: '5.5' } : {}) }
    case 'instalment':
      return { kind, ...head, of, count: 3, loading: '0.075', rounding, ...(chance() < 0.5 ? { each: amount() } : {}) }
  }
}

const skippedAs = (chance: Chance, { when }: { when?: string }, column: string) =>
  when === undefined
    ? {}
    : { skipped: pickFrom(chance, column === 'amount' ? ['1', '0', 'paid / 7'] : ['1', '0.75', 'count / 7']) }

const betweenRows = (chance: Chance) => ({
  table: 'points',
  inputs: { region: 'region', sum: pickFrom(chance, ['paid', 'count * 99.5', '5000']) },
  between: 'sum',
})

function overDrivers(chance: Chance, column: string, { groups }: Known) {
  const inputs = { region: 'region', age: 'item.points * 7', value: pickFrom(chance, ['paid', 'item.points * 990']) }
  const ways = combinations.filter((way) => column === 'factor' || way !== 'product')
  const times = groups.length > 0 && chance() < 0.5 ? { times: pickFrom(chance, groups) } : {}
  return { table: 'rates', inputs, each: { of: 'drivers', combine: pickFrom(chance, ways), ...times } }
}

const randomRounding = (chance: Chance): RoundingRule => ({
  mode: pickFrom(chance, roundingModes),
  to: pickFrom(chance, ['minorUnit', '0.05', '0.001', '1', '3', '7.5', '100']),
})

/** Rates that change on a day of the edges; some have no rate before, some none after. */
function randomRates(chance: Chance) {
  const change = pickFrom(chance, EDGE_DAYS)
  const before = new Date(Date.parse(change) - 86_400_000).toISOString().slice(0, 10)
  const rate = () => decimal(chance, 0, 0.15, 5)
  const first = { from: '2000-01-01', to: before, rate: rate() }
  const second = { from: change, to: chance() < 0.9 ? null : change, rate: rate() }
  return chance() < 0.95 ? [first, second] : [second]
}

const CONDITIONS = [
  'isNew',
  '!isNew',
  "plan == 'full'",
  "region != 'west' || count > 4",
  'age(born, startDate) >= 18',
  'paid > 5000 && size(drivers) < 2',
]
const condition = (chance: Chance): string => pickFrom(chance, CONDITIONS)

function numberFormula(chance: Chance, { numbers }: Known): string {
  return pickFrom(chance, [
    decimal(chance, 0.3, 1.9, 4),
    `(1 + ${pickFrom(chance, numbers)} / 70)`,
    `(age(born, startDate) < 26 ? 1.35 : 0.9)`,
    '(1 + drivers.sum(d, d.points) / 100)',
    `(-${decimal(chance, 0, 1, 2)})`,
    pickFrom(chance, numbers),
  ])
}

function amountFormula(chance: Chance, { amounts }: Known): string {
  const amount = pickFrom(chance, amounts)
  return pickFrom(chance, [
    decimal(chance, -500, 5_000, 3),
    `-${amount} * 0.1`,
    `${amount} / 7`,
    'size(drivers) * 12.345',
    `isNew ? ${amount} : excess`,
    amount,
  ])
}

export const edgeDay = (chance: Chance): number =>
  (parseDay(pickFrom(chance, EDGE_DAYS)) as number) + wholeFrom(chance, -1, 1)
