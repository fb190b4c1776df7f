import type { RegionEdges } from '@coverwright/contract/rating/imports'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeNames, moveEdge } from './edge-draft'

const size = { rowCount: 20, width: 6 }
const edges: RegionEdges = {
  left: 0,
  right: 3,
  titles: { from: 0, to: 1 },
  header: { from: 3, to: 3 },
  body: { from: 4, to: 15 },
  notes: { from: 17, to: 18 },
}

test('the first row of rates pushes the header up, and the header pushes the rates down', () => {
  expect(moveEdge(edges, 'from', 2, size)).toMatchObject({ header: { from: 1, to: 1 }, body: { from: 2, to: 15 } })
  expect(moveEdge(edges, 'header', 6, size)).toMatchObject({ header: { from: 6, to: 6 }, body: { from: 7, to: 15 } })
  expect(moveEdge(edges, 'from', 0, size)).toMatchObject({ header: null, titles: null, body: { from: 0, to: 15 } })
})

test('what becomes a rate is no note any more', () => {
  expect(moveEdge(edges, 'to', 17, size)).toMatchObject({ body: { from: 4, to: 17 }, notes: { from: 18, to: 18 } })
  expect(moveEdge(edges, 'to', 19, size).notes).toBeNull()
})

test('wherever edges are moved, what is left is a table that the server takes', () => {
  const move = fc.tuple(fc.constantFrom(...edgeNames), fc.integer({ min: -3, max: 30 }))
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      const { header, body, left, right, titles, notes } = moves.reduce(
        (now, [name, to]) => moveEdge(now, name, to, size),
        edges,
      )
      expect(left).toBeLessThan(right)
      expect(right).toBeLessThan(size.width)
      expect(body.from).toBeLessThanOrEqual(body.to)
      expect(body.to).toBeLessThan(size.rowCount)
      if (header) expect(header.from <= header.to && header.to < body.from && header.from >= 0).toBe(true)
      if (titles) expect(titles.to).toBeLessThan(header?.from ?? body.from)
      if (notes) expect(notes.from).toBeGreaterThan(body.to)
    }),
  )
})
