import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOpenToStrangers, findUnguarded } from './sweep-access'
import { findFragileAddresses } from './sweep-addresses'
import { findFragile } from './sweep-garbage'
import { findUnrepeatable } from './sweep-idempotency'
import { type SweepServer, startSweepServer } from './sweep-server'
import { findLeaks } from './sweep-walls'

/** The whole number, 2,000 for each operation, is run by `npm run bench -- r10`. */
const BAD_REQUESTS_IN_ALL = 2_000
const BAD_REQUESTS_EACH = { least: 10, most: 200 }

let server: SweepServer

beforeAll(async () => {
  server = await startSweepServer()
}, 300_000)
afterAll(() => server.close())

test('without a session every operation that needs one answers HTTP 201', async () => {
  expect(await findOpenToStrangers(server)).toEqual([])
}, 600_000)

test('without its permission no operation runs', async () => {
  expect(await findUnguarded(server)).toEqual([])
}, 600_000)

test("another company's ids show nothing and change nothing", async () => {
  expect(await findLeaks(server)).toEqual([])
}, 600_000)

test('a repeated key gives the same answer, another body with it is refused, twenty at once run once', async () => {
  expect(await findUnrepeatable(server)).toEqual([])
}, 600_000)

test('nonsense is refused: nothing breaks, tells about its inside or takes a second', async () => {
  const share = Math.floor(BAD_REQUESTS_IN_ALL / server.operations.length)
  const each = Math.min(BAD_REQUESTS_EACH.most, Math.max(BAD_REQUESTS_EACH.least, share))
  expect(await findFragile(server, each, 10)).toEqual([])
}, 600_000)

test('nonsense in an address is refused: nothing breaks or tells about its inside', async () => {
  expect(await findFragileAddresses(server)).toEqual([])
}, 600_000)
