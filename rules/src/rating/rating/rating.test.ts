import { describe, expect, test } from 'vitest'
import { startQuestion, type Question } from '../../design/forms'
import { parseDay } from '../../kernel'
import type { PlanSet } from '../../design/plans'
import { printWorksheet, type RateTable, type Recipe, type Step } from '../pricing'
import { startingBody, type Body } from '../../design/products'
import type { Term, UnderwritingGuide } from '../underwriting'
import { answerReader, ONLY_PLAN, ratingDocument, ratingOf, type RatingParts, type RatingRequest } from '.'

const coin = { mode: 'halfUp', to: 'minorUnit' } as const
const hkd = (minor: number) => ({ minor, currency: 'HKD' })
const base: RateTable = {
  id: 'base',
  name: 'Base rates',
  columns: [
    { id: 'region', title: 'Region', role: 'exact', of: 'text' },
    { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' },
  ],
  versions: [
    {
      id: 'v1',
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      rows: [
        ['north', '1000'],
        ['south', '900'],
      ],
    },
  ],
}
const recipe: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    {
      kind: 'lookUp',
      name: 'base',
      title: 'Base',
      table: 'base',
      inputs: { region: 'region' },
      column: 'amount',
    },
    { kind: 'formula', name: 'covered', title: 'For the cover', formula: 'base + bodyCover / 1000' },
    { kind: 'terms', name: 'loaded', title: 'Terms of underwriting', of: 'covered', takes: 'both' },
    { kind: 'addOns', name: 'extras', title: 'Add-ons', per: 'year' },
    { kind: 'add', name: 'gross', title: 'With add-ons', of: 'loaded', amount: 'extras' },
    { kind: 'discount', name: 'off', title: 'Vouchers', of: 'gross', takes: 'voucher', rounding: coin },
    { kind: 'round', name: 'net', title: 'To pay', of: 'off', rounding: coin },
  ],
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
}
const plan = (id: string, minor: number, addOns: string[]) => ({
  id,
  title: { en_us: id },
  subtitle: {},
  description: {},
  covers: [{ dataName: 'bodyCover', title: { en_us: 'Body' }, amount: hkd(minor), words: {}, tooltip: {} }],
  addOns,
  declarations: [],
  booklet: [],
  coverDocument: [],
})
const plans = {
  currency: 'HKD',
  plans: [plan('basic', 10_000_000, []), plan('full', 50_000_000, ['tow'])],
  addOns: [{ id: 'tow', title: { en_us: 'Tow' }, description: {}, yearly: hkd(12_000), monthly: hkd(1_100) }],
} as PlanSet
const guide: UnderwritingGuide = {
  version: 1,
  rules: [
    { id: 'young', title: 'Young', when: 'age < 21', reason: 'Under 21', verdict: { decision: 'decline' } },
    {
      id: 'points',
      title: 'Points',
      when: 'points > 6',
      reason: 'Many points',
      verdict: {
        decision: 'acceptWithTerms',
        terms: [
          { kind: 'loading', percent: '15' },
          { kind: 'loading', percent: '10' },
          { kind: 'fee', amount: hkd(5_000) },
        ],
      },
    },
    {
      id: 'large',
      title: 'Large cover',
      when: 'bodyCover > 300000 && plan == "full"',
      reason: 'Large',
      verdict: { decision: 'refer' },
    },
  ],
  tables: [],
}
const parts: RatingParts = {
  dataset: {
    names: [
      { name: 'region', type: { kind: 'text' } },
      { name: 'age', type: { kind: 'number' } },
      { name: 'points', type: { kind: 'number' } },
    ],
  },
  plans,
  recipe,
  guide,
  tables: [base],
}
const request = (more: Partial<RatingRequest> = {}): RatingRequest => ({
  answers: { region: 'north', age: 40, points: 0 },
  addOns: [],
  today: parseDay('2026-06-01')!,
  startDate: parseDay('2026-06-15')!,
  discounts: [],
  ...more,
})
function rated(more: Partial<RatingRequest> = {}, with_: Partial<RatingParts> = {}) {
  const compiled = ratingOf({ ...parts, ...with_ })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return compiled.value.rate(request(more))
}
const priceOf = (entry: ReturnType<typeof rated>['plans'][number] | undefined) => {
  if (!entry) return null
  return entry.priced.ok ? entry.priced.value.yearly.minor : entry.priced.refusal.code
}
const problemsOf = (with_: Partial<RatingParts>) => {
  const compiled = ratingOf({ ...parts, ...with_ })
  return compiled.ok ? [] : compiled.problems.map(({ code, part, at }) => [code, part, at])
}

