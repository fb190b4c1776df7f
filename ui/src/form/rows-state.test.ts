import { expect, test } from 'vitest'
import { formReducer, startForm } from './form-state'
import type { FormState } from './form-types'
import type { FormItem } from './form-types'
import { shownRefusals } from './refusals'
import { type RowChange, rowKeysOf } from './rows-state'
import { placedFields } from './shown-fields'

const header = (name: string) => ({ name, value: '' })
const start = startForm({ title: 'Ours', headers: [header('A'), header('B'), header('C')] })
const after = (state: FormState, change: RowChange) => formReducer(state, { do: 'rows', name: 'headers', change })
const names = ({ values }: FormState) => (values.headers as { name: string }[]).map(({ name }) => name).join('')

test.each<[string, RowChange, string, number[]]>([
  ['added', { add: header('D') }, 'ABCD', [0, 1, 2, 3]],
  ['removed', { remove: 1 }, 'AC', [0, 2]],
  ['moved down', { move: 0, to: 2 }, 'BCA', [1, 2, 0]],
  ['moved up', { move: 2, to: 0 }, 'CAB', [2, 0, 1]],
])('a row that is %s leaves every other row the one that it was', (_done, change, order, keys) => {
  const changed = after(start, change)
  expect([names(changed), rowKeysOf(changed, 'headers')]).toEqual([order, keys])
  expect(changed.values.title).toBe('Ours')
})

test('a row that is added after another was removed is a new one', () => {
  const changed = after(after(start, { remove: 2 }), { add: header('D') })
  expect(rowKeysOf(changed, 'headers')).toEqual([0, 1, 2])
  expect(rowKeysOf(after(changed, { remove: 0 }), 'headers')).toEqual([1, 2])
})

test('rows that come from elsewhere are new, those before them are not', () => {
  const moved = after(start, { move: 0, to: 2 })
  const values = { ...moved.values, headers: [...(moved.values.headers as object[]), header('D')] }
  expect(rowKeysOf({ ...moved, values }, 'headers')).toEqual([1, 2, 0, 3])
})

const fields: FormItem[] = [
  {
    kind: 'rows',
    name: 'headers',
    label: 'Headers',
    adds: [],
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'text', name: 'value', label: 'Value' },
    ],
  },
]
const bad = (at: number) => ({ field: `headers.${at}.name`, code: 'connectors.headerName' })
const errors = (state: FormState, at: number) =>
  Object.keys(shownRefusals(state, placedFields(fields, state.values), [bad(at)]).errors)

test('a field that was left goes with its row', () => {
  const left = formReducer(start, { do: 'leave', path: 'headers.0.name' })
  expect(errors(left, 0)).toEqual(['headers.0.name'])
  expect(errors(after(left, { move: 0, to: 2 }), 2)).toEqual(['headers.2.name'])
  expect(after(left, { remove: 0 }).left.has('headers.0.name')).toBe(false)
})

test('a refusal lands on the field of its row, of a row that is not there on the list', () => {
  const told = (field: string) => {
    const refused = formReducer(start, { do: 'refuse', refusals: [{ field, code: 'x.y' }] })
    return Object.keys(shownRefusals(refused, placedFields(fields, refused.values), []).errors)
  }
  expect(told('headers.2.value')).toEqual(['headers.2.value'])
  expect(told('headers.7.value')).toEqual(['headers'])
  expect(told('headers')).toEqual(['headers'])
})

test('what is wrong with the list as a whole is told once a row was left, added or removed; of the new row nothing', () => {
  const whole = { field: 'headers', code: 'x.collides' }
  const shown = (state: FormState) =>
    Object.keys(shownRefusals(state, placedFields(fields, state.values), [whole, bad(3)]).errors)
  expect(shown(start)).toEqual([])
  expect(shown(formReducer(start, { do: 'leave', path: 'headers.0.name' }))).toEqual(['headers'])
  expect(shown(after(start, { add: header('') }))).toEqual(['headers'])
})

test('what the server said of rows is forgotten when they move: it was said of other places', () => {
  const refused = formReducer(start, { do: 'refuse', refusals: [bad(0)] })
  expect(after(refused, { remove: 0 }).told).toEqual([])
})

test('typing in a row changes that row alone', () => {
  const typed = formReducer(start, { do: 'change', path: 'headers.1.value', value: 'x' })
  expect(typed.values.headers).toEqual([header('A'), { name: 'B', value: 'x' }, header('C')])
  expect(start.values.headers).toEqual([header('A'), header('B'), header('C')])
})
