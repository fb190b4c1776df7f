import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay } from '../../kernel'
import { sharedTexts } from './collision'
import { dateFormats, type NumberPart, type PolicyNumberDesign } from './design'
import { highestPrinted, type PrintedNumbers } from './highest-printed'
import { printPolicyNumber } from './policy-number'

const text = (said: string): NumberPart => ({ kind: 'text', text: said })
const date = (format: (typeof dateFormats)[number]): NumberPart => ({ kind: 'date', format })
const design = (prefixes: NumberPart[], length: number, suffixes: NumberPart[] = [], symbol: '' | '-' = '') =>
  ({
    prefixes,
    suffixes,
    symbol,
    length,
    min: 0,
    max: 10 ** length - 1,
    start: 0,
    startDate: null,
    endDate: null,
  }) satisfies PolicyNumberDesign
const day = (said: string) => parseDay(said) as number
const UNLIMITED = Number.MAX_SAFE_INTEGER

/** Numbers of a design in runs, each given on its day. */
type Run = { from: number; count: number; on: number }
const printRuns = (given: PolicyNumberDesign, runs: readonly Run[]) =>
  runs.flatMap(({ from, count, on }) =>
    Array.from({ length: count }, (_, at) => printPolicyNumber(given, from + at, on)),
  )

/** As a database has them: in order, and asked one by one. */
function searchIn(printed: readonly string[]) {
  const texts = [...printed].sort((a, b) => (a < b ? -1 : 1))
  const asked: string[] = []
  const findUpTo = async (limit: string) => {
    asked.push(limit)
    return texts.findLast((each) => each <= limit) ?? null
  }
  return { findUpTo, asked }
}

/** The slow way: every text is read. */
function readAll({ pattern, numberAfter, length, upTo }: PrintedNumbers, printed: readonly string[]): number | null {
  const fit = new RegExp(`^${pattern.replaceAll('#', '[0-9]')}$`)
  const numbers = printed
    .filter((each) => fit.test(each))
    .map((each) => Number(each.slice(numberAfter, numberAfter + length)))
    .filter((number) => number <= upTo)
  return numbers.length > 0 ? Math.max(...numbers) : null
}

const [march, june] = [day('2026-03-07'), day('2031-06-01')]
test.each<[string, PolicyNumberDesign, PolicyNumberDesign, Run[], number, number | null]>([
  [
    'a prefix that ends in a digit',
    design([text('C1')], 5),
    design([text('C')], 6),
    [{ from: 119_990, count: 20, on: march }],
    UNLIMITED,
    20_009,
  ],
  [
    'a limit below them',
    design([text('C1')], 5),
    design([text('C')], 6),
    [{ from: 119_990, count: 20, on: march }],
    19_992,
    19_992,
  ],
  [
    'a limit below all of them',
    design([text('C1')], 5),
    design([text('C')], 6),
    [{ from: 119_990, count: 20, on: march }],
    19_000,
    null,
  ],
  [
    'digits that were never reached',
    design([text('C9')], 5),
    design([text('C')], 6),
    [{ from: 119_990, count: 20, on: march }],
    UNLIMITED,
    null,
  ],
  [
    'a suffix that only some numbers end in',
    design([text('C')], 4, [text('77')]),
    design([text('C')], 6),
    [{ from: 100, count: 500, on: march }],
    UNLIMITED,
    5,
  ],
  [
    'a year in words and a year by the clock',
    design([text('2031')], 3),
    design([date('YYYY')], 3),
    [
      { from: 10, count: 5, on: march },
      { from: 15, count: 2, on: june },
    ],
    UNLIMITED,
    16,
  ],
  [
    'a year by the clock and a year in words',
    design([date('YYYY')], 3),
    design([text('2031')], 3),
    [{ from: 10, count: 5, on: march }],
    UNLIMITED,
    14,
  ],
  [
    'a number that takes in the other’s month',
    design([date('YYYY')], 7),
    design([date('YYYYMM')], 5),
    [
      { from: 10, count: 5, on: march },
      { from: 15, count: 2, on: june },
    ],
    UNLIMITED,
    600_016,
  ],
  [
    'a limit that each year passed by itself',
    design([date('YYYY')], 3),
    design([text('20'), date('YY')], 3),
    [
      { from: 10, count: 5, on: march },
      { from: 15, count: 2, on: june },
    ],
    12,
    12,
  ],
  [
    'gaps where the start was raised',
    design([text('C')], 3, [text('5')]),
    design([text('C')], 4),
    [
      { from: 10, count: 1, on: march },
      { from: 15, count: 1, on: march },
      { from: 20, count: 5, on: march },
    ],
    UNLIMITED,
    1,
  ],
])('of two shapes that meet by chance the highest is found: %s', async (_, asking, given, runs, upTo, highest) => {
  const printed = printRuns(given, runs)
  const shared = { ...sharedTexts(asking, given)!, upTo }
  expect(readAll(shared, printed)).toBe(highest)
  const { findUpTo } = searchIn(printed)
  expect(await highestPrinted(shared, findUpTo)).toBe(highest)
})

