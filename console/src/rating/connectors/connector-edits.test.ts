import { expect, test } from 'vitest'
import { fieldFrom, missingInputs, newConnector } from './connector-edits'

test.each([
  ['/history/0/claims', '2', { name: 'claims', kind: 'number' }],
  ['/vehicle/engine size', '1998', { name: 'engineSize', kind: 'number' }],
  ['/since', '2024-02-29T10:00:00Z', { name: 'since', kind: 'date' }],
  ['/0/1', 'true', { name: 'answer', kind: 'yesNo' }],
  ['', 'hello', { name: 'answer', kind: 'text' }],
])('the value at %s becomes a field', (pointer, sample, expected) => {
  expect(fieldFrom([], pointer, sample)).toMatchObject({ pointer, ...expected })
})

test('two values of one name become two fields', () => {
  const first = fieldFrom([], '/a/id', '1')
  expect(fieldFrom([first], '/b/id', '2').name).toBe('id2')
})

test('places that are typed become inputs, once', () => {
  const typed = { ...newConnector(), url: 'https://x.example/{plate}', params: [{ name: 'p', value: '{plate}-{age}' }] }
  const inputs = missingInputs(typed)
  expect(inputs.map(({ name }) => name)).toEqual(['plate', 'age'])
  expect(missingInputs({ ...typed, inputs })).toEqual([])
})
