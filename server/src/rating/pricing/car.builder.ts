import type { Recipe } from '@coverwright/contract/rating/pricing'
import { startQuestion, type Question } from '@coverwright/rules/design/forms'
import type { PlanSet } from '@coverwright/rules/design/plans'
import type { Row, TableColumn } from '@coverwright/rules/rating/pricing'
import type { UnderwritingGuide } from '@coverwright/rules/rating/underwriting'
import type { z } from 'zod'

/** A small car product for tests: three questions, two plans, one table, a rule that loads and one that declines. */
const hkd = (minor: number) => ({ minor, currency: 'HKD' })
const coin = { mode: 'halfUp', to: 'minorUnit' } as const

const ask = <Kind extends Question['kind']>(kind: Kind, dataName: string, more: object = {}): Question =>
  ({ ...startQuestion(kind, dataName, dataName), title: { en_us: dataName }, ...more }) as Question

export const carQuestions: Question[] = [
  ask('choice', 'usage', {
    options: ['private', 'business'].map((value) => ({ value, label: { en_us: value } })),
  }),
  ask('number', 'driverAge', { min: '18', max: '90', places: 0 }),
  ask('number', 'claims', { min: '0', max: '9', places: 0, isRequired: false }),
]

export const carColumns: TableColumn[] = [
  { id: 'usage', title: 'Usage', role: 'exact', of: 'text' },
  { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
  { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' },
]
export const carRows: Row[] = ['private', 'business'].flatMap((usage, at) => [
  [usage, { from: '18', to: '24' }, String(3_000 + at * 1_000)],
  [usage, { from: '25', to: null }, String(2_000 + at * 1_000)],
])

const plan = (id: string, own: number, addOns: string[]): PlanSet['plans'][number] =>
  ({
    id,
    title: { en_us: id },
    subtitle: {},
    description: {},
    covers: [{ dataName: 'ownDamage', title: { en_us: 'Own damage' }, amount: hkd(own), words: {}, tooltip: {} }],
    addOns,
    declarations: [],
    booklet: [],
    coverDocument: [],
  }) as PlanSet['plans'][number]

export const carPlans = {
  currency: 'HKD',
  plans: [plan('basic', 10_000_000, []), plan('full', 30_000_000, ['tow'])],
  addOns: [{ id: 'tow', title: { en_us: 'Tow' }, description: {}, yearly: hkd(12_000), monthly: hkd(1_100) }],
} as PlanSet

export const carGuide: UnderwritingGuide = {
  version: 1,
  rules: [
    {
      id: 'claims',
      title: 'Claims',
      when: 'claims >= 3',
      reason: 'Three claims or more',
      verdict: { decision: 'acceptWithTerms', terms: [{ kind: 'loading', percent: '20' }] },
    },
    { id: 'many', title: 'Many', when: 'claims >= 6', reason: 'Too many claims', verdict: { decision: 'decline' } },
  ],
  tables: [],
}

export const carRecipe: z.input<typeof Recipe> = {
  version: 1,
  currency: 'HKD',
  steps: [
    {
      kind: 'lookUp',
      name: 'base',
      title: 'Base rate',
      table: 'base',
      inputs: { usage: 'usage', age: 'driverAge' },
      column: 'amount',
    },
    { kind: 'formula', name: 'covered', title: 'For the cover', formula: 'base + ownDamage / 1000' },
    { kind: 'terms', name: 'loaded', title: 'Terms', of: 'covered', takes: 'both' },
    { kind: 'addOns', name: 'extras', title: 'Add-ons', per: 'year' },
    { kind: 'add', name: 'gross', title: 'With add-ons', of: 'loaded', amount: 'extras' },
    { kind: 'round', name: 'net', title: 'Net', of: 'gross', rounding: coin },
  ],
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
}
