import { expect, test } from 'vitest'
import { setFilter, shownColumns, sortBy, toggleColumn, turnTo } from './list-changes'
import type { ListAsks } from './list-asks'
import { firstListState, readListState, writeListState, type ListState } from './list-state'

const some = (values: string[], isSingle = false) => ({
  values,
  isSingle,
  value: { safeParse: (value: unknown) => ({ success: values.includes(String(value)) }) },
})

const asks: ListAsks = {
  searches: ['name'],
  filters: { market: some(['Hong Kong', 'a,b']), owner: some(['7', '8'], true) },
  sorts: ['name', 'changed'],
  usual: 'name',
}
const usual: ListState = { ...firstListState, sort: { key: 'name', direction: 'up' } }

test('a list nobody touched has a short address', () => {
  expect(writeListState(usual, asks)).toEqual({})
})

test('what a person set is read back from the address as it was', () => {
  const state: ListState = {
    tab: 'live',
    search: 'travel, light',
    filters: { market: ['Hong Kong', 'a,b'], owner: ['7'] },
    sort: { key: 'changed', direction: 'down' },
    page: 3,
    size: 50,
    columns: ['name', 'state'],
    view: 'cards',
    open: 'p-9',
  }
  expect(readListState(writeListState(state, asks), asks)).toEqual(state)
})

test('a mangled address shows the usual list, not an error', () => {
  const mangled = { page: '-4', size: '7', sort: '', view: 'map', 'f.market': '%' }
  expect(readListState(mangled, asks)).toEqual(usual)
})

test('an address of another time asks nothing that the list does not know', () => {
  const old = { 'f.colour': 'red', 'f.market': 'Hong%20Kong,Atlantis', 'f.owner': '7,8', sort: 'colour.down' }
  expect(readListState(old, asks)).toEqual({ ...usual, filters: { market: ['Hong Kong'], owner: ['7'] } })
})

test('a list without an order of its own has none', () => {
  expect(readListState({}, { ...asks, usual: '' })).toEqual(firstListState)
})

test('filtering goes back to the first page', () => {
  expect(setFilter(turnTo(firstListState, 4), 'type', ['pet'])).toMatchObject({ page: 1, filters: { type: ['pet'] } })
})

test('taking the last value off takes the filter off', () => {
  expect(setFilter(setFilter(firstListState, 'type', ['pet']), 'type', []).filters).toEqual({})
})

test('a column sorts up, then down, then not at all', () => {
  const once = sortBy(firstListState, 'premium')
  const twice = sortBy(once, 'premium')
  expect([once.sort?.direction, twice.sort?.direction, sortBy(twice, 'premium').sort]).toEqual([
    'up',
    'down',
    undefined,
  ])
})

const columns = [
  { key: 'name', title: 'Name', cell: () => null, isFixed: true },
  { key: 'state', title: 'State', cell: () => null },
  { key: 'owner', title: 'Owner', cell: () => null, isHidden: true },
]
const keys = (state: ListState) => shownColumns(columns, state.columns).map((column) => column.key)

test('a hidden column can be chosen and keeps its place, and choosing back clears the address', () => {
  const more = toggleColumn(firstListState, columns, 'owner')
  expect(keys(more)).toEqual(['name', 'state', 'owner'])
  expect(toggleColumn(more, columns, 'owner').columns).toBeUndefined()
})

test('the column that names the row cannot be taken away', () => {
  expect(keys({ ...firstListState, columns: ['state'] })).toEqual(['name', 'state'])
})
