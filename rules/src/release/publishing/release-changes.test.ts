import { expect, test } from 'vitest'
import { startQuestion } from '../../design/forms'
import { type Body, startingBody } from '../../design/products'
import { releaseChanges } from '.'

let count = 0
const start = startingBody(
  { name: 'Trip', currency: 'HKD', timeZone: 'Asia/Hong_Kong', languages: ['en_us'] },
  () => `id${count++}`,
)
const question = (id: string, title: string, more: object = {}) => ({
  ...startQuestion('number', id, id),
  id,
  title: { en_us: title },
  ...more,
})
const page = (questions: readonly ReturnType<typeof question>[]) => ({
  id: 'p',
  title: { en_us: 'Who travels' },
  questions,
})
const body = (questions: readonly ReturnType<typeof question>[], more: Partial<Body> = {}): Body =>
  ({ ...start, pages: [page(questions)], ...more }) as Body

test('a body has no changes against itself', () => {
  const same = body([question('age', 'How old?')])
  expect(releaseChanges(same, JSON.parse(JSON.stringify(same)) as Body)).toEqual([])
})

test('a question that came, one that went and a limit that moved are told with their page', () => {
  const before = body([question('age', 'How old?', { max: 75 }), question('dogs', 'How many dogs?')])
  const after = body([question('age', 'How old?', { max: 85 }), question('ski', 'Will anyone ski?')])
  expect(releaseChanges(before, after)).toEqual([
    {
      kind: 'question',
      how: 'changed',
      title: 'How old?',
      place: 'Who travels',
      part: 'max',
      before: '75',
      after: '85',
    },
    { kind: 'question', how: 'added', title: 'Will anyone ski?', place: 'Who travels' },
    { kind: 'question', how: 'gone', title: 'How many dogs?', place: 'Who travels' },
  ])
})

test('languages, the look and a price step are told, each once', () => {
  const step = (formula: string) => ({ kind: 'formula', name: 'base', title: 'Base', formula })
  const recipe = (formula: string) => ({ version: 1, currency: 'HKD', steps: [step(formula)], addOns: [], outputs: {} })
  const before = body([], { pricing: recipe('100') as never })
  const look = { ...start.look, font: 'other' } as never
  const after = body([], { pricing: recipe('120') as never, languages: ['en_us', 'zh_tw'], look })
  expect(releaseChanges(before, after)).toMatchObject([
    { kind: 'language', how: 'added', title: 'zh_tw' },
    { kind: 'look', how: 'changed' },
    { kind: 'step', how: 'changed', title: 'Base', part: 'formula', before: '100', after: '120' },
  ])
})
