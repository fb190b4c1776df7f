import { expect, test } from 'vitest'
import type { TableColumn } from '../pricing'
import { askedColumns } from './answer-places'

const column = (more: object = {}): TableColumn => ({
  ...({ id: 'sum', title: 'Sum insured', role: 'band', of: 'number', places: 0 } as const),
  ...more,
})
const dataset = {
  names: [
    { name: 'sumInsured', type: { kind: 'money', currency: 'HKD' } as const },
    { name: 'yen', type: { kind: 'money', currency: 'JPY' } as const },
    { name: 'seats', type: { kind: 'number', places: 0 } as const },
    { name: 'weight', type: { kind: 'number' } as const },
    { name: 'born', type: { kind: 'date' } as const },
  ],
}
const asked = (source: string) => {
  const step = {
    kind: 'lookUp',
    name: 'x',
    title: '',
    table: 'rates',
    inputs: { sum: source },
    column: 'rate',
  } as const
  const outputs = { yearly: 'x', monthly: null, parts: [] }
  const pricing = { version: 2, currency: 'HKD', steps: [step], addOns: [], outputs } as const
  const [first] = askedColumns([column()], 'rates', { pricing, dataset })
  return first?.isKnown ? ('places' in first.column ? first.column.places : 'any') : 'unknown'
}

test.each<[string, string | number]>([
  ['sumInsured', 2],
  ['yen', 0],
  ['seats', 0],
  ['weight', 'any'],
  ['age(born, startDate)', 0],
  ['seats + 1', 0],
  ['sumInsured / 2', 'any'],
  ['earlierStep', 'unknown'],
])('a column that is looked up with %s has answers with %s decimals', (source, places) => {
  expect(asked(source)).toBe(places)
})

test('where nothing asks, what the column is most likely fed from counts, and else nobody knows', () => {
  expect(askedColumns([column({ source: 'sumInsured' })], 'rates', { dataset })).toMatchObject([
    { column: { places: 2 }, isKnown: true },
  ])
  expect(askedColumns([column()], 'rates', { dataset })).toMatchObject([{ column: { places: 0 }, isKnown: false }])
})
