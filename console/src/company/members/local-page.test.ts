import { readListState } from '@coverwright/ui/list'
import { expect, test } from 'vitest'
import { localPage } from './local-page'

const groups = [
  { name: 'Motor', memberCount: 2 },
  { name: 'Travel', memberCount: 11 },
  { name: 'Actuaries', memberCount: 3 },
]
const columns = {
  name: (group: (typeof groups)[0]) => group.name,
  memberCount: (group: (typeof groups)[0]) => group.memberCount,
}
const opened = readListState({}, { searches: ['name'], filters: {}, sorts: ['name', 'memberCount'], usual: '' })
const names = (state: Partial<typeof opened>) =>
  localPage(groups, { ...opened, ...state }, columns).rows.map((group) => group.name)

test('a list that comes whole keeps its own order until it is sorted', () => {
  expect(names({})).toEqual(['Motor', 'Travel', 'Actuaries'])
  expect(names({ sort: { key: 'name', direction: 'up' } })).toEqual(['Actuaries', 'Motor', 'Travel'])
})

test('numbers are sorted as numbers', () => {
  expect(names({ sort: { key: 'memberCount', direction: 'down' } })).toEqual(['Travel', 'Actuaries', 'Motor'])
})

test('a search takes no notice of case, and the total counts what was found', () => {
  expect(localPage(groups, { ...opened, search: ' tra', size: 1 }, columns)).toEqual({
    rows: [groups[1]],
    total: 1,
  })
})
