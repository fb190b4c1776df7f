import { expect, test } from 'vitest'
import { questionProblems } from '../../design/forms'
import { startingBody, type Body } from '../../design/products'
import type { MatchColumn, RateTable, Row, TableColumn } from '../pricing'
import { askedTitles } from './asked-keys'
import { answeredIn, questionsForKeys, withFedGuide, withQuestions } from './questions-for-keys'

const about = { name: 'Bike', currency: 'HKD', timeZone: 'UTC', languages: ['en_us', 'zh_tw'] as const }
let count = 0
const newId = () => `id${count++}`
const body: Body = startingBody(about, newId)
const words = { other: (language: string) => (language === 'zh_tw' ? '其他' : 'Other') }
const table = (id: string, columns: readonly TableColumn[], rows: readonly Row[]): RateTable => ({
  id,
  name: id,
  columns,
  versions: [{ id, effectiveFrom: '2026-01-01', effectiveTo: null, rows }],
})
const age: TableColumn = { id: 'age', title: 'Rider age', role: 'band', of: 'number' }
const area: TableColumn = { id: 'area', title: 'Area', role: 'exact', of: 'text' }
const factor: TableColumn = { id: 'factor', title: 'Factor', role: 'factor' }
const band = (from: string | null, to: string | null) => ({ from, to })

test('each key becomes the question that its rows can answer', () => {
  const lock: TableColumn = { id: 'lock', title: 'Locked at night', role: 'exact', of: 'yesNo' }
  const since: TableColumn = { id: 'since', title: 'Bought', role: 'band', of: 'date' }
  const value: TableColumn = { id: 'value', title: 'Bike value (HKD)', role: 'band', of: 'number' }
  const rates = table(
    'rates',
    [age, area, lock, since, value, factor],
    [
      [band('18', '25'), 'City', true, band('2020-01-01', '2022-12-31'), band('0', '999.99'), '1'],
      [
        { from: '25', to: '70', isFromOut: true },
        'Island',
        false,
        band('2023-01-01', null),
        band('1000', '20000'),
        '2',
      ],
    ],
  )
  const { questions, fed } = questionsForKeys(body, [rates], newId, words)
  expect(questions).toMatchObject([
    { kind: 'number', dataName: 'riderAge', places: 0, min: '18', max: '70', isRequired: true },
    { kind: 'choice', dataName: 'area', options: [{ value: 'City' }, { value: 'Island' }] },
    { kind: 'yesNo', dataName: 'lockedAtNight', title: { en_us: 'Locked at night', zh_tw: 'Locked at night' } },
    { kind: 'date', dataName: 'bought', earliest: { on: '2020-01-01' } },
    { kind: 'money', dataName: 'bikeValueHkd', min: '0', max: '20000', currency: 'HKD' },
  ])
  expect(questions[3]).not.toHaveProperty('latest')
  expect(questions.flatMap(questionProblems)).toEqual([])
  expect(fed.map(({ source }) => source)).toEqual(questions.map(({ dataName }) => dataName))
  expect(withQuestions(body, questions, newId).pages).toMatchObject([{ questions }])
})

test('what two tables are matched by is asked once, with the options of both', () => {
  const one = table(
    'one',
    [area, factor],
    [
      ['City', '1'],
      ['Island', '2'],
    ],
  )
  const other = table(
    'two',
    [{ ...area, id: 'where', title: 'AREA' }, factor],
    [
      ['Hills', '1'],
      ['City', '2'],
    ],
  )
  const { questions, fed } = questionsForKeys(body, [one, other], newId, words)
  expect(questions).toMatchObject([{ options: [{ value: 'City' }, { value: 'Island' }, { value: 'Hills' }] }])
  expect(fed).toEqual([
    { table: 'one', column: 'area', source: 'area' },
    { table: 'two', column: 'where', source: 'area' },
  ])
})

test('a row for everybody else makes an answer for them; many options fold away, too many are typed', () => {
  const areas = (size: number, last: Row[] = []): RateTable =>
    table('rates', [area, factor], [...Array.from({ length: size }, (_, at): Row => [`A${at}`, '1']), ...last])
  const asked = (rates: RateTable) => questionsForKeys(body, [rates], newId, words).questions[0]
  expect(asked(areas(2, [[null, '3']]))).toMatchObject({
    kind: 'choice',
    options: [{ value: 'A0' }, { value: 'A1' }, { value: 'other', label: { en_us: 'Other', zh_tw: '其他' } }],
  })
  expect(asked(areas(7))?.kind).toBe('dropdown')
  expect(asked(areas(301))?.kind).toBe('text')
})

