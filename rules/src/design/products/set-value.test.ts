import { describe, expect, test } from 'vitest'
import { answerTo, momentIn, type Question, type QuestionKind, startQuestion } from '../forms'
import { parseDay } from '../../kernel'
import { answerReader } from '../../rating/rating'
import { type Body, bodyProblems, conditionsOf, frozenLogicOf, logicOf, nameUses, pageRefusals, startingBody } from '.'
import { walkJourney } from './journey'

const ask = (kind: QuestionKind, dataName: string, more: object = {}): Question =>
  ({ ...startQuestion(kind, dataName, dataName), title: { en_us: dataName }, ...more }) as Question
const bodyOf = (...questions: Question[]): Body => ({
  ...startingBody({ name: 'Car', currency: 'HKD', languages: ['en_us'], timeZone: 'UTC' }, () => 'p'),
  pages: [{ id: 'p', title: { en_us: 'p' }, questions }],
})
const today = parseDay('2026-06-15') as number
const setTo = (kind: QuestionKind, value: string, more: object = {}) => {
  const body = bodyOf(
    ask('number', 'seats', { places: 1 }),
    ask('date', 'born'),
    ask('money', 'price'),
    ask(kind, 'given', { sets: [{ when: '', value }], ...more }),
  )
  const answers = { seats: '5', born: '2000-02-29', price: '100000', given: 'typed before' }
  return walkJourney(body, answers, logicOf(body, today)).counted['given']
}
const options = ['low', 'high'].map((value) => ({ value, label: { en_us: value } }))

describe('a rule gives the answer', () => {
  test.each<[QuestionKind, string, unknown, object]>([
    ['number', 'seats * 2 + 1', '11', {}],
    ['number', 'seats / 2', '2.5', { places: 1 }],
    ['money', 'price * 0.015', '1500', {}],
    ['date', 'addYears(born, 18)', '2018-02-28', {}],
    ['yesNo', 'age(born) >= 26', true, {}],
    ['text', "'Class ' + string(seats)", 'Class 5', {}],
    ['choice', "seats > 4 ? 'high' : 'low'", 'high', { options }],
    ['dropdown', "'low'", 'low', { options }],
  ])('to a question of kind %s: %s is %s', (kind, value, expected, more) => {
    expect(setTo(kind, value, more)).toBe(expected)
  })

  test('unless it has more digits than are asked for: then the buyer is asked', () => {
    expect(setTo('number', 'seats / 2')).toBe('typed before')
    expect(setTo('money', 'price / 3')).toBe('typed before')
    expect(setTo('number', 'seats / 0')).toBe('typed before')
  })
})

const car = bodyOf(
  ask('yesNo', 'isTaxi'),
  ask('number', 'seats', {
    max: '8',
    sets: [
      { when: 'isTaxi', value: '5' },
      { when: 'isTaxi == false', value: '9' },
    ],
  }),
  ask('text', 'licence', { showIf: 'seats == 5' }),
)
const walk = (answers: Record<string, unknown>) => walkJourney(car, answers, logicOf(car, today))

test('the first rule that holds counts, over what was typed; later conditions see it', () => {
  expect(walk({ isTaxi: true, seats: '2' }).counted).toEqual({ isTaxi: true, seats: '5' })
  expect(walk({ isTaxi: true }).pages[0]?.questions.map(({ dataName }) => dataName)).toContain('licence')
  expect(walk({ seats: '2' }).counted).toEqual({ seats: '2' })
})

test('what was typed is kept: it counts again when no rule holds any more', () => {
  const answers = { isTaxi: true, seats: '2' }
  const question = walk(answers).pages[0]?.questions[1] as Question
  expect([answers.seats, answerTo(question, answers)]).toEqual(['2', '5'])
})

test('an answer that a rule gives is held to the limits of its question', () => {
  const [open] = walk({ isTaxi: false }).pages
  const now = momentIn(new Date('2026-06-15T00:00:00Z'), 'UTC')
  expect(pageRefusals(open!, { isTaxi: false }, now)).toMatchObject({ seats: { code: 'answer.tooLarge' } })
})

test('a price is worked out from what rules gave, and a browser without the parser gives the same', () => {
  expect(answerReader(car, today)({ isTaxi: true, seats: '2' })).toEqual({ isTaxi: true, seats: '5' })
  const conditions = JSON.parse(JSON.stringify(conditionsOf(car))) as ReturnType<typeof conditionsOf>
  expect(walkJourney(car, { isTaxi: true }, frozenLogicOf(car, conditions, today)).counted['seats']).toBe('5')
})

test('in a repeatable group each row has its own', () => {
  const inner = [ask('date', 'born'), ask('yesNo', 'isYoung', { sets: [{ when: '', value: 'age(born) < 25' }] })]
  const body = bodyOf(ask('group', 'drivers', { questions: inner }))
  const drivers = [{ born: '2001-06-15' }, { born: '2001-06-16', isYoung: false }, {}]
  expect(walkJourney(body, { drivers }, logicOf(body, today)).counted['drivers']).toEqual([
    { born: '2001-06-15', isYoung: false },
    { born: '2001-06-16', isYoung: true },
    {},
  ])
})

describe('while it is edited', () => {
  const codes = (...questions: Question[]) => bodyProblems(bodyOf(...questions)).map(({ code }) => code)
  const set = (value: string, when = '') => ({ sets: [{ when, value }] })

  test('types, unknown names, circles and what is asked later are found', () => {
    expect(codes(ask('number', 'a', set("'text'")))).toEqual(['logic.wrongType'])
    expect(codes(ask('number', 'a', set('seets + 1')))).toEqual(['logic.unknownName'])
    expect(codes(ask('number', 'a', set('b')), ask('number', 'b', set('a')))).toEqual(['journey.cycle'])
    expect(codes(ask('number', 'a', set('b')), ask('number', 'b'))).toEqual(['journey.askedLater'])
    expect(codes(ask('number', 'b'), ask('number', 'a', set('b', 'b > 1')))).toEqual([])
    const rows = ask('group', 'g', { rowTitle: { en_us: 'G' }, questions: [ask('number', 'a', set("'text'"))] })
    expect(codes(rows)).toEqual(['logic.wrongType'])
  })

  test('nobody agrees, signs or uploads for the buyer', () => {
    for (const kind of ['declaration', 'signature', 'file', 'plan'] as const)
      expect(codes(ask(kind, 'a', set('true')))).toContain('question.cannotBeSet')
  })

  test('the rule counts as a use of the names that it reads', () => {
    expect(nameUses(car)).toContainEqual({ where: 'logic', id: 'seats', title: 'seats', names: ['isTaxi', 'false'] })
  })
})
