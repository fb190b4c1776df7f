import { expect, test } from 'vitest'
import type { TableColumn } from '../pricing'
import { appliesTogether } from './apply-together'

const key = (title: string): TableColumn => ({ id: 'key', title, role: 'exact', of: 'text' })
const percent: TableColumn = { id: 'percent', title: 'Percent', role: 'factor' }

test.each([
  ['Loadings', 'Loading', [percent]],
  ['Discounts', 'Description', [percent]],
  ['Endorsements', 'Endorsement', [{ ...percent, title: 'Loading %' }]],
  ['附加費', '項目', [percent]],
] as const)('of %s by “%s” several may apply to one customer', (name, title, values) => {
  expect(appliesTogether({ name, columns: [key(title), ...values] })).toBe(title)
})

test.each([
  ['a no-claims scale', 'No-claims discount', 'Years', []],
  ['occupations', 'Occupation loading', 'Occupation', []],
  ['factors by item', 'Items', 'Item', []],
  ['two keys', 'Loadings', 'Loading', [{ ...key('Plan'), id: 'plan' }]],
] as const)('%s: one answer is right', (_, name, title, more) => {
  expect(appliesTogether({ name, columns: [key(title), ...more, percent] })).toBeNull()
})
