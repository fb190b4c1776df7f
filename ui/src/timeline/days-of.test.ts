import { expect, test } from 'vitest'
import { formatsOf } from '../formats'
import { daysOf, newcomersOf } from './days-of'
import type { TimelineEntry } from './timeline-types'

const entry = (key: string, at: string): TimelineEntry => ({ key, at, title: key })
const story = [
  entry('opened', '2026-11-15T16:30:00Z'),
  entry('paid', '2026-11-15T15:30:00Z'),
  entry('quoted', '2026-11-14T10:00:00Z'),
]
const shape = (zone: string) =>
  daysOf(story, formatsOf('en_us', zone).dayOf).map(({ key, entries }) => [key, ...entries.map((each) => each.key)])

test('what happened on one day stands together, by the clocks of the company', () => {
  expect(shape('UTC')).toEqual([
    ['2026-11-15', 'opened', 'paid'],
    ['2026-11-14', 'quoted'],
  ])
  expect(shape('Asia/Hong_Kong')).toEqual([
    ['2026-11-16', 'opened'],
    ['2026-11-15', 'paid'],
    ['2026-11-14', 'quoted'],
  ])
})

test('only what came after the first look is new: not the first entries, nor earlier ones that are asked for', () => {
  expect(newcomersOf(story, 'opened')).toEqual(new Set())
  expect(newcomersOf([entry('endorsed', '2026-11-15T17:00:00Z'), ...story], 'opened')).toEqual(new Set(['endorsed']))
  expect(newcomersOf([...story, entry('came', '2026-11-13T10:00:00Z')], 'opened')).toEqual(new Set())
  expect(newcomersOf(story.slice(0, 1), undefined)).toEqual(new Set(['opened']))
})

test('a story that was read anew, without what stood first in it, has nothing new to point at', () => {
  expect(newcomersOf(story, 'gone')).toEqual(new Set())
})