describe('a customer', () => {
  test('gets each plan with its own cover, decision and price', () => {
    const { decision, plans: rates } = rated()
    expect(decision).toBe('accept')
    expect(rates.map((entry) => [entry.plan, entry.decision, priceOf(entry), entry.isForSale])).toEqual([
      ['basic', 'accept', 110_000, true],
      ['full', 'refer', 150_000, false],
    ])
  })

  test('pays the loadings, added up, and the fees at the place that the recipe names', () => {
    const [basic] = rated({ answers: { region: 'north', age: 40, points: 9 } }).plans
    expect([basic?.decision, priceOf(basic)]).toEqual(['acceptWithTerms', (1_100 * 1.25 + 50) * 100])
    const line = basic?.priced.ok && printWorksheet(basic.priced.value.worksheet)[2]
    expect(line).toMatchObject({ step: 'loaded', inputs: [{ value: '1100' }, { value: '0.25' }, { value: '50' }] })
  })

  test('who is declined sees why, and the price stays for the clerk', () => {
    const { decision, reasons, plans: rates } = rated({ answers: { region: 'north', age: 20, points: 0 } })
    expect([decision, reasons[0]?.text, rates[0]?.isForSale]).toEqual(['decline', 'Under 21', false])
    expect(priceOf(rates[0])).toBe(110_000)
  })

  test('who answers nonsense is referred, and gets no price', () => {
    const { decision, plans: rates } = rated({ answers: { region: 'north', age: 'old', points: 0 } })
    expect([decision, priceOf(rates[0])]).toEqual(['refer', 'pricing.badAnswer'])
  })

  test('cannot answer what the plan or the product answers', () => {
    const lower = rated({ answers: { region: 'north', age: 40, points: 0, bodyCover: '1', plan: 'basic' } })
    expect(priceOf(lower.plans[0])).toBe(110_000)
    const fixed = rated({ answers: { region: 'south', age: 40, points: 0 } }, { fixed: { region: 'north' } })
    expect(priceOf(fixed.plans[0])).toBe(110_000)
  })

  test.each<[string, Partial<RatingRequest>]>([
    ['pricing.addOnNotOffered', { plans: ['basic'], addOns: ['tow'] }],
    ['pricing.addOnTwice', { plans: ['full'], addOns: ['tow', 'tow'] }],
    ['pricing.discountNowhere', { plans: ['basic'], discounts: [{ code: 'C', kind: 'coupon', percent: '5' }] }],
    ['pricing.unknownPlan', { plans: ['none'] }],
    ['pricing.noRow', { answers: { region: 'west', age: 40, points: 0 } }],
  ])('is told %s instead of a wrong price', (code, more) => expect(priceOf(rated(more).plans[0])).toBe(code))
})

test('a loading or a fee that a person or a connector asks for is refused where the price has no place for it', () => {
  const steps = recipe.steps.map((step) => (step.kind === 'terms' ? { ...step, takes: 'loading' as const } : step))
  const compiled = ratingOf({ ...parts, guide: null, recipe: { ...recipe, steps } })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const { rateOne } = compiled.value
  const on = (term: Term) =>
    priceOf(rateOne({ ...request(), plan: 'basic' }, { decision: 'acceptWithTerms', reasons: [], terms: [term] }))
  expect(on({ kind: 'loading', percent: '10' })).toBe(121_000)
  expect(on({ kind: 'fee', amount: hkd(5_000) })).toBe('pricing.termsNowhere')
  expect(on({ kind: 'message', text: 'Welcome' })).toBe(110_000)
})

describe('parts that do not fit together', () => {
  const without = (kind: string) => ({ ...recipe, steps: recipe.steps.filter((step) => step.kind !== kind) })

  test('a loading that no step takes is a problem of the rule', () => {
    const steps = without('terms').steps.map((step) => (step.name === 'gross' ? { ...step, of: 'covered' } : step))
    expect(problemsOf({ recipe: { ...recipe, steps: steps as Recipe['steps'] } })).toEqual([
      ['rating.loadingNowhere', 'underwriting', 'points'],
      ['rating.feesNowhere', 'underwriting', 'points'],
    ])
  })

  test.each(['terms', 'addOns', 'discount'])('a step “%s” that stands in the recipe and not in the price', (kind) => {
    const named = recipe.steps.find((step) => step.kind === kind)!
    const steps = recipe.steps.map((step) => {
      if (step.kind === 'add' && step.amount === named.name) return { ...step, amount: '0' }
      return 'of' in step && step.of === named.name && 'of' in named ? { ...step, of: named.of } : step
    })
    expect(problemsOf({ recipe: { ...recipe, steps } })).toEqual([['rating.takenApart', 'recipe', named.name]])
  })

  test('a step and a rule that cannot be understood are both told', () => {
    const broken = guide.rules.map((rule) => ({ ...rule, when: 'agee > 3' }))
    const steps = recipe.steps.map((step) => (step.kind === 'formula' ? { ...step, formula: 'base +' } : step))
    const found = problemsOf({ guide: { ...guide, rules: broken.slice(0, 1) }, recipe: { ...recipe, steps } })
    expect(found).toEqual([
      ['logic.syntax', 'recipe', 'covered'],
      ['logic.unknownName', 'underwriting', 'young'],
    ])
  })

  test('a cover with the name of an answer, a fee in another currency, add-ons without a place', () => {
    const names = [...parts.dataset.names, { name: 'bodyCover', type: { kind: 'number' } as const }]
    expect(problemsOf({ dataset: { names } })).toContainEqual(['rating.nameTwice', 'plans', 'bodyCover'])
    const steps = without('addOns').steps.map((step) => (step.kind === 'add' ? { ...step, amount: '0' } : step))
    expect(problemsOf({ recipe: { ...recipe, steps } })).toEqual([['rating.addOnsNowhere', 'recipe', undefined]])
    const fee = { kind: 'fee', amount: { minor: 1, currency: 'USD' } } as const
    const rule = { ...guide.rules[1]!, verdict: { decision: 'acceptWithTerms', terms: [fee] } as const }
    expect(problemsOf({ guide: { ...guide, rules: [rule] } })).toEqual([
      ['rating.feeCurrency', 'underwriting', 'points'],
    ])
  })

  test('a voucher or a loading that would count twice on the way to one price', () => {
    const twice = (more: object) => {
      const steps = recipe.steps.flatMap((step): Step[] =>
        step.kind === 'terms'
          ? [step, { ...step, name: 'again', title: 'Again', of: step.name, ...more }]
          : [step.kind === 'add' ? { ...step, of: 'again' } : step],
      )
      return problemsOf({ recipe: { ...recipe, steps } })
    }
    expect(twice({})).toEqual([['rating.takenTwice', 'recipe', 'again']])
    expect(twice({ when: "plan == 'full'" })).toEqual([])
    expect(twice({ of: 'again' })).not.toContainEqual(['rating.takenTwice', 'recipe', 'again'])
  })
})

