import { expect, test } from 'vitest'
import { keyReader } from './convert-key'
import { CellFault, MarkedFigure } from './convert-problem'
import { importOf } from './import-of.builder'
import { aSheet } from './sheet.builder'

test('an answer that is called with a star stays that answer, and a key that is none without its star stays as it was', () => {
  const breed = { name: 'breed', kind: 'choice' as const, titles: ['Breed'] }
  const read = keyReader(
    { ...importOf(aSheet(BREEDS)).mapping.columns[0]!, role: 'exact', of: 'text' },
    { ...breed, options: ['Pug', 'Pug*', 'Collie'].map((value) => ({ value, labels: [value] })) },
    new Set(['*']),
  )
  expect(read('Pug*')).toBe('Pug*')
  expect(read('Collie*')).toEqual(new MarkedFigure('Collie', '*', 'Collie'))
  expect(read('Hound*')).toEqual(new CellFault('imports.keywordError', { text: 'Hound*', name: 'Breed', nearest: '' }))
})
const BREEDS = [
  ['Breed', 'Factor'],
  ['Pug', 1.1],
  ['Collie', 1],
]

test('none as a number of claims is 0, and as a rate too', () => {
  const { rows } = importOf(
    aSheet([
      ['No claim discount', 'Factor'],
      ['nil', 1.2],
      [20, 1],
      [30, 'Nil'],
    ]),
  )
  expect(rows).toEqual([
    ['0', '1.2'],
    ['20', '1'],
    ['30', '0'],
  ])
})

test('days across hold until the day before the next, whatever order they stand in, and the last has no end', () => {
  const { rows, problems } = importOf(
    aSheet([
      ['Age', '01/07/2026', '01/01/2026', '01/01/2027'],
      ['18-25', 110, 100, 120],
      ['26+', 210, 200, 220],
    ]),
    (mapping) => ({ ...mapping, cross: mapping.cross && { ...mapping.cross, role: 'band', of: 'date', days: 'from' } }),
  )
  expect(problems).toEqual([])
  expect(rows.slice(0, 3)).toEqual([
    [{ from: '18', to: '25' }, { from: '2026-07-01', to: '2026-12-31' }, '110'],
    [{ from: '18', to: '25' }, { from: '2026-01-01', to: '2026-06-30' }, '100'],
    [{ from: '18', to: '25' }, { from: '2027-01-01', to: null }, '120'],
  ])
})

test('a heading that is no day, and a figure of more digits than are kept, are told and not taken', () => {
  const { problems } = importOf(
    aSheet([
      ['Age', '01/01/2026', '01/07/2026', 'later'],
      ['18-25', 100, 110, 120],
      ['26-40', 200, 210, 220],
    ]),
    (mapping) => ({
      ...mapping,
      cross: {
        ...{ columns: [1, 2, 3], title: 'Date', role: 'band', of: 'date', source: null, days: 'from' },
        value: { title: 'Premium', role: 'amount', currency: 'HKD', percentAs: 'share', numberStyle: 'point' },
      },
      columns: mapping.columns.slice(0, 1),
    }),
  )
  expect(problems.map(({ code, text }) => [code, text])).toContainEqual(['imports.notDate', 'later'])
  const age = importOf(
    aSheet([
      ['Age', 'Factor'],
      ['18-25', 1.5],
      [1234567890123456, 1.2],
      ['26+', 1],
    ]),
  )
  expect(age.problems.map(({ code }) => code)).toEqual(['imports.tooManyDigits'])
})
