import type { Plan, PlanSet } from '@coverwright/rules/plans'
import type { Recipe, Step } from '@coverwright/rules/pricing'
import type { UnderwritingGuide } from '@coverwright/rules/underwriting'

const hkd = (dollars: number) => ({ minor: dollars * 100, currency: 'HKD' })
const coin = { mode: 'halfUp', to: 'minorUnit' } as const

const cover = (dataName: string, title: string, dollars: number) => ({
  dataName,
  title,
  amount: hkd(dollars),
  words: '',
  tooltip: '',
})
const plan = (id: string, title: string, subtitle: string, sums: [number, number, number], addOns: string[]): Plan => ({
  id,
  title,
  subtitle,
  description: '',
  covers: [
    cover('thirdParty', 'Damage to others', sums[0]),
    cover('personalAccident', 'Personal accident of the driver', sums[1]),
    cover('excess', 'Excess for each claim', sums[2]),
  ],
  addOns,
  declarations: [
    { id: 'true', kind: 'general', text: 'What I have said is true and whole.', isRequired: true },
    { id: 'news', kind: 'marketing', text: 'I would like to hear about other products.', isRequired: false },
  ],
  booklet: null,
  coverDocument: null,
})

export const carPlans: PlanSet = {
  currency: 'HKD',
  plans: [
    plan('essential', 'Essential', 'What the law asks for, and a little more', [2_000_000, 100_000, 8_000], ['tow']),
    plan('plus', 'Plus', 'For every day', [5_000_000, 250_000, 5_000], ['tow', 'glass']),
    plan('prime', 'Prime', 'With nearly nothing left to pay', [10_000_000, 500_000, 2_000], ['tow', 'glass', 'hire']),
  ],
  addOns: [
    { id: 'tow', title: 'Roadside help', description: 'Day and night', yearly: hkd(180), monthly: hkd(16) },
    { id: 'glass', title: 'Windscreen', description: 'Without excess', yearly: hkd(420), monthly: hkd(37) },
    { id: 'hire', title: 'Hire car', description: 'Up to 14 days', yearly: hkd(650), monthly: hkd(58) },
  ],
}

const lookUp = (
  name: string,
  title: string,
  table: string,
  inputs: Record<string, string>,
  column = 'factor',
): Step => ({
  kind: 'lookUp',
  name,
  title,
  table,
  inputs,
  column,
})
const times = (name: string, title: string, of: string, by: string): Step => ({ kind: 'factor', name, title, of, by })

export const carRecipe: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    lookUp('baseRate', 'Base premium', 'base', { coverType: 'coverType', engine: 'engine' }, 'amount'),
    lookUp('ageFactor', 'Age of the driver', 'driverAge', { age: 'age(birthDate, startDate)', gender: 'gender' }),
    times('afterAge', 'After age', 'baseRate', 'ageFactor'),
    lookUp('valueFactor', 'Value of the car', 'vehicleValue', { value: 'vehicleValue' }),
    times('afterValue', 'After value', 'afterAge', 'valueFactor'),
    lookUp(
      'groupFactor',
      'Group of the car',
      'vehicleGroups',
      { make: 'make', vehicleType: 'vehicleType', vehicleAge: 'vehicleAge' },
      'relativity',
    ),
    lookUp(
      'theft',
      'Theft',
      'vehicleGroups',
      { make: 'make', vehicleType: 'vehicleType', vehicleAge: 'vehicleAge' },
      'theft',
    ),
    times('afterGroup', 'After group and theft', 'afterValue', 'groupFactor * (1 + theft)'),
    lookUp('districtFactor', 'District and use', 'district', { district: 'district', usage: 'usage' }),
    times('afterDistrict', 'After district', 'afterGroup', 'districtFactor'),
    lookUp('ncdFactor', 'No claim discount', 'ncd', { years: 'ncdYears' }),
    times('afterNcd', 'After no claim discount', 'afterDistrict', 'ncdFactor'),
    lookUp('loadingFactor', 'Claims and experience', 'loadings', { claims: 'claims', experience: 'experience' }),
    times('afterLoading', 'After loadings', 'afterNcd', 'loadingFactor'),
    {
      kind: 'factor',
      name: 'afterPlan',
      title: 'Plan',
      of: 'afterLoading',
      by: "plan == 'prime' ? 1.22 : plan == 'plus' ? 1.08 : 1",
    },
    {
      kind: 'factor',
      name: 'withDrivers',
      title: 'Other drivers, 5 % each',
      of: 'afterPlan',
      by: '1 + size(drivers) * 0.05',
      when: 'has(drivers)',
    },
    { kind: 'minimum', name: 'atLeast', title: 'Least premium', of: 'withDrivers', least: '1500' },
    { kind: 'terms', name: 'withTerms', title: 'Terms of underwriting', of: 'atLeast', takes: 'both' },
    { kind: 'addOns', name: 'extras', title: 'Add-ons', per: 'year' },
    { kind: 'add', name: 'gross', title: 'With add-ons', of: 'withTerms', amount: 'extras' },
    { kind: 'discount', name: 'discounted', title: 'Vouchers and coupons', of: 'gross', takes: 'both', rounding: coin },
    { kind: 'round', name: 'premium', title: 'Premium', of: 'discounted', rounding: { mode: 'halfUp', to: '0.1' } },
    {
      kind: 'tax',
      name: 'motorFund',
      title: 'Motor insurers’ fund',
      of: 'premium',
      rates: [{ from: '2020-01-01', to: null, rate: '0.02' }],
      rounding: coin,
    },
    {
      kind: 'levy',
      name: 'levy',
      title: 'Authority’s levy',
      of: 'premium',
      rates: [{ from: '2020-01-01', to: null, rate: '0.001' }],
      most: '5000',
      rounding: coin,
    },
    { kind: 'formula', name: 'total', title: 'To pay', formula: 'premium + motorFund + levy' },
    {
      kind: 'instalment',
      name: 'monthly',
      title: 'By the month',
      of: 'total',
      count: 12,
      loading: '0.04',
      rounding: coin,
    },
  ],
  addOns: [],
  outputs: { yearly: 'total', monthly: 'monthly', parts: ['premium', 'motorFund', 'levy'] },
}

export const carGuide: UnderwritingGuide = {
  version: 1,
  rules: [
    {
      id: 'claims',
      title: 'Many claims',
      when: 'claims > 4',
      reason: 'More than four claims in three years',
      verdict: { decision: 'refer' },
    },
    {
      id: 'young-and-fast',
      title: 'Young driver, large engine',
      when: 'age(birthDate, startDate) < 21 && engine > 2500',
      reason: 'Drivers under 21 are not insured above 2,500 cc',
      verdict: { decision: 'decline' },
    },
    {
      id: 'valuable',
      title: 'Valuable car',
      when: 'vehicleValue > 1500000',
      reason: 'The car is worth more than HKD 1,500,000',
      verdict: { decision: 'refer' },
    },
    {
      id: 'business',
      title: 'Business with claims',
      when: "usage == 'Business' && claims >= 2",
      reason: 'Business use with two claims or more',
      verdict: {
        decision: 'acceptWithTerms',
        terms: [
          { kind: 'loading', percent: '15' },
          { kind: 'message', text: 'The excess is doubled for drivers under 25.' },
        ],
      },
    },
  ],
  tables: [
    {
      id: 'acceptance',
      title: 'Accepted vehicles',
      table: 'acceptance',
      inputs: { vehicleType: 'vehicleType', vehicleAge: 'vehicleAge' },
      columns: { decision: 'decision', reason: 'reason' },
      otherwise: 'refer',
    },
  ],
}