test('what was published or quoted by is worked out, whatever is checked since', () => {
  const rates = [
    { from: '2020-01-01', to: null, rate: '0.01' },
    { from: '2021-01-01', to: null, rate: '0.02' },
  ]
  const tax = { kind: 'tax', name: 'later', title: 'Later', of: recipe.outputs.yearly, rates, rounding: coin } as const
  const steps = recipe.steps.flatMap((step): Step[] =>
    step.kind === 'terms' ? [step, { ...step, name: 'again', title: 'Again', of: step.name }] : [step],
  )
  const old = { ...parts, recipe: { ...recipe, steps: [...steps, tax] } }
  expect(ratingOf(old).ok).toBe(false)
  expect(ratingOf(old, { isFrozen: true }).ok).toBe(true)
})

test('a product without plans and guide has one price', () => {
  const steps = recipe.steps.filter((step) => ['base'].includes(step.name))
  const simple: Recipe = {
    ...recipe,
    steps: [...steps, { kind: 'round', name: 'net', title: 'To pay', of: 'base', rounding: coin }],
  }
  const { decision, plans: rates } = rated({}, { plans: null, guide: null, recipe: simple })
  expect([decision, rates.map((entry) => [entry.plan, priceOf(entry)])]).toEqual(['accept', [[ONLY_PLAN, 100_000]]])
})

describe('what a quote remembers', () => {
  // A text is its own name here: what counts is whether two of them differ.
  const sha256 = (text: string) => text
  const hashOf = (given: RatingParts, table = 't1') => ratingDocument(given, () => table, sha256).hash

  test('another rate, rule, plan or table is another hash; an unused table is not', () => {
    const unused = { ...base, id: 'unused' }
    expect(hashOf({ ...parts, tables: [base, unused] })).toBe(hashOf(parts))
    const others = [
      hashOf(parts, 't2'),
      hashOf({ ...parts, guide: null }),
      hashOf({ ...parts, plans: { ...plans, plans: plans.plans.slice(1) } }),
      hashOf({ ...parts, fixed: { region: 'north' } }),
    ]
    expect(new Set([hashOf(parts), ...others]).size).toBe(5)
  })

  test('read back years later it gives the same worksheet', () => {
    const { text } = ratingDocument(parts, () => 't1', sha256)
    const again = ratingOf({ ...(JSON.parse(text) as RatingParts), tables: [base] })
    const sheet = (entry: ReturnType<typeof rated>) =>
      entry.plans.map(({ priced }) => priced.ok && printWorksheet(priced.value.worksheet))
    expect(again.ok && sheet(again.value.rate(request()))).toEqual(sheet(rated()))
  })
})

test('an answer to a question that is not asked of this buyer counts for nothing', () => {
  const ask = (dataName: string, settings: object = {}): Question =>
    ({ ...startQuestion('number', dataName, dataName), title: { en_us: dataName }, ...settings }) as Question
  const start = startingBody({ name: 'Car', currency: 'HKD', timeZone: 'UTC', languages: ['en_us'] }, () => 'p')
  const body: Body = {
    ...start,
    pages: [{ id: 'p', title: { en_us: 'p' }, questions: [ask('age'), ask('claims', { showIf: 'age > 30' })] }],
  }
  const read = answerReader(body, 20_000)
  expect(read({ age: '1,040', claims: '2', other: 'x' })).toEqual({ age: '1040', claims: '2' })
  expect(read({ age: '25', claims: '2' })).toEqual({ age: '25' })
})
