import { anyOf, listOperation, oneOf } from '@coverwright/contract/platform'
import { readListState } from '@coverwright/ui/list'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listQuery } from './list-query'

const declared = {
  may: 'signedIn',
  rows: z.object({}),
  searches: ['name'],
  filters: { state: oneOf(['unread', 'read']), kind: anyOf(['a', 'b']) },
  tabs: 'state',
  sorts: ['at', 'name'],
  usual: '-at',
  says: 'A list of this test',
} as const
const list = listOperation({ ...declared, post: '/v1/test/list' })
const listByQuery = listOperation({ ...declared, get: '/v1/test/list' })

test('a list as it opens asks for its first page in its own order', () => {
  const opened = listQuery(list, readListState({}, list.list))
  expect(opened).toEqual({ page: 1, pageSize: 25, search: '', filter: {}, sort: '-at' })
})

const state = readListState(
  { tab: 'unread', q: ' harbour ', 'f.kind': 'a,b', sort: 'name.up', page: '3', size: '50' },
  list.list,
)
const asked = { page: 3, pageSize: 50, search: 'harbour', sort: 'name' }

test('tab, filters, search, order and page all reach the question', () => {
  expect(listQuery(list, state)).toEqual({ ...asked, filter: { kind: ['a', 'b'], state: ['unread'] } })
})

test('where a list is asked by address, its filters stand beside the page', () => {
  expect(listQuery(listByQuery, state)).toEqual({ ...asked, kind: ['a', 'b'], state: ['unread'] })
})

test('a tab that is a part of the page is no filter', () => {
  expect(listQuery(list, { ...state, tab: 'activity' })['filter']).toEqual({ kind: ['a', 'b'] })
})
