import { expect, test } from 'vitest'
import { type Question, type QuestionKind, startQuestion } from '../forms'
import { type Body, removalInUse, startingBody } from '.'

const ask = (kind: QuestionKind, dataName: string, more: object = {}): Question =>
  ({ ...startQuestion(kind, dataName, dataName), title: { en_us: `Title of ${dataName}` }, ...more }) as Question
const bodyOf = (pages: Readonly<Record<string, Question[]>>, more: Partial<Body> = {}): Body => ({
  ...startingBody({ name: 'Car', currency: 'HKD', languages: ['en_us'], timeZone: 'UTC' }, () => 'p'),
  pages: Object.entries(pages).map(([id, questions]) => ({ id, title: { en_us: `Page ${id}` }, questions })),
  ...more,
})
const [seats, name] = [ask('number', 'seats'), ask('text', 'name')]
const drivers = (...questions: Question[]) => ask('group', 'drivers', { questions })
const points = ask('number', 'points')
const rule = (formula: string): Pick<Body, 'pricing'> => ({
  pricing: {
    version: 1,
    currency: 'HKD',
    steps: [{ kind: 'formula', name: 'x', title: 'Loading', formula }],
    addOns: [],
    outputs: { yearly: 'x', monthly: null, parts: [] },
  },
})

test('what nothing speaks of can go', () => {
  expect(removalInUse(bodyOf({ a: [seats, name] }), bodyOf({ a: [name] }))).toBeNull()
})

test('a question that conditions or prices use stays, with the list of what uses it', () => {
  const shown = ask('text', 'name', { showIf: 'seats > 4' })
  expect(removalInUse(bodyOf({ a: [seats, shown] }), bodyOf({ a: [shown] }, rule('seats * 2')))).toEqual({
    code: 'products.inUse',
    values: { title: 'Title of seats', count: 2, list: 'Title of name, Loading' },
  })
  expect(removalInUse(bodyOf({ a: [seats, shown] }), bodyOf({ a: [] }))).toBeNull()
})

test('a question of a repeatable group stays while sums or its own rows use it', () => {
  const [before, after] = [drivers(points, name), drivers(name)]
  const sum = rule('drivers.sum(d, d.points)')
  expect(removalInUse(bodyOf({ a: [before] }), bodyOf({ a: [after] }, sum))).toMatchObject({
    values: { title: 'Title of points', list: 'Loading' },
  })
  const asked = drivers(ask('text', 'name', { requireIf: 'points > 2' }))
  expect(removalInUse(bodyOf({ a: [before] }), bodyOf({ a: [asked] }))).toMatchObject({ values: { count: 1 } })
  expect(removalInUse(bodyOf({ a: [before] }), bodyOf({ a: [after] }, rule('size(drivers) * 2')))).toBeNull()
})

test('a page that is skipped to stays', () => {
  const jumps = ask('number', 'seats', { skips: [{ when: 'seats > 8', toPage: 'b' }] })
  expect(removalInUse(bodyOf({ a: [jumps], b: [name] }), bodyOf({ a: [jumps, name] }))).toMatchObject({
    values: { title: 'Page b', list: 'Title of seats' },
  })
})
