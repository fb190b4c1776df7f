import { expect, test } from 'vitest'
import { readRange } from './byte-range'

test.each([
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=-200', { start: 800, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
  ['bytes=0-99999999999999999999', null],
  [undefined, null],
])('of 1,000 bytes, %s asks for %o', (header, range) => {
  expect(readRange(header, 1_000)).toEqual(range)
})
