import { expect, test } from 'vitest'
import { edgesAt, spanOf, zoneOf } from './sheet-marks'

const region = {
  id: 'r1',
  title: '',
  columns: [],
  cross: null,
  edges: {
    left: 1,
    right: 3,
    titles: { from: 0, to: 0 },
    header: { from: 2, to: 3 },
    body: { from: 4, to: 9 },
    notes: { from: 11, to: 11 },
  },
}

test('every cell knows what it is part of', () => {
  const zone = (row: number, column: number) => zoneOf([region], row, column).zone
  expect([zone(0, 1), zone(1, 1), zone(3, 3), zone(9, 2), zone(11, 1), zone(5, 0), zone(5, 4)]).toEqual([
    'title',
    'none',
    'header',
    'body',
    'notes',
    'none',
    'none',
  ])
})

test('the frame of a table runs around its header and its rates', () => {
  expect(edgesAt(region, 2, 1)).toBe('top left')
  expect(edgesAt(region, 9, 3)).toBe('bottom right')
  expect(edgesAt(region, 5, 2)).toBe('')
})

test('a merged cell covers its columns in every row it spans', () => {
  const merges = [{ top: 2, left: 1, bottom: 3, right: 3 }]
  expect([spanOf(merges, 2, 1), spanOf(merges, 3, 2), spanOf(merges, 4, 1)]).toEqual([3, 0, 1])
})
