import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startQuestion } from '../../design/forms'
import { type Body, canonicalJson, startingBody } from '../../design/products'
import { isLanguage } from '../../languages'
import { sheets, templateOf } from '../designs'
import { bodyDifferences, type Difference, topicOf } from '.'

const sold = { currency: 'HKD', timeZone: 'Asia/Hong_Kong', languages: ['en_us', 'zh_tw'] as const }
const number = (id: string, title: string, more: object = {}) => ({
  ...startQuestion('number', id, id),
  title: { en_us: title },
  ...more,
})
const page = (id: string, title: string, questions: readonly object[]) => ({ id, title: { en_us: title }, questions })
const body = (pages: readonly object[], more: object = {}) =>
  ({ ...startingBody({ name: 'Trip', ...sold }, () => 'first'), pages, ...more }) as unknown as Body
const step = (name: string, formula: string) => ({ kind: 'formula', name, title: name, formula })
const recipe = (...steps: object[]) => ({
  pricing: { version: 2, currency: 'HKD', steps, addOns: [], outputs: { yearly: 'net', monthly: null, parts: [] } },
})
const rule = (id: string, when: string, decision = 'refer') => ({
  id,
  title: id,
  when,
  reason: id,
  verdict: { decision },
})
const guide = (...rules: object[]) => ({ underwriting: { version: 1, rules, tables: [] } })
const plans = (minor: number, ...addOns: string[]) => ({
  plans: {
    currency: 'HKD',
    addOns: [],
    plans: [
      {
        ...{ id: 'a', title: { en_us: 'Basic' }, subtitle: {}, description: {}, addOns, declarations: [] },
        ...{ booklet: [], coverDocument: [] },
        covers: [
          {
            ...{ dataName: 'medical', title: { en_us: 'Medical' }, words: {}, tooltip: {} },
            amount: { minor, currency: 'HKD' },
          },
        ],
      },
    ],
  },
})
const who = page('p1', 'Who travels', [number('age', 'Age'), number('dogs', 'Dogs'), number('cats', 'Cats')])
const where = page('p2', 'Where to', [])

