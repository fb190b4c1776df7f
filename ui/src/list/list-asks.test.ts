import { expect, test } from 'vitest'
import { filtersOf, type ListAsks, tabsOf } from './list-asks'

const value = { safeParse: () => ({ success: true }) }
const asks: ListAsks = {
  searches: [],
  filters: {
    state: { values: ['live', 'draft'], isSingle: true, value },
    type: { values: ['pet', 'car'], isSingle: false, value },
    owner: { values: null, isSingle: false, value },
    market: { values: ['hk'], isSingle: false, value },
    hidden: { values: ['x'], isSingle: false, value },
    language: { values: ['zh'], isSingle: false, value },
  },
  sorts: ['name'],
  usual: 'name',
  tabs: 'state',
}
const says = (word: string) => word.toUpperCase()
const words = {
  state: { label: 'State', any: 'All', says, counts: { draft: 3 } },
  type: { label: 'Type', says },
  owner: { label: 'Owner', any: 'Anyone', options: [{ value: '7', label: 'Seven' }] },
  market: { label: 'Market', says },
  hidden: false,
  language: { label: 'Language', says },
}

test('declared filters come with their words, the first three in the bar', () => {
  expect(filtersOf(asks, words, 'Any').map(({ key, any, isPinned }) => [key, any, isPinned])).toEqual([
    ['type', 'Any', true],
    ['owner', 'Anyone', true],
    ['market', 'Any', true],
    ['language', 'Any', false],
  ])
})

test('a filter offers what is declared, in the words of the room', () => {
  expect(filtersOf(asks, words, 'Any')[0]?.options).toEqual([
    { value: 'pet', label: 'PET' },
    { value: 'car', label: 'CAR' },
  ])
})

test('a filter with nothing to choose from is not offered', () => {
  expect(filtersOf(asks, { ...words, owner: { label: 'Owner', options: [] } }, 'Any')[1]?.key).toBe('market')
})

test('the filter that is shown as tabs begins with all of them', () => {
  expect(tabsOf(asks, words, 'Any')).toEqual([
    { key: '', label: 'All' },
    { key: 'live', label: 'LIVE' },
    { key: 'draft', label: 'DRAFT', count: 3 },
  ])
})
