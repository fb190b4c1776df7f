import { type Question, questionKinds, startQuestion } from '@coverwright/rules/design/forms'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { wordsIn } from '../words'
import { Face, NO_PRICES, readForm, sayAnswer, type Stage, StageProvider } from '.'

const stage: Stage = {
  language: 'en_uk',
  words: wordsIn.en_uk,
  timeZone: 'Asia/Hong_Kong',
  moment: null,
  files: null,
  prices: NO_PRICES,
}
const options = [
  { value: 'asia', label: { en_uk: 'Asia' } },
  { value: 'world', label: { en_uk: 'World' } },
]
function ask(kind: Question['kind'], settings: object = {}): Question {
  const start = startQuestion(kind, 'q1', 'thing')
  const inner = 'options' in start ? { options } : {}
  return { ...start, ...inner, title: { en_uk: 'A thing' }, ...settings } as Question
}
const draw = (question: Question, answer?: unknown, refusals = {}) =>
  renderToStaticMarkup(
    <StageProvider value={stage}>
      <Face question={question} path="thing" answer={answer} onAnswer={() => {}} refusals={refusals} />
    </StageProvider>,
  )

describe('every kind of question', () => {
  test.each(questionKinds)('%s says its title and needs no inline style', (kind) => {
    const markup = draw(ask(kind))
    expect(markup).toContain('A thing')
    expect(markup).not.toContain('style=')
  })

  test.each(questionKinds.filter((kind) => kind !== 'information'))('%s says at the field what is wrong', (kind) => {
    const markup = draw(ask(kind), undefined, { thing: { code: 'answer.required', field: 'thing' } })
    expect(markup).toContain('Please answer this question to proceed')
    expect(markup).toContain('id="q-thing-wrong"')
    expect(markup).toMatch(/aria-describedby="q-thing-wrong/)
  })

  test('an answer that follows from others is told, not asked', () => {
    const markup = draw(ask('date', { setTo: '2026-12-24' }), '2026-01-01')
    expect(markup).toContain('24 December 2026</output>')
    expect(markup).toContain('Filled in from your other answers.')
    expect(markup).not.toContain('<input')
    expect(
      draw(ask('number', { setTo: '9' }), '2', { thing: { code: 'answer.tooLarge', values: { max: '8' } } }),
    ).toMatch(/class="q bad".*id="q-thing-wrong"/)
  })

  test('a limit of an amount is said as an amount, that of a figure as it stands', () => {
    const refusals = { thing: { code: 'answer.tooSmall', values: { min: '1900' } } }
    expect(draw(ask('money'), '5', refusals)).toContain('Please enter HK$1,900 or more')
    expect(draw(ask('number'), '5', refusals)).toContain('Please enter 1900 or more')
  })

  test('what may stay open says so', () => {
    expect(draw(ask('text', { isRequired: false }))).toContain('optional')
    expect(draw(ask('text'))).not.toContain('optional')
  })
})

describe('what was typed before the script came', () => {
  const group = ask('group', {
    questions: [ask('person', { dataName: 'who' }), ask('yesNo', { dataName: 'claims' })],
    rowTitle: { en_uk: 'Driver' },
  })
  test.each<[string, Question, Record<string, string | string[]>, unknown]>([
    ['a text', ask('text'), { thing: 'Kowloon' }, 'Kowloon'],
    ['nothing', ask('text'), { thing: '' }, undefined],
    [
      'a date in three boxes',
      ask('date', { face: 'boxes' }),
      { 'thing.day': '3', 'thing.month': '5', 'thing.year': '1990' },
      '1990-05-03',
    ],
    ['half a date', ask('date', { face: 'boxes' }), { 'thing.day': '3', 'thing.month': '', 'thing.year': '' }, '--3'],
    ['a time', ask('dateTime'), { thing: '2026-01-05T10:00' }, '2026-01-05T10:00+08:00'],
    ['one choice', ask('choice'), { thing: 'asia' }, 'asia'],
    ['two choices', ask('choices'), { thing: ['asia', 'world'] }, ['asia', 'world']],
    ['yes', ask('yesNo'), { thing: 'yes' }, true],
    ['no', ask('yesNo'), { thing: 'no' }, false],
    ['neither', ask('yesNo'), {}, undefined],
    ['a phone', ask('phone'), { 'thing.code': '+852', 'thing.number': '61234567' }, '+852 61234567'],
    ['only a country code', ask('phone'), { 'thing.code': '+852', 'thing.number': '' }, undefined],
    ['an address', ask('address'), { 'thing.line1': '1 Pier Road', 'thing.city': '' }, { line1: '1 Pier Road' }],
    [
      'a person',
      ask('person'),
      { 'thing.firstName': 'A', 'thing.birth.year': '1990', 'thing.birth.month': '1', 'thing.birth.day': '2' },
      { firstName: 'A', birth: '1990-01-02' },
    ],
    [
      'a driver',
      group,
      { 'thing.0.who.firstName': 'A', 'thing.0.claims': 'no' },
      [{ who: { firstName: 'A' }, claims: false }],
    ],
    ['a declaration', ask('declaration'), { thing: 'agreed' }, true],
    ['a typed signature', ask('signature'), { 'thing.name': 'A. Buyer' }, { kind: 'typed', name: 'A. Buyer' }],
    ['a plan', ask('plan', { covers: [] }), { thing: 'world' }, 'world'],
  ])('%s is found in the form', (_sentence, question, entries, answer) => {
    const form = new FormData()
    for (const [name, values] of Object.entries(entries)) for (const value of [values].flat()) form.append(name, value)
    expect(readForm(form, [question], stage).thing).toEqual(answer)
  })
})

describe('an answer in words', () => {
  const file = { id: 'f', name: 'front.jpg', type: 'image/jpeg', bytes: 9 }
  const [city, claims] = [ask('text', { dataName: 'city' }), ask('yesNo', { dataName: 'claims' })]
  const rows = { rowTitle: { en_uk: 'Driver' }, questions: [city, claims] }
  test.each<[Question, unknown, string]>([
    [ask('text'), 'Kowloon', 'Kowloon'],
    [ask('text'), undefined, ''],
    [ask('number', { unit: { en_uk: 'years' } }), '36', '36 years'],
    [ask('money'), '1200', 'HK$1,200'],
    [ask('money'), '1,200.5', 'HK$1,200.50'],
    [ask('date'), '2026-12-01', '1 December 2026'],
    [ask('dateTime'), '2026-12-01T09:30+08:00', '1 December 2026 at 09:30'],
    [ask('choice'), 'asia', 'Asia'],
    [ask('choices'), ['world', 'asia'], 'Asia, World'],
    [ask('yesNo'), false, 'No'],
    [ask('person'), { firstName: 'A', lastName: 'B', birth: '1990-01-02' }, 'A B\n2 January 1990'],
    [ask('address'), { line1: '1 Pier Road', city: 'Kowloon' }, '1 Pier Road\nKowloon'],
    [ask('vehiclePhoto'), { front: file, back: file }, 'Front, Back'],
    [ask('file'), [file], 'front.jpg'],
    [ask('signature'), { kind: 'drawn', path: 'M1 1L2 2' }, 'Signed'],
    [ask('declaration'), true, 'Yes'],
    [ask('group', rows), [{ city: 'Kowloon', claims: true }], 'Driver 1: Kowloon, Yes'],
    [ask('group', { ...rows, asked: [[city]] }), [{ city: 'Kowloon', claims: true }], 'Driver 1: Kowloon'],
    [ask('number', { setTo: '5' }), '2', '5'],
  ])('%j', (question, answer, words) => expect(sayAnswer(answer, question, stage)).toBe(words))
})
