import { describe, expect, test } from 'vitest'
import { type ExtraName, extraRefusals, namesIn } from '.'

const number = (change: Partial<ExtraName> = {}): ExtraName => ({
  name: 'engineSize',
  title: 'Engine size',
  type: { kind: 'number', places: 0 },
  source: { kind: 'connector' },
  ...change,
})
const codes = (names: ExtraName[], taken: string[] = []) =>
  extraRefusals(names, taken).map(({ code, field }) => `${code} ${field}`)

describe('names that no question asks for', () => {
  test.each<[string, ExtraName[], string[]]>([
    ['a sound one', [number({ min: '50', max: '8000' })], []],
    ['a shape that logic could not read', [number({ name: '2nd driver' })], ['datasets.nameShape names.0.name']],
    ['a word of the language', [number({ name: 'plan' })], ['datasets.nameReserved names.0.name']],
    ['one name twice', [number(), number()], ['datasets.nameTaken names.1.name']],
    [
      'one option is no choice',
      [number({ type: { kind: 'choice', options: ['a'] } })],
      ['datasets.fewOptions names.0.type'],
    ],
    [
      'an option twice',
      [number({ type: { kind: 'choice', options: ['a', 'b', 'a'] } })],
      ['datasets.optionTwice names.0.type'],
    ],
    [
      'a currency that is none',
      [number({ type: { kind: 'money', currency: 'XXX1' } })],
      ['datasets.currency names.0.type'],
    ],
    ['a limit in words', [number({ min: 'fifty' })], ['datasets.limitUnreadable names.0.min']],
    [
      'a limit of what has none',
      [number({ type: { kind: 'yesNo' }, max: '3' })],
      ['datasets.limitUnreadable names.0.max'],
    ],
    ['limits crossed', [number({ min: '10', max: '9' })], ['datasets.limitsCrossed names.0.max']],
    [
      'days crossed',
      [number({ type: { kind: 'date' }, min: '2026-02-01', max: '2026-01-31' })],
      ['datasets.limitsCrossed names.0.max'],
    ],
    [
      'a fixed value of another type',
      [number({ source: { kind: 'fixed', value: 'big' } })],
      ['datasets.valueUnfit names.0.value'],
    ],
    [
      'a fixed value that is missing',
      [number({ source: { kind: 'fixed', value: '' } })],
      ['datasets.valueUnfit names.0.value'],
    ],
    [
      'a fixed value beyond its limit',
      [number({ max: '100', source: { kind: 'fixed', value: '100.5' }, type: { kind: 'number' } })],
      ['datasets.valueOutside names.0.value'],
    ],
  ])('%s', (_case, names, expected) => expect(codes(names)).toEqual(expected))

  test('a name that a question has is taken', () => {
    expect(codes([number()], ['engineSize'])).toEqual(['datasets.nameTaken names.0.name'])
  })
})

test('names are found in what is half written, and never in quoted words or calls', () => {
  expect(namesIn('age > 18 && driver.points <')).toEqual(['age', 'driver.points'])
  expect(namesIn(`zone == "age" || size(drivers) > 2`)).toEqual(['zone', 'drivers'])
})
