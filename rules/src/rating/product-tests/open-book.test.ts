import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceFrom, sampleRecipe, sampleRequest, sampleSetting, slowPrice } from '../oracle'
import type { PlanSet } from '../../design/plans'
import type { QuoteRequest, RateTable, Recipe } from '../pricing'
import { ratingOf, type RatingParts } from '../rating'
import { decisions, type UnderwritingGuide } from '../underwriting'
import { applyRateChanges, growBook, type Impact, mergeImpacts, openBook, type BookRun, type OpenedBook } from '.'
import type { RateChange } from '.'

const chance = chanceFrom(11)
const setting = sampleSetting(chance)
const customers = Array.from({ length: 300 }, () => sampleRequest(chance))
const coverNames = new Set(setting.plans.flatMap(({ covers }) => Object.keys(covers)))
const texts = { subtitle: {}, description: {}, declarations: [], booklet: [], coverDocument: [] }
const plans: PlanSet = {
  currency: 'HKD',
  addOns: setting.addOns.map((addOn) => ({ ...addOn, title: { en_us: addOn.id }, description: {} })),
  plans: setting.plans.map(({ id, covers }) => ({
    ...texts,
    id,
    title: { en_us: id },
    addOns: setting.addOns.map((addOn) => addOn.id),
    covers: Object.entries(covers).map(([dataName, amount]) => ({
      dataName,
      title: { en_us: dataName },
      amount,
      words: {},
      tooltip: {},
    })),
  })),
}
const verdicts: RateTable = {
  id: 'verdicts',
  name: 'Verdicts',
  columns: [
    { id: 'claims', title: 'Claims', role: 'band', of: 'number' },
    { id: 'says', title: 'Says', role: 'text' },
    { id: 'loading', title: 'Loading', role: 'factor' },
  ],
  versions: [
    {
      id: 'v1',
      effectiveFrom: '2020-01-01',
      effectiveTo: null,
      rows: [
        [{ from: null, to: '4' }, 'accept', '0'],
        [{ from: '5', to: '9' }, 'terms', '12.5'],
        [{ from: '10', to: '11' }, 'refer', '0'],
        [{ from: '12', to: null }, 'decline', '0'],
      ],
    },
  ],
}
const guide: UnderwritingGuide = {
  version: 1,
  rules: [
    { id: 'dear', title: 'Dear', when: 'carValue > 1000000', reason: 'Dear', verdict: { decision: 'refer' } },
    {
      id: 'many',
      title: 'Many drivers',
      when: "size(drivers) > 2 && plan == 'full'",
      reason: 'Many drivers',
      verdict: { decision: 'acceptWithTerms', terms: [{ kind: 'loading', percent: '7.5' }] },
    },
  ],
  tables: [
    {
      id: 'claims',
      title: 'Claims',
      table: 'verdicts',
      inputs: { claims: 'claims' },
      columns: { decision: 'says', loading: 'loading' },
      otherwise: 'refer',
    },
  ],
}
const recipe: Recipe = {
  ...sampleRecipe,
  steps: sampleRecipe.steps.flatMap((step) =>
    step.name === 'withExtras'
      ? [
          { kind: 'terms', name: 'loaded', title: 'Terms', of: 'atMost', takes: 'both' } as const,
          { ...step, of: 'loaded' } as typeof step,
        ]
      : [step],
  ),
}
const parts: RatingParts = {
  dataset: { names: setting.dataset.names.filter(({ name }) => !coverNames.has(name)) },
  plans,
  recipe,
  guide,
  tables: [...setting.tables, verdicts],
}

function opened(given: RatingParts, people: readonly QuoteRequest[]): OpenedBook {
  const outcome = openBook(given, people)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome.book
}

/** The plain way: the product as it would be, asked about each customer anew. */
function plainly(given: RatingParts, { changes, ...run }: BookRun, people: readonly QuoteRequest[]) {
  const changed = applyRateChanges(given.tables, changes)
  const rating = ratingOf({ ...given, ...run, tables: changed.ok ? changed.tables : [] })
  if (!rating.ok) throw new Error(JSON.stringify(rating.problems))
  return people.map((customer) => {
    const [rate] = rating.value.rate({ ...customer, plans: [customer.plan] }).plans
    const priced = rate?.priced.ok ? rate.priced.value : null
    const amountOf = (name: string) => priced?.parts.find((part) => part.name === name)?.amount.minor ?? 0
    return [priced?.yearly.minor ?? -1, amountOf('mib') + amountOf('levy'), rate?.decision]
  })
}

const change = fc.record({
  table: fc.constantFrom('base', 'age', 'value', 'ncd', 'engine', 'verdicts'),
  by: fc.oneof(
    fc.integer({ min: -50, max: 80 }).map((percent) => ({ kind: 'percent', percent: String(percent) }) as const),
    fc
      .integer({ min: 1, max: 99 })
      .map((cents) => ({ kind: 'add', amount: `0.${String(cents).padStart(2, '0')}` }) as const),
  ),
  region: fc.option(fc.integer({ min: 1, max: 20 })),
})

