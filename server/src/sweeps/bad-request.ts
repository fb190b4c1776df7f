import type { Operation } from '@coverwright/contract/platform'
import fc, { type Arbitrary } from 'fast-check'
import { requestsFor } from './shape-arbitrary'

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
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  0.1,
  1e21,
  -0,
)
const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, [], {}, [[]], { length: -1 }, { toString: 1 }, { __proto__: null }),
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
export function badRequestsFor(operation: Operation): Arbitrary<BadRequest> {
  const spoilt = fc
    .tuple(requestsFor(operation), hostileValue, fc.nat(), fc.constantFrom('replace', 'remove', 'add', 'keep'))
    .map(([request, value, place, way]) => JSON.stringify(spoil(request, value, place, way)) ?? '')
  return fc.record({
    body: fc.oneof({ arbitrary: spoilt, weight: 3 }, { arbitrary: rawBody, weight: 1 }),
    headers: oddHeaders,
  })
}

/** Spoils one field somewhere inside; which one follows from `place`. */
function spoil(request: unknown, value: unknown, place: number, way: string): unknown {
  if (way === 'keep') return request
  if (request === null || typeof request !== 'object') return value
  const names = Object.keys(request)
  if (way === 'add' || names.length === 0) return { ...request, [`extra${place % 3}`]: value }
  const name = names[place % names.length] ?? ''
  const copy: Record<string, unknown> = { ...(request as Record<string, unknown>) }
  if (way === 'remove') delete copy[name]
  else copy[name] = place % 5 === 0 ? spoil(copy[name], value, Math.floor(place / 5), way) : value
  return copy
}
