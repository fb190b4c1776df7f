import { expect, test } from 'vitest'
import { declareInputs, newConnector, takeField } from './connector-edits'

test.each([
  ['/history/0/claims', '2', { name: 'claims', kind: 'number' }],
  ['/vehicle/engine size', '1998', { name: 'engineSize', kind: 'number' }],
  ['/since', '2024-02-29T10:00:00Z', { name: 'since', kind: 'date' }],
  ['/0/1', 'true', { name: 'answer', kind: 'yesNo' }],
  ['', 'hello', { name: 'answer', kind: 'text' }],
])('the value at %s becomes a field', (pointer, sample, expected) => {
  expect(takeField(newConnector(), pointer, sample).fields).toMatchObject([{ pointer, ...expected }])
})

test('two values of one name become two fields', () => {
  const twice = takeField(takeField(newConnector(), '/a/id', '1'), '/b/id', '2')
  expect(twice.fields.map(({ name }) => name)).toEqual(['id', 'id2'])
})

test('places that are typed become inputs, once', () => {
  const typed = { ...newConnector(), url: 'https://x.example/{plate}', params: [{ name: 'p', value: '{plate}-{age}' }] }
  const declared = declareInputs(typed)
  expect(declared.inputs.map(({ name }) => name)).toEqual(['plate', 'age'])
  expect(declareInputs(declared)).toBe(declared)
})
