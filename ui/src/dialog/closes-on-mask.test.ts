import { expect, test } from 'vitest'
import { closesOnMask } from './closes-on-mask'

const OPENED_AT = 10_000

test.each([
  ['the second half of a double click leaves it open', 2, 90, false],
  ['so does a slow one that comes once it is there', 2, 450, false],
  ['a press while it has hardly come leaves it open, too', 1, 399, false],
  ['a press beside it closes it', 1, 400, true],
  ['however long it was open', 1, 60_000, true],
])('%s', (_what, detail, after, closes) =>
  expect(closesOnMask({ detail, timeStamp: OPENED_AT + after }, OPENED_AT)).toBe(closes),
)
