import { expect, test } from 'vitest'
import { newId } from './new-id'

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('an id is a UUID of version 7 and begins with the time', () => {
  const id = newId(new Date(0x0190_1234_5678))
  expect(id).toMatch(UUID_7)
  expect(id.slice(0, 13)).toBe('01901234-5678')
})

test('ids of one moment stand in the order in which they were made', () => {
  const made = Array.from({ length: 4_096 }, () => newId(new Date(1_700_000_000_000)))
  expect(made.toSorted()).toEqual(made)
})

test('more of them than can be counted in a moment are still ids, and no two are the same', () => {
  const made = Array.from({ length: 20_000 }, () => newId(new Date(1_700_000_000_001)))
  expect(made.every((id) => UUID_7.test(id))).toBe(true)
  expect(new Set(made).size).toBe(20_000)
})

test('a clock that goes back and forth makes no id twice', () => {
  const made = Array.from({ length: 1_000 }, (_, at) => newId(new Date(1_700_000_000_002 + (at % 2))))
  expect(new Set(made).size).toBe(1_000)
})
