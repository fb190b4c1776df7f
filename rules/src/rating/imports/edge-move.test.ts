import { expect, test } from 'vitest'
import { edgeMove, movedAgain } from './edge-move'
import type { RegionEdges } from './region'

const found: RegionEdges = {
  left: 0,
  right: 3,
  titles: { from: 0, to: 0 },
  header: { from: 1, to: 1 },
  body: { from: 2, to: 11 },
  notes: null,
}
const byHand: RegionEdges = {
  ...found,
  left: 1,
  header: { from: 1, to: 2 },
  body: { from: 3, to: 10 },
  notes: { from: 11, to: 11 },
}

test('edges moved by hand are moved alike in the next file, however many rows it has', () => {
  const longer = { ...found, body: { from: 2, to: 20 } }
  expect(movedAgain(longer, edgeMove(found, byHand), { rowCount: 21, width: 4 })).toEqual({
    ...byHand,
    body: { from: 3, to: 19 },
    notes: { from: 20, to: 20 },
  })
  expect(movedAgain(found, edgeMove(found, found), { rowCount: 12, width: 4 })).toEqual(found)
})

test('a move that would leave the sheet, or nothing of the table, is not made', () => {
  const move = edgeMove(found, byHand)
  expect(movedAgain({ ...found, body: { from: 2, to: 3 } }, move, { rowCount: 4, width: 4 })).toBeNull()
  const wider = edgeMove(found, { ...found, right: 5 })
  expect(movedAgain(found, wider, { rowCount: 12, width: 4 })).toBeNull()
})
