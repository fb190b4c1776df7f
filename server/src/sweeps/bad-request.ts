import type { Operation } from '@coverwright/contract/platform'
import fc, { type Arbitrary } from 'fast-check'
import { fittingRequests, requestsFor, type Vocabulary } from './shape-arbitrary'

/** A body as bytes on the wire, and headers that go with it instead of the proper ones. */
export type BadRequest = { body: string | Uint8Array; headers: Record<string, string> }

const hostileText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  "' or 1=1 --",
  "'; drop table people; --",
  '$1',
  '%00',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=cmd|calc!A1',
  '\u202Ereversed',
  '０１２３',
  'é'.repeat(300),
  'x'.repeat(100_000),
  '9'.repeat(400),
  '0000-00-00',
  '9999-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'NaN',
  '[object Object]',
)
const hostileNumber = fc.constantFrom(
  -1,
  0,
  1e308,
  -1e308,
  5e-324,
  ...[15, 16, 31, 32, 53, 63, 64].flatMap((bits) => [2 ** bits - 1, 2 ** bits, -(2 ** bits), -(2 ** bits) - 1]),
  0.1,
  1e21,
  -0,
)
/** Deeper than a person writes, around the depth that is taken. */
const nested = (depth: number, isList: boolean): unknown =>
  depth === 0 ? 1 : isList ? [nested(depth - 1, isList)] : { a: nested(depth - 1, isList) }
const hostileDepth = fc
  .tuple(fc.constantFrom(20, 60, 61, 62, 63, 64, 65, 2_000), fc.boolean())
  .map(([depth, isList]) => nested(depth, isList))

const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  hostileDepth,
  fc.constantFrom(null, true, [], {}, [[]], { length: -1 }, { toString: 1 }, { __proto__: null }),
  fc.constantFrom([null], [null, null], [[null]], [{}, null], [true, 'x', 1], { a: null }, [undefined]),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Rare, because there are few of them and each takes as long as a hundred others. */
const hugeBody = fc.constantFrom(
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  `"${'x'.repeat(500_000)}"`,
  `[${'0,'.repeat(100_000)}0]`,
)
const brokenBody = fc.constantFrom(
  '',
  '{',
  '[',
  'null',
  '[]',
  '""',
  '0',
  '{}{}',
  '{"a":}',
  'undefined',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a":1,"a":2}',
  '1e999',
  '-',
)
const rawBody: Arbitrary<string | Uint8Array> = fc.oneof(
  { arbitrary: hugeBody, weight: 1 },
  { arbitrary: brokenBody, weight: 8 },
  { arbitrary: fc.uint8Array({ maxLength: 200 }), weight: 8 },
  { arbitrary: fc.string({ maxLength: 200 }), weight: 8 },
  { arbitrary: hostileValue.map((value) => JSON.stringify(value) ?? ''), weight: 8 },
)

const oddHeaders: Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'x'.repeat(500) },
  { 'idempotency-key': "'; drop table idempotency_keys; --" },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data' },
  { 'x-request-id': '../../etc' },
  { nowpage: '-1', pagesize: '1e9' },
  { nowpage: 'NaN', pagesize: "'" },
  { accept: 'text/html' },
)

/** Requests that no honest client sends: broken bytes, wrong shapes, and right shapes with one thing badly wrong. */
export function badRequestsFor(operation: Operation, words: Vocabulary): Arbitrary<BadRequest> {
  const spoilt = fc
    .tuple(requestsFor(operation, words), hostileValue, fc.nat(), fc.constantFrom('replace', 'remove', 'add', 'keep'))
    .map(([request, value, place, way]) => JSON.stringify(spoil(request, value, place, way)) ?? '')
  return fc.record({
    body: fc.oneof({ arbitrary: spoilt, weight: 3 }, { arbitrary: rawBody, weight: 1 }),
    headers: oddHeaders,
  })
}

/** What has broken something before: each is tried in each field of a request that is otherwise in order. */
const breaking: readonly unknown[] = [null, [null], 2 ** 31, 2 ** 63, 'a\u0000b', nested(70, true), [[]], { a: [null] }]

/** Nonsense in one field after the other; where answers are sent, in every answer at once and of several products. */
export function spoiltFields(operation: Operation, words: Vocabulary, seed: number): BadRequest[] {
  const [first, ...others] = fittingRequests(operation, 12, seed, words).filter(isObject)
  if (!first) return []
  const inEach = Object.keys(first).flatMap((name) => breaking.map((value) => ({ ...first, [name]: value })))
  const inAnswers = [first, ...others]
    .filter((request) => 'answers' in request)
    .flatMap((request) => breaking.map((value) => ({ ...request, answers: everyAnswer(words, value) })))
  return [...inEach, ...inAnswers].map((spoilt) => ({ body: JSON.stringify(spoilt), headers: {} }))
}

const isObject = (request: unknown): request is Record<string, unknown> =>
  typeof request === 'object' && request !== null

const everyAnswer = ({ answerNames }: Vocabulary, value: unknown) =>
  Object.fromEntries(answerNames.map((name) => [name, value]))

/** Spoils one field or entry somewhere inside; which one, and how deep, follows from `place`. */
function spoil(request: unknown, value: unknown, place: number, way: string): unknown {
  if (way === 'keep') return request
  if (request === null || typeof request !== 'object') return value
  if (Array.isArray(request)) return spoilList(request, value, place, way)
  const names = Object.keys(request)
  if (way === 'add' || names.length === 0) return { ...request, [`extra${place % 3}`]: value }
  const name = names[place % names.length] ?? ''
  const copy: Record<string, unknown> = { ...(request as Record<string, unknown>) }
  if (way === 'remove') delete copy[name]
  else copy[name] = spoilDeeper(copy[name], value, Math.floor(place / names.length), way)
  return copy
}

function spoilList(list: readonly unknown[], value: unknown, place: number, way: string): unknown[] {
  if (way === 'add' || list.length === 0) return [...list, value]
  const at = place % list.length
  if (way === 'remove') return list.filter((_, each) => each !== at)
  return list.map((entry, each) =>
    each === at ? spoilDeeper(entry, value, Math.floor(place / list.length), way) : entry,
  )
}

/** Half of what has an inside is spoilt there, and so on inward. */
const spoilDeeper = (inner: unknown, value: unknown, place: number, way: string): unknown =>
  place % 2 === 0 && inner !== null && typeof inner === 'object'
    ? spoil(inner, value, Math.floor(place / 2), way)
    : value
