import { expect, test } from 'vitest'
import { goesOn } from '.'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute))
const change = { what: 'saved', personId: 'ann', parts: ['pages', 'look'], startedAt: at(0), savedAt: at(20) } as const

test.each([
  ['the same person a minute later', change, { personId: 'ann', parts: ['pages'], at: at(21) }, true],
  ['after a pause of five minutes', change, { personId: 'ann', parts: ['pages'], at: at(25) }, true],
  ['after a longer pause', change, { personId: 'ann', parts: ['pages'], at: at(26) }, false],
  ['somebody else', change, { personId: 'bob', parts: ['pages'], at: at(21) }, false],
  ['another part', change, { personId: 'ann', parts: ['pricing'], at: at(21) }, false],
  ['half an hour after it began', { ...change, savedAt: at(30) }, { personId: 'ann', parts: [], at: at(31) }, false],
  ['after going back', { ...change, what: 'wentBack' as const }, { personId: 'ann', parts: [], at: at(21) }, false],
])('a save goes on with the change before it: %s', (_when, before, save, expected) => {
  expect(goesOn(before, save)).toBe(expected)
})
