import { expect, test } from 'vitest'
import { type Difference, goesOn } from '.'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute))
const difference = (field: string): Difference => ({ how: 'changed', thing: 'question', title: 'Smoker', field })
const [worded, ruled] = [[difference('title')], [difference('showIf')]]
const change = {
  ...({ what: 'saved', personId: 'ann', parts: ['pages', 'look'], startedAt: at(0), savedAt: at(15) } as const),
  differences: worded,
}
const save = { personId: 'ann', parts: ['pages'], at: at(16), differences: worded }

test.each([
  ['the same person a minute later', change, save, true],
  ['after a rest of ten minutes', change, { ...save, at: at(25) }, true],
  ['after a longer rest', change, { ...save, at: at(26) }, false],
  ['somebody else', change, { ...save, personId: 'bob' }, false],
  ['another part', change, { ...save, parts: ['pricing'] }, false],
  ['a condition after wording', change, { ...save, differences: ruled }, false],
  ['wording after a condition', { ...change, differences: ruled }, save, false],
  ['one condition after another', { ...change, differences: ruled }, { ...save, differences: ruled }, true],
  ['a condition after what was changed back', { ...change, differences: [] }, { ...save, differences: ruled }, true],
  ['half an hour after it began', { ...change, savedAt: at(30) }, { ...save, at: at(31) }, false],
  ['after going back', { ...change, what: 'wentBack' as const }, save, false],
])('a save goes on with the change before it: %s', (_when, before, next, expected) => {
  expect(goesOn(before, next)).toBe(expected)
})
