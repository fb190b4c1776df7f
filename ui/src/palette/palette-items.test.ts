import { expect, test } from 'vitest'
import { paletteGroups } from './palette-items'

const sources = [
  { key: 'found', label: 'Found', search: async () => [] },
  { key: 'places', label: 'Go to', items: [{ key: '/publisher', label: 'Publisher' }] },
  {
    key: 'actions',
    label: 'Do',
    items: [
      { key: 'theme', label: '切換至淺色', words: 'light theme switch to light' },
      { key: 'upgrade', label: 'Upgrade the plan', words: 'subscription' },
    ],
  },
]
const found = { found: [{ key: 'product 1', label: 'Travel Light' }] }
const first = (query: string) => paletteGroups(sources, query, found)[0]?.items[0]?.label

test.each([
  ['light', '切換至淺色'],
  ['theme', '切換至淺色'],
  ['upgrade', 'Upgrade the plan'],
  ['Publ', 'Publisher'],
  ['travel', 'Travel Light'],
  ['ight', 'Travel Light'],
  ['', 'Travel Light'],
])('of what %j finds, the first is %s', (query, label) => expect(first(query)).toBe(label))

test('what was found by name stands below a command that was meant', () => {
  expect(paletteGroups(sources, 'light', found).map(({ key }) => key)).toEqual(['actions', 'found'])
})
