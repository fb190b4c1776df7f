import { expect, test } from 'vitest'
import type { Body } from '../../design/products'
import { csvRows, csvText, printTestSheet, readTestSheet } from '.'

const text = (words: string) => ({ en_us: words })
const question = (kind: string, dataName: string, more: object = {}) => ({
  kind,
  id: dataName,
  dataName,
  title: text(`What is ${dataName}?`),
  isRequired: true,
  ...more,
})
const options = [
  { value: 'tp', label: { en_us: 'Third party', zh_tw: '第三者' } },
  { value: 'full', label: text('Comprehensive') },
]
const body = {
  currency: 'HKD',
  pages: [
    {
      questions: [
        question('number', 'engine'),
        question('choice', 'cover', { options }),
        question('choices', 'extras', { options }),
        question('yesNo', 'garage'),
        question('group', 'drivers', { questions: [question('date', 'birth'), question('number', 'points')] }),
        question('address', 'home', { parts: ['city'] }),
      ],
    },
  ],
  plans: { plans: [{ id: 'a', title: text('Essential') }], addOns: [{ id: 'x', title: text('Road help') }] },
} as unknown as Body

const customer = {
  answers: {
    engine: '1600',
    cover: 'full',
    extras: ['tp', 'full'],
    garage: false,
    drivers: [{ birth: '1980-02-29', points: '3' }, { birth: '1999-12-31' }],
    home: { city: '=Sha Tin, NT' },
  },
  plan: 'a',
  addOns: ['x'],
  today: '2026-11-01',
  startDate: '2026-12-01',
  discounts: [{ code: 'V', kind: 'voucher', percent: '5' }],
} as const
const kept = { title: 'Young, “fast"', customer, expected: { decision: 'refer', yearly: 346_496 } } as const

test('tests that were exported come back as they were, and none of their cells is a formula', () => {
  const none = { ...kept, title: '-none', expected: { decision: 'accept', yearly: null } } as const
  const sheet = printTestSheet([kept, none], body)
  expect(sheet).not.toMatch(/(^|[,"])=/m)
  expect(readTestSheet(sheet, body, '2030-01-01')).toEqual({ tests: [kept, none], problems: [], ignored: [] })
})

test('a sheet of an actuary is read by titles and labels, pasted or saved, with as little as is needed', () => {
  const lines = [
    'Test\tWhat is engine?\tcover\tdrivers.1.birth\tGarage\tNotes\tYearly',
    'One\t1,600\t第三者\t1980/2/9\tYes\tx\tHKD 1,234.50',
  ]
  const { tests, problems, ignored } = readTestSheet(lines.join('\n'), body, '2030-01-01')
  expect(problems).toEqual([])
  expect(ignored).toEqual(['Notes'])
  expect(tests).toEqual([
    {
      title: 'One',
      expected: { decision: 'accept', yearly: 123_450 },
      customer: {
        answers: { engine: '1600', cover: 'tp', garage: true, drivers: [{ birth: '1980-02-09' }] },
        plan: 'a',
        addOns: [],
        today: '2030-01-01',
        startDate: '2030-01-01',
        discounts: [],
      },
    },
  ])
  expect(readTestSheet('engine\n1600', body, '2030-01-01').tests[0]).not.toHaveProperty('expected')
})

test.each([
  ['engine\nmany', 'notANumber', 2, 'engine'],
  ['cover\nnone', 'notAnOption', 2, 'cover'],
  ['garage\nmaybe', 'notYesOrNo', 2, 'garage'],
  ['drivers.1.birth\n31.12.1999', 'notADate', 2, 'drivers.1.birth'],
  ['engine,plan\n1,\n1,gold', 'unknownPlan', 3, 'plan'],
  ['engine,addOns\n1,y', 'unknownAddOn', 2, 'addOns'],
  ['engine,decision\n1,perhaps', 'notADecision', 2, 'decision'],
  ['engine,yearly\n1,12.345', 'notAPrice', 2, 'yearly'],
  ['engine,decision\n1,accept', 'notAPrice', 2, 'yearly'],
  ['engine,discounts\n1,{}', 'badDiscounts', 2, 'discounts'],
  ['engine', 'noTests', 0, ''],
  ['colour,size\n1,2', 'noColumns', 0, ''],
  ['', 'noColumns', 0, ''],
])('%j is told with its cell', (sheet, code, line, column) => {
  expect(readTestSheet(sheet, body, '2030-01-01').problems).toMatchObject([{ code, line, column }])
})

test('lines of a spreadsheet are read however it separates and quotes them', () => {
  expect(csvRows('\uFEFFa;b;\r\n"x;""y""\n2";;3\r\n\r\n')).toEqual([
    ['a', 'b', ''],
    ['x;"y"\n2', '', '3'],
  ])
  expect(csvRows('a,"open\n1,2')).toEqual([
    ['a', '"open'],
    ['1', '2'],
  ])
  const rows = [
    ['-5', "'quoted", '+1'],
    ['é', 'a,b', ''],
  ]
  expect(csvRows(csvText(rows))).toEqual(rows)
})
