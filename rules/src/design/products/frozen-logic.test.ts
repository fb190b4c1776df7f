import { expect, test } from 'vitest'
import { startQuestion, type Question } from '../forms'
import { conditionsOf, frozenLogicOf, logicOf, startingBody, type Body } from '.'

const ask = (kind: 'number' | 'yesNo', dataName: string, more: object = {}): Question =>
  ({ ...startQuestion(kind, dataName, dataName), ...more }) as Question

const inside = ask('yesNo', 'isNew', { requireIf: 'age < 18 && plate' })
const drivers = { ...startQuestion('group', 'g', 'drivers'), questions: [ask('number', 'age'), inside] } as Question
const first = startingBody({ name: 'Car', currency: 'HKD', languages: ['en_us'], timeZone: 'UTC' }, () => 'p')
const body: Body = {
  ...first,
  pages: [
    { id: 'p1', title: {}, questions: [ask('number', 'seats', { skips: [{ when: 'seats > 5', toPage: 'p2' }] })] },
    { id: 'p2', title: {}, showIf: 'plate', questions: [ask('yesNo', 'plate', { showIf: 'seats >' }), drivers] },
  ],
}

test('conditions of pages, questions, skips and groups are parsed beforehand; a broken one is left out', () => {
  expect(Object.keys(conditionsOf(body)).sort()).toEqual(['age < 18 && plate', 'plate', 'seats > 5'])
})

test('a browser without the parser finds what the server finds', () => {
  const conditions = JSON.parse(JSON.stringify(conditionsOf(body))) as ReturnType<typeof conditionsOf>
  const [{ holds: whole }, { holds: frozen }] = [logicOf(body, 20_000), frozenLogicOf(body, conditions, 20_000)]
  const answers = [{ seats: '6', plate: true }, { seats: '5', plate: false }, {}]
  for (const given of answers)
    for (const source of ['seats > 5', 'plate', 'seats >']) expect(frozen(source, given)).toBe(whole(source, given))
  expect(frozen('age < 18 && plate', { age: '17', plate: true }, 'drivers')).toBe(true)
  expect(frozen('seats > 5', { seats: '6' })).toBe(true)
})
