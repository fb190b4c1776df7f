import { describe, expect, test } from 'vitest'
import type { Body } from '../../design/products'
import { startingBody } from '../../design/products'
import { dayOf } from '../../kernel'
import type { KnownName, SheetCell, SheetRow } from '../imports'
import { countMissing, withAssumed } from './assumed-answers'
import { mappingRefusal } from './portfolio'
import { joinedRows, mixedRows, portfolioCustomers, rowsBetween, spreadPlaces } from './portfolio-customers'
import { portfolioReader } from './read-portfolio'
import { suggestTargets } from './suggest-targets'
import { surveyPortfolio } from './survey-portfolio'

const names: KnownName[] = [
  { name: 'birthDate', kind: 'date', titles: ['Date of birth'], options: [] },
  {
    name: 'gender',
    kind: 'choice',
    titles: ['Gender'],
    options: [
      { value: 'male', labels: ['Male'] },
      { value: 'female', labels: ['Female'] },
    ],
  },
  { name: 'vehicleValue', kind: 'money', titles: ['Vehicle value'], options: [] },
  { name: 'garaged', kind: 'yesNo', titles: ['Kept in a garage'], options: [] },
]
const number = (text: string): SheetCell => ({ number: text, look: 'plain' })
const sheet = (...rows: SheetCell[][]): SheetRow[] => rows.map((cells, at) => ({ at, cells }))
const rows = sheet(
  ['Motor portfolio 2025'],
  [
    'Policy no',
    'Name',
    'Age',
    'Sex',
    'Vehicle value',
    'Kept in a garage',
    'Exposure',
    'Annual premium',
    'Claims paid',
    'No. of claims',
  ],
  ['P1', 'A. Chan', number('40'), 'M', number('150000'), 'Y', number('1'), number('5000'), number('0'), number('0')],
  [
    'P2',
    'B. Lee',
    number('23'),
    'F',
    number('90000.50'),
    'N',
    number('0.5'),
    number('8000'),
    number('12000.25'),
    number('1'),
  ],
)
const today = dayOf(2026, 11, 16)!

function surveyed() {
  const survey = surveyPortfolio(rows)!
  const mapping = suggestTargets(survey.columns, names)
  const found = survey.columns.map(({ at, title, profile }) => ({
    at,
    title,
    filled: profile.filled,
    samples: profile.distinct,
    numberStyle: profile.numberStyle,
    dateStyle: profile.dateStyle,
  }))
  return { survey, mapping, found, reader: portfolioReader({ found, mapping, names, currency: 'HKD', today }) }
}

test('a file of policies is mapped by what its columns are called and hold; people are left out', () => {
  const { survey, mapping } = surveyed()
  expect(survey.headAt).toBe(1)
  expect(mapping.map(({ target }) => target)).toEqual([
    { kind: 'skip' },
    { kind: 'skip' },
    { kind: 'age', name: 'birthDate' },
    { kind: 'answer', name: 'gender' },
    { kind: 'answer', name: 'vehicleValue' },
    { kind: 'answer', name: 'garaged' },
    { kind: 'exposure' },
    { kind: 'premium' },
    { kind: 'claims' },
    { kind: 'skip' },
  ])
  expect(mapping[3]?.values).toEqual({ M: 'male', F: 'female' })
})

test('rows become answers column by column, with what was paid and claimed in coins', () => {
  const { reader } = surveyed()
  expect(rows.slice(2).map((row) => reader.take(row))).toEqual([null, null])
  expect(reader.totals()).toEqual({ exposure: 1.5, premium: 900_000, claims: 1_200_025 })
  const part = reader.flush()!
  expect(part).toEqual({
    count: 2,
    answers: {
      birthDate: ['1986-05-18', '2003-05-18'],
      gender: ['male', 'female'],
      vehicleValue: ['150000', '90000.50'],
      garaged: [true, false],
    },
    exposure: [1, 0.5],
    premium: [500_000, 800_000],
    claims: [0, 1_200_025],
  })
  expect(JSON.stringify(part)).not.toContain('Chan')
  expect(reader.flush()).toBeNull()
})

test.each<[string, number, SheetCell, string]>([
  ['a text where a number belongs', 4, 'unknown', 'notNumber'],
  ['an answer that is none', 3, 'X', 'notAnOption'],
  ['a premium below nothing', 7, number('-5'), 'negative'],
  ['neither yes nor no', 5, 'perhaps', 'notYesNo'],
  ['an age that nobody has', 2, number('400'), 'negative'],
  ['a formula that was never worked out', 8, { fault: 'formula', text: '=A1' }, 'broken'],
])('%s keeps a row out, and is told with its row', (_what, at, cell, code) => {
  const { reader } = surveyed()
  const cells = rows[2]!.cells.map((before, place) => (place === at ? cell : before))
  expect(reader.take({ at: 6, cells })).toMatchObject({ row: 7, code })
  expect(reader.count()).toBe(0)
})

test('an empty cell is an answer that is not known, and keeps nobody out', () => {
  const { reader } = surveyed()
  expect(reader.take({ at: 2, cells: rows[2]!.cells.map((cell, at) => (at > 3 ? null : cell)) })).toBeNull()
  expect(reader.flush()).toMatchObject({ answers: { garaged: [null] }, exposure: [1], premium: [0], claims: [0] })
})

