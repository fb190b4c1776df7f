import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerRefusal,
  answerRefusals,
  dataNameOf,
  isAnswered,
  momentIn,
  type Question,
  type QuestionKind,
  questionKinds,
  questionProblems,
  rawAnswers,
  startQuestion,
  withOffset,
} from '.'
import { readAnswer } from '../datasets'

const now = momentIn(new Date('2026-06-15T04:00:00Z'), 'Asia/Hong_Kong')

function ask<Kind extends QuestionKind>(kind: Kind, settings: object = {}): Question {
  return { ...startQuestion(kind, 'q1', 'thing'), title: { en_us: 'A thing' }, ...settings } as Question
}
const options = ['asia', 'europe', 'world'].map((value) => ({ value, label: { en_us: value } }))
const photo = { id: 'f1', name: 'front.jpg', type: 'image/jpeg', bytes: 1000 }
const codeOf = (question: Question, answer: unknown) => answerRefusal(question, answer, now)?.code ?? null

describe('an answer is taken or refused with the reason', () => {
  test.each<[string, Question, unknown, string | null]>([
    ['a required question must be answered', ask('text'), undefined, 'answer.required'],
    ['spaces are no answer', ask('text'), '   ', 'answer.required'],
    ['what may stay open can stay open', ask('text', { isRequired: false }), '', null],
    ['a number is no text', ask('text'), 12, 'answer.wrongShape'],
    ['too short', ask('text', { minLength: 3 }), 'ab', 'answer.tooShort'],
    ['Chinese counts by character', ask('text', { maxLength: 2 }), '旅行', null],
    ['an emoji is one character', ask('text', { maxLength: 1 }), '🧳', null],
    ['too long', ask('longText', { maxLength: 3 }), 'abcd', 'answer.tooLong'],
    ['English only', ask('text', { format: 'english' }), '旅行', 'answer.notEnglish'],
    ['digits only', ask('text', { format: 'digits' }), '12a', 'answer.format'],
    ['a number plate fits its mask', ask('text', { mask: 'AA 9999' }), 'hk 1234', null],
    ['a number plate that does not', ask('text', { mask: 'AA 9999' }), 'H 12345', 'answer.format'],
    ['grouped thousands are a number', ask('number', { max: '5000' }), '1,000', null],
    ['full-width digits are a number', ask('number'), '３６', null],
    ['a word is no number', ask('number'), 'many', 'answer.notNumber'],
    ['misplaced commas are no number', ask('number'), '1,00', 'answer.notNumber'],
    ['no halves of people', ask('number'), '1.5', 'answer.tooManyDecimals'],
    ['below the least', ask('number', { min: '18' }), '17', 'answer.tooSmall'],
    ['above the most', ask('number', { max: '85' }), '86', 'answer.tooLarge'],
    ['cents of a dollar', ask('money', { currency: 'HKD' }), '12.50', null],
    ['no cents of a yen', ask('money', { currency: 'JPY' }), '12.50', 'answer.tooManyDecimals'],
    ['a day that is not', ask('date'), '2026-02-30', 'answer.notDate'],
    ['today in the product’s zone', ask('date', { earliest: { daysFromToday: 0 } }), '2026-06-15', null],
    ['yesterday is too early', ask('date', { earliest: { daysFromToday: 0 } }), '2026-06-14', 'answer.tooEarly'],
    ['18 today', ask('date', { latest: { yearsFromToday: -18 } }), '2008-06-15', null],
    ['18 tomorrow', ask('date', { latest: { yearsFromToday: -18 } }), '2008-06-16', 'answer.tooLate'],
    ['six months ago', ask('date', { earliest: { monthsFromToday: -6 } }), '2025-12-15', null],
    ['a day before that', ask('date', { earliest: { monthsFromToday: -6 } }), '2025-12-14', 'answer.tooEarly'],
    ['after the last day', ask('date', { latest: { on: '2026-12-31' } }), '2027-01-01', 'answer.tooLate'],
    [
      'a child on the day before turning 13',
      ask('date', { insuredAges: { min: 13, max: 17 } }),
      '2013-06-16',
      'answer.tooYoung',
    ],
    ['a child on its 13th birthday', ask('date', { insuredAges: { min: 13, max: 17 } }), '2013-06-15', null],
    [
      'no product insures below the floor',
      ask('date', { insuredAges: { min: 2, max: 17 } }),
      '2015-01-01',
      'answer.tooYoung',
    ],
    ['too old', ask('date', { insuredAges: { min: 18, max: 85 } }), '1930-01-01', 'answer.tooOld'],
    ['a time with its offset', ask('dateTime'), '2026-07-01T09:30+08:00', null],
    ['a time without one', ask('dateTime'), '2026-07-01T09:30', 'answer.notDateTime'],
    ['earlier today', ask('dateTime', { earliest: { daysFromToday: 0 } }), '2026-06-15T11:59+08:00', 'answer.tooEarly'],
    ['later today', ask('dateTime', { earliest: { daysFromToday: 0 } }), '2026-06-15T12:01+08:00', null],
    ['an option', ask('choice', { options }), 'asia', null],
    ['not an option', ask('choice', { options }), 'moon', 'answer.notAnOption'],
    ['not in the list', ask('dropdown', { options }), 'moon', 'answer.notAnOption'],
    ['nothing chosen', ask('choices', { options }), [], 'answer.required'],
    ['one thing twice', ask('choices', { options }), ['asia', 'asia'], 'answer.notAnOption'],
    ['too few', ask('choices', { options, minChosen: 2 }), ['asia'], 'answer.tooFewChosen'],
    ['too many', ask('choices', { options, maxChosen: 1 }), ['asia', 'world'], 'answer.tooManyChosen'],
    ['no is an answer', ask('yesNo'), false, null],
    ['neither yes nor no', ask('yesNo'), 'maybe', 'answer.wrongShape'],
    ['an email', ask('email'), 'buyer@harbour.example', null],
    ['half an email', ask('email'), 'buyer@harbour', 'answer.notEmail'],
    ['two at signs', ask('email'), 'a@b@c.com', 'answer.notEmail'],
    ['only a country code', ask('phone'), '+852 ', 'answer.required'],
    ['Hong Kong, 8 digits', ask('phone'), '+852 6123 4567', null],
    ['Hong Kong starting with 2', ask('phone'), '+852 21234567', 'answer.notPhone'],
    ['Hong Kong starting with 1', ask('phone'), '+852 11234567', null],
    ['China, second digit 2', ask('phone'), '+86 12345678901', 'answer.notPhone'],
    ['China', ask('phone'), '+86 13345678901', null],
    ['Indonesia, 11 digits', ask('phone'), '+62 81234567890', 'answer.notPhone'],
    ['Indonesia, 12 digits', ask('phone'), '+62 812345678901', null],
    ['elsewhere, 5 digits', ask('phone'), '+44 12345', 'answer.notPhone'],
    ['elsewhere, 6 digits', ask('phone'), '+44 123456', null],
    ['a country that is not offered', ask('phone', { countryCodes: ['+852'] }), '+44 123456', 'answer.notPhone'],
    ['ID card of 15', ask('idCard'), '123456789012345', null],
    ['ID card of 17 and X', ask('idCard'), '12345678901234567X', null],
    ['ID card of 16', ask('idCard'), '1234567890123456', 'answer.notIdCard'],
    ['no street', ask('address'), { city: 'Kowloon', country: 'HK' }, 'answer.required'],
    ['a second line may be empty', ask('address'), { line1: '1 Pier Rd', city: 'Kowloon', country: 'HK' }, null],
    ['a part that no address has', ask('address'), { planet: 'Mars' }, 'answer.wrongShape'],
    ['a person born tomorrow', ask('person'), { firstName: 'A', lastName: 'B', birth: '2026-06-16' }, 'answer.notDate'],
    ['a photo', ask('vehiclePhoto', { directions: ['front'] }), { front: photo }, null],
    [
      'one side missing',
      ask('vehiclePhoto', { directions: ['front', 'left'] }),
      { front: photo },
      'answer.directionMissing',
    ],
    ['a photo is no film', ask('vehicleVideo', { directions: ['front'] }), { front: photo }, 'answer.fileType'],
    ['a direction that is none', ask('vehiclePhoto'), { above: photo }, 'answer.wrongShape'],
    ['9 MB of picture', ask('file'), [{ ...photo, bytes: 9 * 1024 * 1024 }], 'answer.fileTooLarge'],
    ['a spreadsheet', ask('file'), [{ ...photo, type: 'text/csv' }], 'answer.fileType'],
    ['two files where one is asked for', ask('file'), [photo, photo], 'answer.tooManyFiles'],
    ['a dot is no signature', ask('signature'), { kind: 'drawn', path: 'M10 10' }, 'answer.required'],
    ['a drawn signature', ask('signature'), { kind: 'drawn', path: 'M10 10L20 20' }, null],
    [
      'a path that carries more than lines',
      ask('signature'),
      { kind: 'drawn', path: 'M1 1"/><script>' },
      'answer.wrongShape',
    ],
    ['a typed signature', ask('signature'), { kind: 'typed', name: 'A. Buyer' }, null],
    ['a declaration not agreed to', ask('declaration'), false, 'answer.mustAccept'],
    ['marketing may be declined', ask('declaration', { purpose: 'marketing' }), false, null],
    ['a plan', ask('plan', { options, covers: [] }), 'asia', null],
    ['an add-on that is not offered', ask('addOns', { options }), ['moon'], 'answer.notAnOption'],
    ['information asks nothing', ask('information'), undefined, null],
  ])('%s', (_sentence, question, answer, code) => expect(codeOf(question, answer)).toBe(code))

  test('rows of a group are refused at their own fields, all at once', () => {
    const driver = ask('group', {
      minRows: 1,
      maxRows: 2,
      questions: [
        ask('person', { dataName: 'who', parts: ['firstName', 'birth'] }),
        ask('yesNo', { dataName: 'claims' }),
      ],
    })
    const rows = [{ who: { firstName: 'A' }, claims: true }, { who: { firstName: 'B', birth: '1990-01-01' } }]
    expect(answerRefusals(driver, rows, now).map(({ field }) => field)).toEqual(['0.who.birth', '1.claims'])
    expect(codeOf(driver, [{}, {}, {}])).toBe('answer.tooManyRows')
    const missing = (question: Question, answer?: unknown) =>
      answerRefusals(question, answer, now).map(({ field }) => field)
    expect(missing(driver, [])).toEqual(['0.who.firstName', '0.who.birth', '0.claims'])
    expect(missing({ ...driver, minRows: 2 } as Question, [rows[1]])).toEqual([
      '0.claims',
      '1.who.firstName',
      '1.who.birth',
      '1.claims',
    ])
  })

  test('where nothing is filled in, each part that is missing says so, not only the whole', () => {
    const fields = (question: Question) => answerRefusals(question, undefined, now).map(({ field }) => field)
    expect(fields(ask('person', { parts: ['firstName', 'birth'] }))).toEqual(['firstName', 'birth'])
    expect(fields(ask('address', { parts: ['line1', 'line2', 'country'] }))).toEqual(['line1', 'country'])
    expect(fields(ask('vehicleVideo', { directions: ['front', 'interior'] }))).toEqual(['front', 'interior'])
    expect(fields(ask('group', { minRows: 0, questions: [ask('text')] }))).toEqual([undefined])
    expect(fields(ask('person', { isRequired: false }))).toEqual([])
    const optional = ask('group', { minRows: 2, questions: [ask('text', { isRequired: false })] })
    expect(answerRefusals(optional, [{}], now)).toMatchObject([{ code: 'answer.tooFewRows', values: { min: 2 } }])
  })
})

