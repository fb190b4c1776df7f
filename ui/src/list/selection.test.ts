import { expect, test } from 'vitest'
import { chooseThrough, pageChoice, togglePage, toggleRow, type Selection } from './selection'

const keyOf = (row: string) => row
const page = ['a', 'b', 'c', 'd']
const none: Selection<string> = new Map()
const keys = (chosen: Selection<string>) => [...chosen.keys()]

test('a row is chosen and let go again', () => {
  const one = toggleRow(none, 'a', keyOf)
  expect(keys(one)).toEqual(['a'])
  expect(keys(toggleRow(one, 'a', keyOf))).toEqual([])
})

test('the head box chooses the page, and lets go of it without touching other pages', () => {
  const other = toggleRow(none, 'z', keyOf)
  const all = togglePage(other, page, keyOf)
  expect(keys(all)).toEqual(['z', 'a', 'b', 'c', 'd'])
  expect(keys(togglePage(all, page, keyOf))).toEqual(['z'])
})

test('the head box knows none, some and all', () => {
  expect(pageChoice(none, page, keyOf)).toBe('none')
  expect(pageChoice(toggleRow(none, 'a', keyOf), page, keyOf)).toBe('some')
  expect(pageChoice(togglePage(none, page, keyOf), page, keyOf)).toBe('all')
})

test('Shift chooses from the last one through this one, in either direction', () => {
  expect(keys(chooseThrough(none, page, 'd', 'b', keyOf))).toEqual(['b', 'c', 'd'])
  expect(keys(chooseThrough(none, page, undefined, 'b', keyOf))).toEqual(['b'])
})
