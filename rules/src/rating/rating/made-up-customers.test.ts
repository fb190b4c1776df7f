import { expect, test } from 'vitest'
import { answerRefusals, questionKinds, startQuestion, type Question } from '../../design/forms'
import { parseDay } from '../../kernel'
import type { RateTable, Recipe } from '../pricing'
import { startingBody, type Body } from '../../design/products'
import { answerReader, customerMaker, rangeOf, ratingOf, tableHints, type RatingParts } from '.'

const today = parseDay('2026-06-01')!
const ask = (kind: (typeof questionKinds)[number], dataName: string, settings: object = {}): Question =>
  ({ ...startQuestion(kind, dataName, dataName), title: { en_us: dataName }, ...settings }) as Question

const table: RateTable = {
  id: 'rates',
  name: 'Rates',
  columns: [
    { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
    { id: 'engine', title: 'Engine', role: 'band', of: 'number', places: 0 },
    { id: 'make', title: 'Make', role: 'exact', of: 'text' },
    { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' },
  ],
  versions: [
    {
      id: 'v1',
      effectiveFrom: '2020-01-01',
      effectiveTo: null,
      rows: [
        [{ from: '18', to: '30' }, { from: '800', to: '1600' }, 'Toyota', '1000'],
        [{ from: '31', to: null }, { from: '800', to: '1600' }, 'Toyota', '900'],
      ],
    },
  ],
}
const inputs = { age: 'age(birth, startDate)', engine: 'engine', make: 'make' }
const recipe: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    { kind: 'lookUp', name: 'base', title: 'Base', table: 'rates', inputs, column: 'amount' },
    { kind: 'round', name: 'net', title: 'Net', of: 'base', rounding: { mode: 'halfUp', to: 'minorUnit' } },
  ],
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
}
const bodyOf = (questions: Question[]): Body => ({
  ...startingBody({ name: 'Car', currency: 'HKD', timeZone: 'UTC', languages: ['en_us'] }, () => 'p'),
  pages: [{ id: 'p', title: { en_us: 'p' }, questions }],
})
const parts = (): RatingParts => ({
  dataset: {
    names: [
      { name: 'birth', type: { kind: 'date' } },
      { name: 'engine', type: { kind: 'number' } },
      { name: 'make', type: { kind: 'text' } },
    ],
  },
  plans: null,
  recipe,
  guide: null,
  tables: [table],
})

test('made-up customers say what the tables know, so nearly all of them get a price', () => {
  const body = bodyOf([ask('date', 'birth'), ask('number', 'engine'), ask('text', 'make')])
  const rating = ratingOf(parts())
  if (!rating.ok) throw new Error(JSON.stringify(rating.problems))
  const make = customerMaker({ body, parts: parts(), seed: 7, today })
  const read = answerReader(body, today)
  const priced = Array.from({ length: 200 }, make).filter(({ answers, startDate }) => {
    const { plans } = rating.value.rate({ answers: read(answers), addOns: [], today, startDate, discounts: [] })
    return plans[0]?.priced.ok
  })
  expect(priced.length).toBeGreaterThan(190)
})

test('the same seed makes the same people, another seed others', () => {
  const body = bodyOf([ask('number', 'engine'), ask('yesNo', 'garage')])
  const people = (seed: number) =>
    JSON.stringify(Array.from({ length: 5 }, customerMaker({ body, parts: parts(), seed, today })))
  expect(people(1)).toBe(people(1))
  expect(people(1)).not.toBe(people(2))
})

test('what they answer is what each kind of question takes', () => {
  const inner = [ask('number', 'points', { max: '9' }), ask('date', 'born')]
  const questions = questionKinds
    .filter((kind) => !['file', 'vehiclePhoto', 'vehicleVideo', 'signature', 'information', 'dateTime'].includes(kind))
    .map((kind) =>
      ask(kind, kind, {
        ...(kind === 'group' ? { questions: inner, minRows: 1, maxRows: 3 } : {}),
        ...(kind === 'number' ? { min: '5', max: '7.5', places: 1 } : {}),
        ...(kind === 'person'
          ? { parts: ['firstName', 'lastName', 'birth', 'gender', 'idCard', 'email', 'phone'] }
          : {}),
      }),
    )
  const make = customerMaker({ body: bodyOf(questions), parts: parts(), seed: 3, today })
  const now = { day: today, minuteOfDay: 600 }
  for (const { answers } of Array.from({ length: 100 }, make))
    for (const question of questions)
      expect([question.kind, answerRefusals(question, answers[question.dataName], now)]).toEqual([question.kind, []])
})

test('a curve over an input goes as far as the tables do', () => {
  const hints = tableHints(recipe, [table])
  expect(rangeOf(hints.get('engine')!, 20)).toEqual({ from: 800, to: 1600 })
  expect(rangeOf(hints.get('birth')!, 20)).toEqual({ from: 18, to: 51 })
})

test('an amount without limits is not a few coins', () => {
  const body = bodyOf([ask('money', 'paid', { currency: 'HKD' })])
  const make = customerMaker({ body, parts: parts(), seed: 1, today })
  const paid = Array.from({ length: 20 }, () => Number(make().answers.paid))
  expect(Math.max(...paid)).toBeGreaterThan(1_000)
})

test('a pet is not a hundred years old: an open band goes as far as those beside it, and no table needs to say it', () => {
  const aged: RateTable = {
    ...table,
    columns: [{ id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 }, table.columns[3]!],
    versions: [
      {
        ...table.versions[0]!,
        rows: [
          [{ from: null, to: '2' }, '1'],
          [{ from: '3', to: '7' }, '2'],
          [{ from: '8', to: null }, '3'],
        ],
      },
    ],
  }
  const steps = recipe.steps.map((step) => (step.kind === 'lookUp' ? { ...step, inputs: { age: 'petAge' } } : step))
  const body = bodyOf([ask('number', 'petAge'), ask('number', 'dogAge'), ask('number', 'driverAge')])
  const make = customerMaker({
    body,
    parts: { ...parts(), recipe: { ...recipe, steps }, tables: [aged] },
    seed: 3,
    today,
  })
  const people = Array.from({ length: 300 }, make).map(({ answers }) => answers)
  const span = (name: string) => {
    const all = people.map((answers) => Number(answers[name]))
    return [Math.min(...all), Math.max(...all)]
  }
  expect(span('petAge')).toEqual([0, 12])
  expect(span('dogAge')).toEqual([0, 14])
  expect(span('driverAge')).toEqual([18, 80])
})