test.each(questionKinds)('nothing that comes in breaks the check of a %s', (kind) => {
  const question = startQuestion(kind, 'q', 'thing')
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      answerRefusals(question, answer, now)
      isAnswered(question, answer)
    }),
  )
})

test.each(questionKinds.filter((kind) => kind !== 'information'))(
  'an answer to a %s that is taken can be read by logic',
  (kind) => {
    const question = {
      ...startQuestion(kind, 'q', 'thing'),
      ...('options' in startQuestion(kind, 'q', 'thing') ? { options } : {}),
    } as Question
    const type = dataNameOf(question, 'HKD')?.type
    const samples: Partial<Record<QuestionKind, unknown>> = {
    text: 'a', longText: 'a', number: '1,200', money: '1,200.50', date: '2026-01-01', dateTime: '2026-01-01T10:00+08:00',
    choice: 'asia', choices: ['asia'], yesNo: true, dropdown: 'asia', email: 'a@b.example', phone: '+852 61234567',
    idCard: '123456789012345', address: { line1: 'a', city: 'b', country: 'c' }, group: [{}], file: [photo],
    person: { firstName: 'a', lastName: 'b', birth: '1990-01-01' }, signature: { kind: 'typed', name: 'a' }, declaration: true,
    vehiclePhoto: { front: photo, right: photo, back: photo, left: photo, interior: photo },
    vehicleVideo: { front: { ...photo, type: 'video/mp4' } }, plan: 'asia', addOns: ['asia'],
  } // oxfmt-ignore
    expect(codeOf(question, samples[kind])).toBeNull()
    const read = type && readAnswer(type, rawAnswers([question], { thing: samples[kind] }).thing)
    expect(read).toMatchObject({ ok: true })
    expect(read && 'value' in read && read.value).not.toBeUndefined()
  },
)

