import type { TimelinePage } from '@coverwright/contract/company/audit'
import { expect, test } from 'vitest'
import { withEarlier, withNewest } from './join-timeline'

const page = (places: number[], hasEarlier = false): TimelinePage => ({
  rows: places.map((place) => ({
    place,
    at: '2026-11-15T17:41:00.000Z',
    what: 'members.joined',
    memberId: null,
    memberName: '',
    about: {},
    things: [],
  })),
  hasEarlier,
})
const placesOf = ({ rows }: TimelinePage) => rows.map(({ place }) => place)

test('what happens comes on top of what is known, and earlier pages stay', () => {
  const known = withEarlier(page([9, 7], true), page([4, 2]))
  const joined = withNewest(known, page([11, 9], true))
  expect(placesOf(joined)).toEqual([11, 9, 7, 4, 2])
  expect(joined.hasEarlier).toBe(false)
})

test('nothing new changes nothing', () => {
  const known = page([9, 7, 4], true)
  expect(withNewest(known, page([9, 7], true))).toEqual(known)
})

test('where more happened than one page holds, the story begins anew instead of leaving something out', () => {
  const joined = withNewest(page([9, 7]), page([20, 15], true))
  expect(joined).toEqual(page([20, 15], true))
})

test('a whole story that is shorter than a page replaces what was known of it', () => {
  expect(placesOf(withNewest(page([3]), page([8, 3])))).toEqual([8, 3])
  expect(placesOf(withNewest(undefined, page([8])))).toEqual([8])
  expect(placesOf(withNewest(page([8]), page([])))).toEqual([])
})

test('a page that was asked for twice is told once', () => {
  const known = withEarlier(page([9, 7], true), page([4, 2], true))
  expect(placesOf(withEarlier(known, page([4, 2], true)))).toEqual([9, 7, 4, 2])
})
