import { firstListState } from '@coverwright/ui/list'
import { expect, test } from 'vitest'
import { listQuery } from './list-query'

test('a list as it opens asks for its first page', () => {
  expect(listQuery(firstListState)).toEqual({ page: 1, pageSize: 25, search: '', filter: {} })
})

test('tab, filters, search, order and page all reach the question', () => {
  const state = {
    ...firstListState,
    tab: 'unread',
    search: ' harbour ',
    filters: { kind: ['a', 'b'], owner: [] },
    sort: { key: 'at', direction: 'down' as const },
    page: 3,
    size: 50,
  }
  expect(listQuery(state)).toEqual({
    page: 3,
    pageSize: 50,
    search: 'harbour',
    filter: { kind: ['a', 'b'], state: 'unread' },
    sort: '-at',
  })
})
