import { expect, test } from 'vitest'
import { z } from 'zod'
import { asStored, misfitsOf } from './stored'

const limit = z.union([z.object({ on: z.string().max(10) }), z.object({ days: z.int().max(9) })])
const Thing = z.object({
  kind: z.discriminatedUnion('is', [z.object({ is: z.literal('a'), name: z.string().max(3) })]),
  words: z.record(z.string().max(2), z.string()),
  limit: limit.optional(),
})
const sound = { kind: { is: 'a', name: 'abc' }, words: { a: 'x' } }

test.each<[string, unknown, string[]]>([
  ['what fits', sound, []],
  ['a text that is too long', { ...sound, kind: { is: 'a', name: 'abcd' } }, []],
  ['a key that is too long', { ...sound, words: { abc: 'x' } }, []],
  ['a limit that breaks the limits of its own shape', { ...sound, limit: { days: 10 } }, []],
  ['a number for a text', { ...sound, kind: { is: 'a', name: 3 } }, ['kind.name']],
  ['a kind that nobody knows', { ...sound, kind: { is: 'b', name: 'abc' } }, ['kind.is']],
  ['a limit of no shape', { ...sound, limit: { on: 3 } }, ['limit']],
  ['nothing at all', null, ['']],
])('%s: %j has its shape but for %j', (_what, value, misfits) => {
  expect(misfitsOf(Thing, value)).toEqual(misfits)
  expect(asStored(Thing).safeParse(value).success).toBe(misfits.length === 0)
})

test('a field that no schema names does not leave with what fits', () => {
  expect(asStored(Thing).parse({ ...sound, secret: 1 })).toEqual(sound)
})
