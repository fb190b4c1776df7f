import { expect, test } from 'vitest'
import type { FormItem, Values } from './form-types'
import { fieldRefusals, placedFields, sendable, shownFields } from './shown-fields'

const statesOf = (country: unknown) => (country === 'US' ? ['NY', 'CA'] : ['NSW'])
const fields: FormItem[] = [
  { kind: 'select', name: 'country', label: 'Country', options: [] },
  {
    kind: 'select',
    name: 'state',
    label: ({ country }) => (country === 'US' ? 'State' : 'Province'),
    options: ({ country }) => statesOf(country).map((value) => ({ value, label: value })),
    isRequired: ({ country }) => country === 'US',
    shownWhen: ({ country }) => country !== 'HK',
  },
  { section: 'Parts' },
  {
    kind: 'rows',
    name: 'parts',
    label: 'Parts',
    adds: [],
    min: 1,
    shownWhen: ({ country }) => country !== 'none',
    fields: [
      { kind: 'text', name: 'text', label: 'Words', shownWhen: (row) => row.kind === 'text' },
      { kind: 'text', name: 'format', label: 'Date', shownWhen: (row) => row.kind === 'date' },
      { kind: 'text', name: 'tax', label: 'Tax', shownWhen: (_row, all) => all.country === 'US' },
    ],
  },
]
const values = (country: string): Values => ({
  id: 7,
  country,
  state: 'NY',
  parts: [
    { kind: 'text', text: 'POL', format: 'YYYY', tax: '1' },
    { kind: 'date', text: 'POL', format: 'YYYY', tax: '2' },
  ],
})
const state = (country: string) => shownFields(fields, values(country)).find(({ name }) => name === 'state')

test('label and options follow the answers that they depend on', () => {
  expect(state('US')).toMatchObject({ label: 'State', options: [{ value: 'NY' }, { value: 'CA' }] })
  expect(state('AU')).toMatchObject({ label: 'Province', options: [{ value: 'NSW' }] })
})

test('what is not shown is not sent, and is there again when it is shown', () => {
  const typed = values('HK')
  expect(sendable(fields, typed)).not.toHaveProperty('state')
  expect(sendable(fields, { ...typed, country: 'US' })).toMatchObject({ state: 'NY' })
})

test('what has no field of its own is sent as it is', () => {
  expect(sendable(fields, values('HK'))).toMatchObject({ id: 7, country: 'HK' })
})

test('a row sends the fields that it shows, by its own answers and those of the form', () => {
  expect(sendable(fields, values('AU')).parts).toEqual([
    { kind: 'text', text: 'POL' },
    { kind: 'date', format: 'YYYY' },
  ])
  expect(sendable(fields, values('US')).parts).toEqual([
    { kind: 'text', text: 'POL', tax: '1' },
    { kind: 'date', format: 'YYYY', tax: '2' },
  ])
})

test('a list that is not shown is not sent, whatever stands in it', () => {
  expect(sendable(fields, values('none'))).not.toHaveProperty('parts')
})

test('a field is needed only when the answers say so', () => {
  const without = (country: string) => fieldRefusals(fields, { ...values(country), state: '' })
  expect(without('US')).toEqual([{ field: 'state', code: 'form.required' }])
  expect(without('AU')).toEqual([])
  expect(without('HK')).toEqual([])
})

test('fewer rows than there have to be are refused at the list', () => {
  expect(fieldRefusals(fields, { ...values('AU'), parts: [] })).toEqual([
    { field: 'parts', code: 'form.tooFew', values: { least: 1 } },
  ])
})

test('fields are gone through as they are read, a list after its rows', () => {
  expect(placedFields(fields, values('US')).map(({ path }) => path)).toEqual([
    'country',
    'state',
    'parts.0.text',
    'parts.0.tax',
    'parts.1.format',
    'parts.1.tax',
    'parts',
  ])
})