const toChange = ({
  table,
  by,
  region,
}: {
  table: string
  by: RateChange['by']
  region: number | null
}): RateChange => ({
  table,
  version: table === 'verdicts' ? 'v1' : '2026',
  column: table === 'base' ? 'amount' : table === 'verdicts' ? 'loading' : 'factor',
  where: region !== null && ['base', 'age', 'ncd'].includes(table) ? { region: `R${region}` } : {},
  by,
})

test('whatever is changed, every policy of the book comes out as if it were asked about alone', () => {
  const book = opened(parts, customers)
  const otherGuide = { ...guide, rules: guide.rules.slice(1) }
  const otherRecipe = {
    ...recipe,
    steps: recipe.steps.map((step) => (step.name === 'atLeast' ? { ...step, least: '4000' } : step)),
  }
  fc.assert(
    fc.property(fc.array(change, { maxLength: 3 }), fc.boolean(), fc.boolean(), (list, hasGuide, hasRecipe) => {
      const run: BookRun = {
        changes: list.map(toChange),
        commissionPercent: 10,
        ...(hasGuide ? { guide: otherGuide } : {}),
        ...(hasRecipe ? { recipe: otherRecipe as Recipe } : {}),
      }
      const worked = book.under(run)
      if (!worked.ok) throw new Error(JSON.stringify(worked))
      const { total, tax, decision } = worked.figures
      const figures = customers.map((_, at) => [total[at], tax[at], decisions[decision[at] as number]])
      expect(figures).toEqual(plainly(parts, run, customers))
    }),
    { numRuns: 40 },
  )
})

test('a rate of every row, policy by policy, is what the oracle works out', () => {
  const everyRow = toChange({ table: 'base', by: { kind: 'percent', percent: '5' }, region: null })
  const few = customers.slice(0, 60)
  const plain = { ...parts, recipe: sampleRecipe, guide: null, tables: setting.tables }
  const worked = opened(plain, few).under({ changes: [everyRow], commissionPercent: 0 })
  const changed = applyRateChanges(setting.tables, [everyRow])
  if (!worked.ok || !changed.ok) throw new Error('A change that can be tried')
  const slow = few.map((customer) => slowPrice(sampleRecipe, { ...setting, tables: changed.tables }, customer))
  expect([...worked.figures.total]).toEqual(slow.map(({ yearly }) => Math.round(Number(yearly) * 100)))
})

test('a draft with another recipe and guide is held against what is sold, customer by customer', () => {
  const dearer = recipe.steps.map((step) => (step.name === 'atLeast' ? { ...step, least: '6000' } : step))
  const draft: RatingParts = {
    ...parts,
    recipe: { ...recipe, steps: dearer as Recipe['steps'] },
    guide: { ...guide, rules: [...guide.rules, { ...guide.rules[0]!, id: 'no', verdict: { decision: 'decline' } }] },
  }
  const outcome = openBook(draft, customers, parts)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  const { book } = outcome
  const run = { changes: [], commissionPercent: 10, isAgainstSold: true }
  const tried = book.try(run, book.cuts())
  if (!tried.ok) throw new Error(JSON.stringify(tried))
  const [sold, drafted] = [parts, draft].map((each) => plainly(each, { changes: [], commissionPercent: 0 }, customers))
  const premium = (rates: typeof sold) =>
    rates!.reduce(
      (sum, [total, tax, decision]) => (decision === 'decline' ? sum : sum + Number(total) - Number(tax)),
      0,
    )
  const { before, after, spread } = tried.impact
  expect([before.premium, after.premium]).toEqual([premium(sold), premium(drafted)])
  expect(before.commission).toBeCloseTo(before.premium / 10, 6)
  expect(after.declined).toBeGreaterThan(before.declined)
  expect(spread).toMatchObject({ less: 0 })
  expect(spread.more).toBeGreaterThan(0)
  const alone = book.try({ ...run, isAgainstSold: false }, book.cuts())
  expect(alone).toMatchObject({ impact: { spread: { more: 0, less: 0 } } })
})

const impactOn = (book: OpenedBook, run: BookRun, cuts = book.cuts()): Impact => {
  const tried = book.try(run, cuts)
  if (!tried.ok) throw new Error(JSON.stringify(tried))
  return tried.impact
}
const NOTHING: BookRun = { changes: [], commissionPercent: 10 }

/** The age table without its rows for two regions, and nobody says how many claims there were in a third. */
const gaps: RatingParts = {
  ...parts,
  tables: parts.tables.map((table) =>
    table.id === 'age'
      ? {
          ...table,
          versions: table.versions.map((version) => ({
            ...version,
            rows: version.rows.filter((row) => !row.includes('R5') && !row.includes('R6')),
          })),
        }
      : table,
  ),
}
const silent = customers.map((customer) => {
  const { carValue: _, ...answers } = customer.answers
  return customer.answers.region === 'R7' ? { ...customer, answers } : customer
})

