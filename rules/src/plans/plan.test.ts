import { describe, expect, test } from 'vitest'
import {
  choiceRefusal,
  comparePlans,
  coverAmounts,
  coverNames,
  planRefusals,
  type AddOn,
  type Cover,
  type Plan,
  type PlanSet,
} from '.'

const hkd = (minor: number) => ({ minor, currency: 'HKD' })
const cover = (dataName: string, minor: number | null): Cover => ({
  dataName,
  title: dataName,
  amount: minor === null ? null : hkd(minor),
  words: minor === null ? 'Unlimited' : '',
  tooltip: '',
})
const plan = (id: string, more: Partial<Plan> = {}): Plan => ({
  id,
  title: id,
  subtitle: '',
  description: '',
  covers: [cover('liability', 100)],
  addOns: ['tow'],
  declarations: [
    { id: 'truth', kind: 'general', text: 'All is true', isRequired: true },
    { id: 'news', kind: 'marketing', text: 'Send news', isRequired: false },
  ],
  booklet: null,
  coverDocument: null,
  ...more,
})
const tow: AddOn = { id: 'tow', title: 'Towing', description: '', yearly: hkd(100), monthly: hkd(10) }
const set = (...plans: Plan[]): PlanSet => ({ currency: 'HKD', plans, addOns: [tow] })
const codes = (plans: PlanSet) => planRefusals(plans).map((refusal) => refusal.code)

describe('a set of plans', () => {
  test('is sound', () => {
    expect(codes(set(plan('basic'), plan('full')))).toEqual([])
  })
  test.each<[string, PlanSet]>([
    ['plan.none', set()],
    ['plan.idTaken', set(plan('a'), plan('a'))],
    ['plan.idTaken', set(plan('tow'))],
    ['plan.untitled', set(plan('a', { title: ' ' }))],
    ['plan.coverName', set(plan('a', { covers: [cover('Bad Name', 1)] }))],
    ['plan.coverTwice', set(plan('a', { covers: [cover('x', 1), cover('x', 2)] }))],
    ['plan.otherCurrency', { ...set(plan('a')), addOns: [{ ...tow, monthly: { minor: 1, currency: 'USD' } }] }],
    ['plan.negative', set(plan('a', { covers: [cover('x', -1)] }))],
    ['plan.unknownAddOn', set(plan('a', { addOns: ['boat'] }))],
    [
      'plan.marketingRequired',
      set(plan('a', { declarations: [{ id: 'm', kind: 'marketing', text: '', isRequired: true }] })),
    ],
  ])('is refused with %s', (code, plans) => {
    expect(codes(plans)).toEqual([code])
  })
})

test('a fault is told at its place, and a cover cannot take the name of a question', () => {
  const faulty = set(plan('a'), plan('b', { title: '', covers: [cover('x', 1), cover('liability', -5)] }))
  expect(planRefusals(faulty, ['x']).map(({ code, field }) => `${code} ${field}`)).toEqual([
    'plan.untitled plans.1.title',
    'plan.coverTaken plans.1.covers.0',
    'plan.negative plans.1.covers.1',
  ])
})

test('covers are data names that the chosen plan answers', () => {
  const plans = set(
    plan('basic', { covers: [cover('liability', 100), cover('glass', null)] }),
    plan('full', { covers: [cover('liability', 500)] }),
  )
  expect(coverNames(plans)).toEqual([
    { name: 'liability', title: 'liability', type: { kind: 'money', currency: 'HKD' } },
    { name: 'glass', title: 'glass', type: { kind: 'money', currency: 'HKD' } },
  ])
  expect(coverAmounts(plans.plans[0] as Plan)).toEqual({ liability: hkd(100) })
})

test('plans stand side by side, one line for each cover', () => {
  const compared = comparePlans([
    plan('basic', { covers: [cover('liability', 100)] }),
    plan('full', { covers: [cover('glass', null), cover('liability', 500)] }),
  ])
  expect(
    compared.map((line) => [line.dataName, ...line.cells.map((cell) => cell?.amount?.minor ?? cell?.words ?? '-')]),
  ).toEqual([
    ['liability', 100, 500],
    ['glass', '-', 'Unlimited'],
  ])
})

test('a choice takes only what the plan offers, and what must be declared is declared', () => {
  expect(choiceRefusal(plan('a'), { addOns: ['tow'], declared: ['truth'] })).toBeNull()
  expect(choiceRefusal(plan('a'), { addOns: ['boat'], declared: ['truth'] })?.code).toBe('plan.addOnNotOffered')
  expect(choiceRefusal(plan('a'), { addOns: [], declared: ['news'] })?.values).toEqual({ id: 'truth' })
})
