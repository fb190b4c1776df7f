import { expect, test } from 'vitest'
import type { TableColumn } from '../pricing'
import { askedColumns } from './answer-places'

const column = (more: object = {}): TableColumn => ({
  ...({ id: 'sum', title: 'Sum insured', role: 'band', of: 'number', places: 0 } as const),
  ...more,
})
const pet = [
  { name: 'years', type: { kind: 'number', places: 0 } as const },
  { name: 'kilos', type: { kind: 'number', places: 1 } as const },
  { name: 'bornOn', type: { kind: 'date' } as const },
]
const dataset = {
  names: [
    { name: 'sumInsured', type: { kind: 'money', currency: 'HKD' } as const },
    { name: 'yen', type: { kind: 'money', currency: 'JPY' } as const },
    { name: 'seats', type: { kind: 'number', places: 0 } as const },
    { name: 'weight', type: { kind: 'number' } as const },
    { name: 'born', type: { kind: 'date' } as const },
    { name: 'pets', type: { kind: 'group', fields: pet } as const },
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
  ['sumInsured * 2', 2],
  ['seats * 0.5', 1],
  ['1.25 * seats - 1', 2],
  ['-seats', 0],
  ['floor(sumInsured / 1000)', 0],
  ['round(weight)', 0],
  ['round(weight, 1)', 1],
  ['round(weight, seats)', 'any'],
  ['max(seats, 4)', 0],
  ['min(sumInsured, 5000)', 2],
  ['seats > 4 ? seats : 4', 0],
  ['seats > 4 ? weight : 4', 'any'],
  ['age(date("2001-05-04"), startDate)', 0],
  ['size(pets)', 0],
  ['pets.size()', 0],
  ['pets.count(p, p.kilos > 2.5)', 0],
  ['pets.max(p, p.years)', 0],
  ['pets.sum(p, p.kilos)', 1],
  ['pets[0].kilos', 1],
  ['item.years', 'unknown'],
  ['earlierStep', 'unknown'],
  ['earlierStep + 1', 'unknown'],
])('a column that is looked up with %s has answers with %s decimals', (source, places) => {
  expect(asked(source)).toBe(places)
})

test('where nothing asks, what the column is most likely fed from counts, and else nobody knows', () => {
  expect(askedColumns([column({ source: 'sumInsured' })], 'rates', { dataset })).toMatchObject([
    { column: { places: 2 }, isKnown: true },
  ])
  expect(askedColumns([column()], 'rates', { dataset })).toMatchObject([{ column: { places: 0 }, isKnown: false }])
})

test('a look-up for each of a group has the decimals of what is asked for one of them', () => {
  const decimals = (source: string) => {
    const step = {
      ...({ kind: 'lookUp', name: 'x', title: '', table: 'rates', inputs: { sum: source }, column: 'rate' } as const),
      each: { of: 'pets', combine: 'sum' } as const,
    }
    const outputs = { yearly: 'x', monthly: null, parts: [] }
    const pricing = { version: 2, currency: 'HKD', steps: [step], addOns: [], outputs } as const
    const [first] = askedColumns([column()], 'rates', { pricing, dataset })
    return [first?.isKnown, first?.column]
  }
  expect(decimals('item.years')).toMatchObject([true, { places: 0 }])
  expect(decimals('item.kilos')).toMatchObject([true, { places: 1 }])
  expect(decimals('age(item.bornOn, startDate)')).toMatchObject([true, { places: 0 }])
})
