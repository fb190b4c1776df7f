import { describe, expect, test } from 'vitest'
import { missingTexts } from '../../languages'
import {
  choiceRefusal,
  comparePlans,
  coverAmounts,
  coverNames,
  documentIn,
  planRefusals,
  planTexts,
  planTitle,
  type AddOn,
  type Cover,
  type Plan,
  type PlanDocument,
  type PlanSet,
} from '.'

const hkd = (minor: number) => ({ minor, currency: 'HKD' })
const cover = (dataName: string, minor: number | null): Cover => ({
  dataName,
  title: { en_us: dataName },
  amount: minor === null ? null : hkd(minor),
  words: minor === null ? { en_us: 'Unlimited', zh_tw: '無上限' } : {},
  tooltip: {},
})
const plan = (id: string, more: Partial<Plan> = {}): Plan => ({
  id,
  title: { en_us: id },
  subtitle: {},
  description: {},
  covers: [cover('liability', 100)],
  addOns: ['tow'],
  declarations: [
    { id: 'truth', kind: 'general', text: { en_us: 'All is true' }, isRequired: true },
    { id: 'news', kind: 'marketing', text: { en_us: 'Send news' }, isRequired: false },
  ],
  booklet: [],
  coverDocument: [],
  ...more,
})
const tow: AddOn = { id: 'tow', title: { en_us: 'Towing' }, description: {}, yearly: hkd(100), monthly: hkd(10) }
const booklet = (language: PlanDocument['language']): PlanDocument => ({
  language,
  fileId: language,
  name: `${language}.pdf`,
  sha256: language,
  size: 1,
})
const set = (...plans: Plan[]): PlanSet => ({ currency: 'HKD', plans, addOns: [tow] })
const codes = (plans: PlanSet) => planRefusals(plans).map((refusal) => refusal.code)

describe('a set of plans', () => {
  test('is sound', () => {
    expect(codes(set(plan('basic'), plan('full')))).toEqual([])
  })
  test.each<[string, PlanSet]>([
    ['plans.none', set()],
    ['plans.idTaken', set(plan('a'), plan('a'))],
    ['plans.idTaken', set(plan('tow'))],
    ['plans.untitled', set(plan('a', { title: { en_us: ' ' } }))],
    ['plans.coverName', set(plan('a', { covers: [cover('Bad Name', 1)] }))],
    ['plans.coverTwice', set(plan('a', { covers: [cover('x', 1), cover('x', 2)] }))],
    ['plans.otherCurrency', { ...set(plan('a')), addOns: [{ ...tow, monthly: { minor: 1, currency: 'USD' } }] }],
    ['plans.negative', set(plan('a', { covers: [cover('x', -1)] }))],
    ['plans.unknownAddOn', set(plan('a', { addOns: ['boat'] }))],
    ['plans.documentTwice', set(plan('a', { booklet: [booklet('en_us'), booklet('en_us')] }))],
    [
      'plans.marketingRequired',
      set(plan('a', { declarations: [{ id: 'm', kind: 'marketing', text: {}, isRequired: true }] })),
    ],
  ])('is refused with %s', (code, plans) => {
    expect(codes(plans)).toEqual([code])
  })
})

test('a fault is told at its place, and a cover cannot take the name of a question', () => {
  const faulty = set(plan('a'), plan('b', { title: {}, covers: [cover('x', 1), cover('liability', -5)] }))
  expect(planRefusals(faulty, ['x']).map(({ code, field }) => `${code} ${field}`)).toEqual([
    'plans.untitled plans.1.title',
    'plans.coverTaken plans.1.covers.0',
    'plans.negative plans.1.covers.1',
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
    compared.map((line) => [
      line.dataName,
      ...line.cells.map((cell) => cell?.amount?.minor ?? cell?.words.en_us ?? '-'),
    ]),
  ).toEqual([
    ['liability', 100, 500],
    ['glass', '-', 'Unlimited'],
  ])
})

test('a choice takes only what the plan offers, and what must be declared is declared', () => {
  expect(choiceRefusal(plan('a'), { addOns: ['tow'], declared: ['truth'] })).toBeNull()
  expect(choiceRefusal(plan('a'), { addOns: ['boat'], declared: ['truth'] })?.code).toBe('plans.addOnNotOffered')
  expect(choiceRefusal(plan('a'), { addOns: [], declared: ['news'] })?.values).toEqual({ id: 'truth' })
})

test('a plan is named, and its booklet given, in the nearest language that there is', () => {
  const named = plan('basic', {
    title: { en_us: 'Basic', zh_tw: '基本' },
    booklet: [booklet('en_us'), booklet('zh_tw')],
  })
  expect(['en_uk', 'zh_cn'].map((language) => planTitle(set(named), 'basic', language as never))).toEqual([
    'Basic',
    '基本',
  ])
  expect(planTitle(set(named), 'gone', 'en_us')).toBe('gone')
  expect(documentIn(named.booklet, 'zh_cn')?.fileId).toBe('zh_tw')
  expect(documentIn([], 'zh_cn')).toBeNull()
  expect(
    coverNames(set(plan('a', { covers: [{ ...cover('own', 1), title: { zh_tw: '自車' } }] })), 'zh_cn')[0]?.title,
  ).toBe('自車')
})

test('a text that stands in every plan is written, and missing, once', () => {
  const half = set(plan('a'), plan('b'))
  expect(missingTexts(planTexts(half), ['en_us', 'zh_tw']).length).toBe(
    ['title of a', 'title of b', 'liability', 'towing', 'truth', 'news'].length,
  )
})
