import { expect, test } from 'vitest'
import { isDeeperThan } from './json-depth'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['as deep as allowed', nested(64), false],
  ['one deeper', nested(65), true],
  ['deep and never closed', '{"a":'.repeat(100_000), true],
  ['brackets in words', JSON.stringify({ note: '['.repeat(500) }), false],
  ['brackets after an escaped quote', JSON.stringify({ note: `\\"${'{'.repeat(500)}` }), false],
  ['many beside each other', `[${Array.from({ length: 500 }, () => '[]').join()}]`, false],
  ['words that end with a backslash', JSON.stringify(['\\', JSON.parse(nested(64))]), true],
])('%s', (_what, json, isDeeper) => {
  expect(isDeeperThan(64, Buffer.from(json))).toBe(isDeeper)
})
