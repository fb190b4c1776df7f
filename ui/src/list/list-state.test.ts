import { expect, test } from 'vitest'
import { setFilter, shownColumns, sortBy, toggleColumn, turnTo } from './list-changes'
import { firstListState, readListState, writeListState, type ListState } from './list-state'

test('a list nobody touched has a short address', () => {
  expect(writeListState(firstListState)).toEqual({})
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
  expect(readListState(writeListState(state))).toEqual(state)
})

test('a mangled address shows the usual list, not an error', () => {
  expect(readListState({ page: '-4', size: '7', sort: '', view: 'map' })).toEqual(firstListState)
})

test('the list’s own order is not written into the address', () => {
  const usual: Partial<ListState> = { sort: { key: 'changed', direction: 'down' } }
  expect(writeListState({ ...firstListState, ...usual }, usual)).toEqual({})
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
