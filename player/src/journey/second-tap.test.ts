import { expect, test } from 'vitest'
import { isSecondTap } from './second-tap'

test.each([
  ['a double click', { clicks: 2, openForMs: 80, isRefused: false }, true],
  [
    'a double tap that no browser counted, on a page that still asks for something',
    { clicks: 1, openForMs: 250, isRefused: true },
    true,
  ],
  ['somebody quick, on a page that asks for nothing', { clicks: 1, openForMs: 250, isRefused: false }, false],
  ['somebody who read the page and left something out', { clicks: 1, openForMs: 2_000, isRefused: true }, false],
])('%s', (_, tap, expected) => expect(isSecondTap(tap)).toBe(expected))