test.each<[string, Body, Body, Difference[]]>([
  [
    'a question moved to another page',
    body([who, where]),
    body([
      page('p1', 'Who travels', [number('age', 'Age'), number('cats', 'Cats')]),
      page('p2', 'Where to', [number('dogs', 'Dogs')]),
    ]),
    [
      {
        ...{ how: 'moved', thing: 'question', title: 'Dogs', within: 'Who travels' },
        into: { number: 2, title: 'Where to' },
      },
    ],
  ],
  [
    'a question moved on its page: one sentence, whatever it passed',
    body([who]),
    body([page('p1', 'Who travels', [number('dogs', 'Dogs'), number('cats', 'Cats'), number('age', 'Age')])]),
    [{ how: 'moved', thing: 'question', title: 'Age', within: 'Who travels', behind: 'Cats' }],
  ],
  [
    'pages in another order',
    body([who, where]),
    body([where, who]),
    [{ how: 'moved', thing: 'page', title: 'Where to', behind: '' }],
  ],
  [
    'a question that came and one that went',
    body([page('p', 'Who', [number('age', 'Age')])]),
    body([page('p', 'Who', [number('ski', 'Skis')])]),
    [
      { how: 'added', thing: 'question', title: 'Skis', within: 'Who' },
      { how: 'removed', thing: 'question', title: 'Age', within: 'Who' },
    ],
  ],
  [
    'a limit, a condition and a text in one language',
    body([page('p', 'Who', [number('age', 'Age', { max: 75 })])]),
    body([
      page('p', 'Who', [number('age', 'Age', { max: 85, showIf: 'dogs > 1', title: { en_us: 'Age', zh_tw: '年齡' } })]),
    ]),
    [
      {
        how: 'changed',
        thing: 'question',
        title: 'Age',
        within: 'Who',
        field: 'title',
        language: 'zh_tw',
        from: null,
        to: '年齡',
      },
      { how: 'changed', thing: 'question', title: 'Age', within: 'Who', field: 'max', from: 75, to: 85 },
      { how: 'changed', thing: 'question', title: 'Age', within: 'Who', field: 'showIf', from: null, to: 'dogs > 1' },
    ],
  ],
  [
    'a skip',
    body([page('p', 'Who', [number('age', 'Age')])]),
    body([page('p', 'Who', [number('age', 'Age', { skips: [{ when: 'age > 70', toPage: 'health' }] })])]),
    [
      {
        ...{ how: 'changed', thing: 'question', title: 'Age', within: 'Who', field: 'skips' },
        ...{ from: null, to: 'when age > 70, toPage health' },
      },
    ],
  ],
  [
    'a colour of the look',
    body([]),
    { ...body([]), look: { ...body([]).look, colours: { ...body([]).look.colours, brand: '#000000' } } },
    [{ how: 'changed', thing: 'look', title: '', field: 'colours.brand', from: '#0B6E75', to: '#000000' }],
  ],
  [
    'the amount of a cover',
    body([], plans(100_000)),
    body([], plans(200_000)),
    [
      {
        ...{ how: 'changed', thing: 'cover', title: 'Medical', within: 'Basic', field: 'amount' },
        ...{ from: { minor: 100_000, currency: 'HKD' }, to: { minor: 200_000, currency: 'HKD' } },
      },
    ],
  ],
  [
    'a formula',
    body([], recipe(step('base', '100'))),
    body([], recipe(step('base', '120'))),
    [{ how: 'changed', thing: 'step', title: 'base', field: 'formula', from: '100', to: '120' }],
  ],
  [
    'a rule that decides otherwise',
    body([], guide(rule('old', 'age > 70'))),
    body([], guide(rule('old', 'age > 75', 'decline'))),
    [
      { how: 'changed', thing: 'rule', title: 'old', field: 'when', from: 'age > 70', to: 'age > 75' },
      { how: 'changed', thing: 'rule', title: 'old', field: 'verdict.decision', from: 'refer', to: 'decline' },
    ],
  ],
  [
    'a part that came, with what is in it',
    body([]),
    body([], guide(rule('old', 'age > 70'))),
    [
      { how: 'added', thing: 'underwriting', title: '' },
      { how: 'added', thing: 'rule', title: 'old' },
    ],
  ],
  [
    'another language',
    body([]),
    { ...body([]), languages: ['en_us', 'zh_tw', 'zh_cn'] },
    [
      {
        ...{ how: 'changed', thing: 'product', title: 'Trip', field: 'languages' },
        ...{ from: 'en_us · zh_tw', to: 'en_us · zh_tw · zh_cn' },
      },
    ],
  ],
])('%s', (_what, before, after, told) => {
  expect(bodyDifferences(before, after)).toEqual(told)
})

test('what is known by its name and has only that changed is the same thing, renamed', () => {
  const named = (name: string) => ({ ...step(name, '1'), title: 'Base' })
  expect(bodyDifferences(body([], recipe(named('base'))), body([], recipe(named('start'))))).toEqual([
    { how: 'changed', thing: 'step', title: 'Base', field: 'name', from: 'base', to: 'start' },
  ])
})

test('a group that goes to another page takes its questions along', () => {
  const group = {
    ...startQuestion('group', 'g', 'drivers'),
    title: { en_us: 'Drivers' },
    questions: [number('age', 'Age')],
  }
  const found = bodyDifferences(
    body([page('p1', 'One', [group]), page('p2', 'Two', [])]),
    body([page('p1', 'One', []), page('p2', 'Two', [group])]),
  )
  expect(found).toEqual([
    { how: 'moved', thing: 'question', title: 'Drivers', within: 'One', into: { number: 2, title: 'Two' } },
  ])
})

