import { productKeepingOperations } from '@coverwright/contract/design/products'
import { publishingOperations, shellOperations } from '@coverwright/contract/release/publishing'
import { designOperations } from '@coverwright/contract/release/designs'
import { permissions } from '@coverwright/rules/company/members'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorRoom } from '../../design/editor'
import { plansRoom } from '../../design/plans'
import { productsRoom } from '../../design/products'
import { startTestServer, testClock, type TestServer, testSessions } from '../../platform/testing'
import { pricing } from '../../rating/pricing'
import { productTests } from '../../rating/product-tests'
import { tablesRoom } from '../../rating/tables'
import { designsRoom } from '../designs'
import { publishingRoom } from '../publishing'
import { eraseProducts } from './erase-products'

const people = testSessions()
const clock = testClock()
const working = [productsRoom, editorRoom, plansRoom([]), tablesRoom, pricing, productTests]
let server: TestServer
beforeAll(async () => {
  const rooms = [designsRoom, ...working, publishingRoom()]
  server = await startTestServer({ rooms, sessions: people.sessions, clock: clock.read })
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
const { trash } = productKeepingOperations

async function aPet() {
  const company = randomUUID()
  const as = people.open(await server.openBrowser(), company, permissions)
  const sent = { size: 'simple', description: '', insuranceType: 'pet', name: 'Pets', currency: 'HKD' } as const
  const made = await server.call(designOperations.create, { ...sent, languages: ['en_us'] }, { as })
  const id = made.data!.id
  const erase = () => server.within(company, eraseProducts(working))
  const left = async () => {
    const counts = ['products', 'bodies', 'rate_tables', 'product_tests', 'body_changes'].map(async (table) => {
      const { rows } = await server.within(company, (ctx) =>
        ctx.db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)}`),
      )
      return rows[0]!.count
    })
    return Promise.all(counts)
  }
  return { as, id, erase, left }
}

test('a product that was never published is erased with everything after thirty days in the trash', async () => {
  const { as, id, erase, left } = await aPet()
  await server.call(trash, { id }, { as })
  const before = await left()
  expect(Math.min(...before.slice(0, 4))).toBeGreaterThan(0)
  clock.later(30 * DAY_MS - 1)
  await erase()
  expect(await left()).toEqual(before)
  clock.later(1)
  await erase()
  expect(await left()).toEqual([0, 0, 0, 0, 0])
})

test('what was published stays: policies are served by it', async () => {
  const { as, id, erase, left } = await aPet()
  const { shell } = (await server.call(publishingOperations.publishToPreLive, { productId: id }, { as })).data!
  await server.call(shellOperations.takeOffline, { shellId: shell.id }, { as })
  expect((await server.call(trash, { id }, { as })).message).toBe('')
  const before = await left()
  clock.later(31 * DAY_MS)
  await erase()
  expect(await left()).toEqual(before)
})