test.each([null, 5, 'x', [], [{}]])('%j in a group is no row: it is refused, and nothing breaks', (row) => {
  const group = ask('group', { questions: [ask('text', { dataName: 'name' })] })
  const type = dataNameOf(group, 'HKD')?.type
  expect(codeOf(group, [row])).toBe('answer.wrongShape')
  expect(type && readAnswer(type, rawAnswers([group], { thing: [row] }).thing)).toMatchObject({
    ok: false,
    refusal: { code: 'answer.notList' },
  })
})

describe('a question as it is designed', () => {
  test.each<[string, Question, string]>([
    ['one option is no choice', ask('choice', { options: options.slice(1, 2) }), 'question.fewOptions'],
    ['an option twice', ask('dropdown', { options: [...options, options[0]] }), 'question.optionTwice'],
    [
      'an option without words',
      ask('choices', { options: [...options, { value: 'x', label: {} }] }),
      'question.optionUnnamed',
    ],
    ['children below 13', ask('person', { insuredAges: { min: 5, max: 17 } }), 'question.childFloor'],
    [
      'an insured person without a birthday',
      ask('person', { parts: ['firstName'], insuredAges: { min: 18, max: 80 } }),
      'question.noParts',
    ],
    ['the least above the most', ask('number', { min: '9', max: '3' }), 'question.limitsCrossed'],
    ['a limit that is no number', ask('money', { min: 'few' }), 'question.limitNotNumber'],
    ['a limit that is no day', ask('date', { earliest: { on: '2026-13-01' } }), 'question.limitNotDate'],
    ['a reserved data name', ask('text', { dataName: 'today' }), 'question.dataName'],
    ['no title', ask('text', { title: { en_us: ' ' } }), 'question.untitled'],
    ['nothing to photograph', ask('vehiclePhoto', { directions: [] }), 'question.noDirections'],
    ['no statement to agree to', ask('declaration'), 'question.textMissing'],
  ])('%s is a problem', (_sentence, question, code) => {
    expect(questionProblems(question).map((problem) => problem.code)).toContain(code)
  })

  test('a sound question has none', () => expect(questionProblems(ask('choice', { options }))).toEqual([]))
})

describe('days and times are those of the product’s zone', () => {
  test('late in the evening in London it is tomorrow in Hong Kong', () => {
    const late = new Date('2026-06-15T22:30:00Z')
    expect(momentIn(late, 'Asia/Hong_Kong').day - momentIn(late, 'Europe/London').day).toBe(1)
    expect(momentIn(late, 'Asia/Hong_Kong').minuteOfDay).toBe(6 * 60 + 30)
  })

  test.each([
    ['2026-01-15T10:00', 'Europe/London', '+00:00'],
    ['2026-07-15T10:00', 'Europe/London', '+01:00'],
    ['2026-07-15T10:00', 'America/New_York', '-04:00'],
    ['2026-07-15T10:00', 'Asia/Kolkata', '+05:30'],
    ['2026-03-29T00:30', 'Europe/London', '+00:00'],
    ['2026-03-29T02:30', 'Europe/London', '+01:00'],
  ])('%s in %s is %s', (local, zone, offset) => expect(withOffset(local, zone)).toBe(local + offset))
})
