import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Exact } from '../../money'
import { dataNameRefusal, datasetRefusals, findDataName } from './data-name'
import type { DataType, Dataset } from './data-type'
import { printValue } from './print-value'
import { readAnswer, readAnswers } from './read-answer'

const codeOf = (type: DataType, raw: unknown) => {
  const read = readAnswer(type, raw, 'x')
  return read.ok ? null : read.refusal.code
}

test('a data name begins with a small letter and is no word of the language', () => {
  expect(dataNameRefusal('driverAge')).toBeNull()
  for (const name of ['Age', '1st', 'a-b', '', '__proto__', '年齡', 'a'.repeat(65)])
    expect(dataNameRefusal(name)?.code).toBe('datasets.nameShape')
  for (const name of ['today', 'in', 'constructor', 'plan'])
    expect(dataNameRefusal(name)?.code).toBe('datasets.nameReserved')
})

const dataset: Dataset = {
  names: [
    { name: 'age', type: { kind: 'number', places: 0 } },
    { name: 'drivers', type: { kind: 'group', fields: [{ name: 'points', type: { kind: 'number' } }] } },
  ],
}

test('a name is taken once, and one name inside each group', () => {
  expect(datasetRefusals(dataset)).toEqual([])
  const twice = datasetRefusals({
    names: [...dataset.names, { name: 'age', type: { kind: 'choice', options: ['a'] } }],
  })
  expect(twice.map((refusal) => refusal.code)).toEqual(['datasets.nameTaken', 'datasets.fewOptions'])
  expect(findDataName(dataset, 'drivers.points')?.type.kind).toBe('number')
  expect(findDataName(dataset, 'drivers.none')).toBeNull()
})

test.each<[DataType, unknown, string]>([
  [{ kind: 'text' }, 5, 'answer.notText'],
  [{ kind: 'text' }, 'a'.repeat(10_001), 'answer.textTooLong'],
  [{ kind: 'number' }, 'abc', 'answer.notNumber'],
  [{ kind: 'number' }, Number.NaN, 'answer.notNumber'],
  [{ kind: 'number', places: 0 }, '1.5', 'answer.notNumber'],
  [{ kind: 'money', currency: 'HKD' }, { minor: 1.5, currency: 'HKD' }, 'answer.notMoney'],
  [{ kind: 'money', currency: 'HKD' }, { minor: 1, currency: 'USD' }, 'answer.otherCurrency'],
  [{ kind: 'date' }, '2026-02-30', 'answer.notDate'],
  [{ kind: 'dateTime' }, '2026-02-03', 'answer.notDateTime'],
  [{ kind: 'yesNo' }, 'yes', 'answer.notYesNo'],
  [{ kind: 'choice', options: ['a', 'b'] }, 'c', 'answer.notAnOption'],
  [{ kind: 'choices', options: ['a', 'b'] }, 'a', 'answer.notList'],
  [{ kind: 'files' }, Array(1001).fill('f'), 'answer.tooMany'],
])('%j refuses %j with %s', (type, raw, code) => {
  expect(codeOf(type, raw)).toBe(code)
})

test('answers are read into the order of the dataset, and nothing inherited is an answer', () => {
  const read = readAnswers(dataset.names, { drivers: [{ points: '3' }, {}], age: 30 })
  expect(read).toEqual({ ok: true, value: [Exact.of(30), [[Exact.of(3)], [undefined]]] })
  expect(readAnswers([{ name: 'toString', type: { kind: 'text' } }], {})).toEqual({ ok: true, value: [undefined] })
})

test('reading never throws, whatever comes in', () => {
  const types: DataType[] = [
    ...dataset.names.map((entry) => entry.type),
    { kind: 'money', currency: 'HKD' },
    { kind: 'date' },
    { kind: 'dateTime' },
    { kind: 'record', fields: dataset.names },
  ]
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...types), (raw, type) => {
      expect(typeof readAnswer(type, raw).ok).toBe('boolean')
    }),
  )
})

test('a worksheet shows answers in words', () => {
  expect(printValue(0)).toBe('1970-01-01')
  expect(printValue(0, 'dateTime')).toBe('1970-01-01T00:00:00Z')
  expect(printValue(true)).toBe('yes')
  expect(printValue(['a', undefined])).toBe('[a, —]')
})
