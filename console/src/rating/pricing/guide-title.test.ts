import type { Body } from '@coverwright/rules/design/products'
import { expect, test } from 'vitest'
import { guideTitle } from './guide-title'

const guide = {
  rules: [{ id: 'r1', title: 'Too many claims' }],
  tables: [
    { id: 'a6829a72', title: 'By use', table: 'acceptance' },
    { id: 'b7', title: '', table: 'acceptance' },
    { id: 'c8', title: '', table: 'gone' },
  ],
  answers: [{ id: 'n1', title: 'Risk score' }],
} as unknown as Body['underwriting']
const tables = [{ id: 'acceptance', name: 'Acceptance' }]

test.each([
  ['r1', 'Too many claims'],
  ['a6829a72', 'By use'],
  ['b7', 'Acceptance'],
  ['n1', 'Risk score'],
  ['c8', undefined],
  ['deleted meanwhile', undefined],
  [null, undefined],
])('what is wrong at %s of underwriting is said of “%s”, never of an id', (id, title) => {
  expect(guideTitle(guide, tables, id)).toBe(title)
})