test('whoever has no price is told by what stopped it, most first, with one of them; who is declined is not among them', () => {
  const impact = impactOn(opened(gaps, silent), NOTHING)
  const isDeclined = (at: number) => plainly(gaps, NOTHING, [silent[at]!])[0]![2] === 'decline'
  const inRegion = (...regions: string[]) =>
    silent.flatMap(({ answers }, at) => (regions.includes(String(answers.region)) && !isDeclined(at) ? [at] : []))
  const [gap, missing] = impact.unpriced
  expect(gap).toMatchObject({ code: 'pricing.noRow', values: { table: 'age' }, count: inRegion('R5', 'R6').length })
  expect(missing).toMatchObject({ code: 'logic.unanswered', values: { name: 'carValue' }, before: missing!.count })
  expect(inRegion('R5', 'R6')).toContain(gap!.customer)
  expect(inRegion('R7')).toContain(missing!.customer)
  expect(impact.unpriced.reduce((sum, { count }) => sum + count, 0)).toBe(impact.after.unpriced)
  const halves = [silent.slice(0, 100), silent.slice(100)].map((half) => impactOn(opened(gaps, half), NOTHING))
  expect(mergeImpacts(halves, [0, 100]).unpriced).toEqual(impact.unpriced)
})

test('a gap that a draft of the table closes is no reason any more', () => {
  const tables = parts.tables.filter(({ id }) => id === 'age')
  const impact = impactOn(opened(gaps, customers), { ...NOTHING, tables })
  expect(impact.before.unpriced).toBeGreaterThan(0)
  expect(impact.unpriced).toEqual([])
})

test('a changed table cuts the book by its own keys, with the changed ones marked and every key told', () => {
  const run = { ...NOTHING, changes: [toChange({ table: 'ncd', by: { kind: 'add', amount: '0.1' }, region: 5 })] }
  const impact = impactOn(opened(parts, customers), run)
  const keysOf = (column: string) => impact.byKeys.find((cut) => cut.column === column)?.keys ?? []
  const regions = keysOf('region')
  expect(regions.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['R5'])
  expect(regions.filter(({ before, after }) => before !== after).map(({ text }) => text)).toEqual(['R5'])
  for (const { kind, text, customers: count } of regions)
    if (kind === 'cell')
      expect([text, count]).toEqual([text, impact.segments.region?.find(({ segment }) => segment === text)?.customers])
  expect(keysOf('years').some(({ isChanged }) => isChanged)).toBe(false)
  const sum = (column: string) => keysOf(column).reduce((all, { after }) => all + after, 0)
  expect(sum('years')).toBe(sum('region'))
  const others = impactOn(opened(parts, customers), NOTHING)
  expect(others.byKeys).toEqual([])
})

test('a table with more keys than anybody reads shows the changed one, and all others together', () => {
  const age = parts.tables.find(({ id }) => id === 'age')!
  const rows = age.versions[0]!.rows.flatMap((row) => [row, row.with(0, `${String(row[0])} elsewhere`)])
  const spare = Array.from({ length: 80 }, (_, at) => rows[0]!.with(0, `Z${at}`))
  const many = { ...age, versions: [{ ...age.versions[0]!, rows: [...rows, ...spare] }] }
  const tables = parts.tables.map((table) => (table.id === 'age' ? many : table))
  const run = { ...NOTHING, changes: [toChange({ table: 'age', by: { kind: 'add', amount: '0.1' }, region: 5 })] }
  const cut = impactOn(opened({ ...parts, tables }, customers), run).byKeys.find(({ column }) => column === 'region')
  expect(cut?.keys.map(({ kind, text }) => kind + text)).toEqual(['cellR5', 'others', 'none'])
})

test('a book that grows is the same book, and what is there can be tried meanwhile', () => {
  const outcome = growBook(parts, customers.length, gaps)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  const { book } = outcome
  const run = { ...NOTHING, changes: [toChange({ table: 'base', by: { kind: 'percent', percent: '5' }, region: 3 })] }
  const against = { ...NOTHING, isAgainstSold: true }
  book.add(customers.slice(0, 120))
  const cuts = book.cuts()
  const few = openBook(parts, customers.slice(0, 120), gaps)
  const all = openBook(parts, customers, gaps)
  if (!few.ok || !all.ok) throw new Error('A product that can be rated')
  for (const wanted of [run, against]) expect(impactOn(book, wanted, cuts)).toEqual(impactOn(few.book, wanted, cuts))
  book.add(customers.slice(120))
  expect(book.cuts()).toBe(cuts)
  for (const wanted of [run, against]) expect(impactOn(book, wanted, cuts)).toEqual(impactOn(all.book, wanted, cuts))
})