test('what is answered already is not asked again, and names that are taken are kept free', () => {
  const rates = table(
    'rates',
    [{ ...area, title: 'Plan' }, { ...age, source: 'riderAge' }, factor],
    [
      ['Gold', band('18', null), '1'],
      ['Blue', band(null, '17'), '2'],
    ],
  )
  const first = questionsForKeys(body, [rates], newId, words)
  expect(first.questions.map(({ dataName }) => dataName)).toEqual(['planAsked', 'riderAge'])
  expect(first.questions[1]).toMatchObject({ min: '0' })
  const fedColumns = rates.columns.map((column) => {
    const source = first.fed.find((each) => each.column === column.id)?.source
    return source ? ({ ...column, source } as TableColumn) : column
  })
  const asking = withQuestions(body, first.questions, newId)
  expect(questionsForKeys(asking, [{ ...rates, columns: fedColumns }], newId, words)).toEqual({
    questions: [],
    fed: [],
  })
})

test('a table that was put into underwriting before there were questions is asked with them once they are there', () => {
  const entry = {
    id: 'e',
    title: 'Rates',
    table: 'rates',
    columns: { decision: 'factor' },
    otherwise: 'accept' as const,
  }
  const guided = (inputs: Record<string, string>): Body => ({
    ...body,
    underwriting: { version: 1, rules: [], tables: [{ ...entry, inputs }] },
  })
  const fed = [
    { table: 'rates', column: 'age', source: 'riderAge' },
    { table: 'other', column: 'area', source: 'area' },
  ]
  const inputsAfter = (inputs: Record<string, string>) =>
    withFedGuide(guided(inputs), fed).underwriting?.tables[0]?.inputs
  expect(inputsAfter({ age: '', area: '' })).toEqual({ age: 'riderAge', area: '' })
  expect(inputsAfter({ age: 'oldestAge' })).toEqual({ age: 'oldestAge' })
  const settled = guided({ age: 'oldestAge' })
  expect(withFedGuide(settled, fed)).toBe(settled)
  expect(withFedGuide(body, fed)).toBe(body)
})

test('nothing is shorter than nought: bands that are open below begin there, unless a row is about less', () => {
  const rates = (title: string, bands: readonly { from: string | null; to: string | null }[]) =>
    table(
      'rates',
      [{ ...age, title }, factor],
      bands.map((each) => [each, '1']),
    )
  const leastOf = (...asked: Parameters<typeof rates>) => {
    const [question] = questionsForKeys(body, [rates(...asked)], newId, words).questions
    return question && 'min' in question ? question.min : undefined
  }
  expect(leastOf('Length overall (ft)', [band(null, '20'), band('20', '30')])).toBe('0')
  expect(leastOf('Sum insured (HKD)', [band(null, '250000'), band('250001', null)])).toBe('0')
  expect(leastOf('Temperature', [band(null, '-5'), band('-5', '30')])).toBeUndefined()
  expect(leastOf('Anything', [band(null, null)])).toBeUndefined()
})

test('titles in Chinese alone are named after their column', () => {
  const rates = table(
    'rates',
    [{ ...area, id: 'col1', title: '地區' }, factor],
    [
      ['香港', '1'],
      ['九龍', '2'],
    ],
  )
  expect(questionsForKeys(body, [rates], newId, words).questions).toMatchObject([
    { dataName: 'col1', title: { zh_tw: '地區' } },
  ])
})

test('nobody is asked what a named amount is called', () => {
  const name: TableColumn = { id: 'name', title: 'Name', role: 'exact', of: 'text', source: '"Policy fee"' }
  const amount: TableColumn = { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' }
  const fees = table(
    'fees',
    [name, amount],
    [
      ['Policy fee', '50'],
      ['Minimum premium', '5000'],
    ],
  )
  expect(questionsForKeys(body, [fees], newId, words)).toEqual({ questions: [], fed: [] })
  expect(askedTitles([name as MatchColumn], answeredIn(body))).toEqual([])
})

test('a list of which several may apply becomes a question for each of them, and is not asked for again', () => {
  const feature: TableColumn = { id: 'feature', title: 'Feature', role: 'exact', of: 'text' }
  const rows: Row[] = [
    ['Burglar alarm', '0.95'],
    ['No claims 3 years', '0.9'],
  ]
  const list = table('list', [feature, factor], rows)
  const one = questionsForKeys(body, [list], newId, words)
  expect(one.questions).toMatchObject([{ kind: 'choice', dataName: 'feature' }])
  const each = questionsForKeys(body, [list], newId, words, ['Feature'])
  expect(each.fed).toEqual([])
  expect(each.questions).toMatchObject([
    { kind: 'yesNo', dataName: 'burglarAlarm', title: { en_us: 'Burglar alarm' } },
    { kind: 'yesNo', dataName: 'noClaims3Years' },
  ])
  const asking = withQuestions(body, each.questions, newId)
  expect(questionsForKeys(asking, [list], newId, words)).toEqual({ questions: [], fed: [] })
})