test('a long text is told by its beginning', () => {
  const [told] = bodyDifferences(body([page('p', 'x'.repeat(900), [])]), body([page('p', 'y', [])]))
  expect(String(told?.from)).toHaveLength(300)
})

test('what people look for when they compare', () => {
  const topics = bodyDifferences(
    body([page('p', 'Who', [number('age', 'Age')])], recipe(step('base', '100'))),
    body([page('p', 'Whom', [number('age', 'Age', { showIf: 'true' })])], recipe(step('base', '120'))),
  ).map(topicOf)
  expect(topics).toEqual(['texts', 'logic', 'price'])
})

const designs = sheets.map((sheet) => templateOf(sheet, { ...sold, size: 'complicated', name: 'Mine' }).body)

/** Somewhere in a document: a value put in another's place, taken away, doubled, or two neighbours changed round. */
type Change = { readonly at: readonly number[]; readonly how: 'text' | 'drop' | 'swap' | 'number' }
const changes: fc.Arbitrary<Change> = fc.record({
  at: fc.array(fc.nat(40), { minLength: 1, maxLength: 8 }),
  how: fc.constantFrom('text', 'drop', 'swap', 'number'),
})

function changed(document: unknown, { at, how }: Change): unknown {
  if (typeof document !== 'object' || document === null)
    return how === 'text' ? 'other' : how === 'number' ? 7 : document
  const [place = 0, ...rest] = at
  const names = Object.keys(document)
  const name = names[place % names.length]
  if (name === undefined) return document
  const copy = (Array.isArray(document) ? [...document] : { ...document }) as Record<string, unknown>
  if (rest.length > 0) copy[name] = changed(copy[name], { at: rest, how })
  else if (Array.isArray(document) && how === 'drop') return document.filter((_, each) => String(each) !== name)
  else if (Array.isArray(document) && how === 'swap') {
    const other = String((Number(name) + 1) % document.length)
    ;[copy[name], copy[other]] = [copy[other], copy[name]]
  } else if (how === 'drop') delete copy[name]
  else copy[name] = changed(copy[name], { at: rest, how })
  return copy
}

test('there is no difference exactly where the content is the same, in every template', () => {
  fc.assert(
    fc.property(fc.nat(designs.length - 1), fc.array(changes, { minLength: 1, maxLength: 3 }), (which, all) => {
      const design = designs[which] as Body
      const other = all.reduce(changed, design as unknown) as Body
      if (!Array.isArray(other.pages) || !Array.isArray(other.languages) || !other.languages.every(isLanguage))
        return true
      if (!other.pages.every((each) => Array.isArray(each.questions))) return true
      const isSame = canonicalJson(design) === canonicalJson(other)
      const there = bodyDifferences(design, other).length === 0
      const back = bodyDifferences(other, design).length === 0
      return there === isSame && back === isSame
    }),
    { numRuns: 200 },
  )
})

test('another limit of a date is one sentence with both, whichever way each is counted', () => {
  const birth = (earliest: object | undefined) =>
    body([page('you', 'You', [{ ...startQuestion('date', 'birth', 'birth'), title: { en_us: 'Born' }, earliest }])])
  const told = (from: object | undefined, to: object | undefined) =>
    bodyDifferences(birth(from), birth(to)).map(({ field, from: was, to: is }) => [field, was, is])
  expect(told({ daysFromToday: -32_873 }, { yearsFromToday: -90 })).toEqual([
    ['earliest', { side: 'before', count: 32_873, unit: 'days' }, { side: 'before', count: 90, unit: 'years' }],
  ])
  expect(told({ on: '2026-01-01' }, { daysFromToday: 0 })).toEqual([
    ['earliest', '2026-01-01', { side: 'after', count: 0, unit: 'days' }],
  ])
  expect(told(undefined, { yearsFromToday: -1 })).toEqual([
    ['earliest', null, { side: 'before', count: 1, unit: 'years' }],
  ])
})