describe('a mapping', () => {
  const { mapping, found } = surveyed()
  test('is refused where two columns are one answer, where nobody asks for it, and where no answer is left', () => {
    expect(mappingRefusal(mapping, found, names)).toBeNull()
    const twice = mapping.map((column) => (column.at === 0 ? { ...column, target: mapping[3]!.target } : column))
    expect(mappingRefusal(twice, found, names)?.code).toBe('portfolios.targetTwice')
    const strange = [{ at: 0, target: { kind: 'answer', name: 'shoeSize' } as const, values: {} }]
    expect(mappingRefusal(strange, found, names)?.code).toBe('portfolios.unknownName')
    const none = mapping.filter(({ target }) => !('name' in target))
    expect(mappingRefusal(none, found, names)?.code).toBe('portfolios.noAnswer')
    expect(mappingRefusal([{ ...mapping[0]!, at: 99 }], found, names)?.code).toBe('portfolios.noColumn')
  })
})

test('customers of a book begin today, with the plan that they have and their answers as they would give them', () => {
  const about = { name: 'Car', currency: 'HKD', timeZone: 'UTC', languages: ['en_us'] as const }
  const plan = (id: string) => ({ id, title: { en_us: id }, addOns: [] })
  const plans = { version: 1, plans: [plan('basic'), plan('gold')], addOns: [], covers: [] } as unknown as NonNullable<
    Body['plans']
  >
  const body = { ...startingBody(about, () => 'id'), plans }
  const part = (gender: string, at: string) => ({
    count: 1,
    answers: { gender: [gender], plan: [at], 'holder.birth': ['1990-01-01'] },
    exposure: null,
    premium: [5],
    claims: null,
  })
  const book = joinedRows([part('male', 'gold'), part('female', 'platinum')])
  expect(portfolioCustomers(body, book, today)).toEqual([
    { answers: { gender: 'male', holder: { birth: '1990-01-01' } }, plan: 'gold', addOns: [], startDate: today },
    { answers: { gender: 'female', holder: { birth: '1990-01-01' } }, plan: 'basic', addOns: [], startDate: today },
  ])
  expect(rowsBetween(book, 1, 9)).toMatchObject({
    count: 1,
    answers: { gender: ['female'] },
    premium: [5],
    claims: null,
  })
})

test('twenty of a book are from all over it', () => {
  const places = spreadPlaces(100_000, 20, () => 0.5)
  expect(places).toHaveLength(20)
  expect(places[0]).toBe(2_500)
  expect(places[19]).toBe(97_500)
  expect(spreadPlaces(3, 20, () => 0.99)).toEqual([0, 1, 2])
})

test('a book that is mixed has every row once, and the columns of a row stay together', () => {
  const ages = Array.from({ length: 997 }, (_, at) => String(at))
  const sorted = {
    count: 997,
    answers: { age: ages, name: ages },
    exposure: null,
    premium: ages.map(Number),
    claims: null,
  }
  const mixed = mixedRows(sorted)
  expect(mixed.answers.age).toEqual(mixed.answers.name)
  expect(mixed.answers.age).toEqual(mixed.premium?.map(String))
  expect(new Set(mixed.answers.age).size).toBe(997)
  const first = mixed.premium!.slice(0, 100)
  expect(first.reduce((sum, age) => sum + age, 0) / 100).toBeCloseTo(498, -2)
})

test('a product that asks how many claims there were still has claims of its policies', () => {
  const asked: KnownName[] = [
    { name: 'claims', kind: 'number', titles: ['Claims in three years'], options: [], places: 0 },
  ]
  const survey = surveyPortfolio(
    sheet(['Claims in three years', 'Claims paid'], [number('1'), number('1200.50')], [number('0'), number('0')]),
  )!
  const mapping = suggestTargets(survey.columns, asked)
  expect(mapping.map(({ target }) => target)).toEqual([{ kind: 'answer', name: 'claims' }, { kind: 'claims' }])
  const found = survey.columns.map(({ at, title }) => ({
    ...{ at, title, filled: 2, samples: [] },
    ...{ numberStyle: 'point' as const, dateStyle: 'dmy' as const },
  }))
  expect(mappingRefusal(mapping, found, asked)).toBeNull()
})

test('an answer that a book lacks is assumed for those who do not give it, and for nobody else', () => {
  const rows = {
    count: 3,
    answers: { plan: ['a', 'b', 'a'], smoker: [true, null, null] },
    exposure: null,
    premium: null,
    claims: null,
  }
  const filled = withAssumed(rows, { smoker: false, industry: 'office' })
  expect(filled.answers).toEqual({
    plan: ['a', 'b', 'a'],
    smoker: [true, false, false],
    industry: ['office', 'office', 'office'],
  })
  expect(countMissing(rows, 'smoker')).toBe(2)
  expect(countMissing(rows, 'industry')).toBe(3)
  expect(countMissing(filled, 'industry')).toBe(0)
  expect(withAssumed(rows, {})).toBe(rows)
})
