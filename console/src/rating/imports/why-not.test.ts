import { describeRegion, Grid, type Sheet } from '@coverwright/rules/rating/imports'
import { expect, test } from 'vitest'
import { whyNot } from './why-not'

function regionOf(...rows: string[][]) {
  const sheet: Sheet = { name: 'S', isHidden: false, merges: [], rows: rows.map((cells, at) => ({ at, cells })) }
  const header = rows.length > 2 ? { from: 0, to: 0 } : null
  const edges = {
    left: 0,
    right: 1,
    titles: null,
    header,
    body: { from: header ? 1 : 0, to: rows.length - 1 },
    notes: null,
  }
  return describeRegion(new Grid(sheet), 'r1', edges)
}

test.each([
  [
    'words and no figures',
    [
      ['Date', 'Who'],
      ['first', 'Draft'],
      ['second', 'Final'],
    ],
    'words',
  ],
  [
    'figures among words',
    [
      ['Item', 'Rate'],
      ['Winter', '75%'],
      ['Summer', 'as agreed'],
      ['Fee', '2.50'],
      ['x', 'free'],
    ],
    'mixed',
  ],
  ['one row without a header', [['Fee', '2.50 per policy']], 'lonely'],
] as const)('%s', (_, rows, why) => {
  expect(whyNot(regionOf(...rows.map((row) => [...row])), false)).toBe(why)
})