test.each([
  [{ prefixes: [text('A')] }, { prefixes: [text('B')] }, null],
  [{ length: 4 }, { length: 5 }, null],
  [{ prefixes: [text('C')], length: 6 }, { prefixes: [text('C1')], length: 5 }, 'C1#####'],
  [{ prefixes: [date('YYYY')] }, { prefixes: [text('2031')] }, '2031####'],
  [{ prefixes: [date('YYYY')] }, { prefixes: [text('1931')] }, null],
])('what %j and %j can both print is %s', (one, other, pattern) => {
  const plain = design([], 4)
  expect(sharedTexts({ ...plain, ...one }, { ...plain, ...other })?.pattern ?? null).toBe(pattern)
})

test('ten thousand numbers are searched with a handful of questions', async () => {
  const printed = printRuns(design([text('C')], 6), [{ from: 110_000, count: 10_000, on: march }])
  for (const asking of [design([text('C1')], 5), design([text('C')], 4, [text('77')]), design([text('C9')], 5)]) {
    const { findUpTo, asked } = searchIn(printed)
    await highestPrinted({ ...sharedTexts(asking, design([text('C')], 6))!, upTo: UNLIMITED }, findUpTo)
    expect(asked.length).toBeLessThan(4)
  }
})

test('where each number stands behind a date of its own, it is left to whoever reads them all', async () => {
  const given = design([], 8, [date('MMDD')])
  const { findUpTo, asked } = searchIn(printRuns(given, [{ from: 20_260_000, count: 1_300, on: march }]))
  const shared = { ...sharedTexts(design([date('YYYYMMDD')], 4), given)!, upTo: UNLIMITED }
  expect(await highestPrinted(shared, findUpTo)).toBeUndefined()
  expect(asked.length).toBeLessThan(1_000)
})

const parts = fc.array(
  fc.oneof(fc.constantFrom('A', '1', '2', '20', '0', '9', 'A1').map(text), fc.constantFrom(...dateFormats).map(date)),
  { maxLength: 2 },
)
const designs = fc
  .tuple(parts, fc.integer({ min: 1, max: 6 }), parts, fc.constantFrom('' as const, '' as const, '-' as const))
  .map(([before, length, after, symbol]) => design(before, length, after, symbol))
const runs = fc.array(
  fc.record({
    from: fc.nat(30_000),
    count: fc.integer({ min: 1, max: 60 }),
    on: fc.nat(3_000).map((later) => march + later),
  }),
  { maxLength: 6 },
)

test('the search finds what reading everything finds, of any shapes, days, gaps and limits', async () => {
  await fc.assert(
    fc.asyncProperty(
      designs,
      designs,
      runs,
      fc.nat(40_000),
      fc.boolean(),
      async (asking, given, all, limit, isKnown) => {
        const printed = printRuns(
          given,
          all.filter(({ from, count }) => from + count < 10 ** given.length),
        )
        const shared = sharedTexts(asking, isKnown ? given : null)
        fc.pre(shared !== null && printed.length > 0)
        for (const upTo of [limit, UNLIMITED]) {
          const { findUpTo } = searchIn(printed)
          expect(await highestPrinted({ ...shared!, upTo }, findUpTo, Infinity)).toBe(
            readAll({ ...shared!, upTo }, printed),
          )
        }
      },
    ),
    { numRuns: 300 },
  )
})
