import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStorefront, type TestServer } from '../../platform/testing'
import { clock, openTill, startSales } from './sale.builder'

let server: TestServer
beforeAll(async () => {
  buildStorefront()
  server = await startSales()
})
afterAll(() => server.close())

test('a company that has closed sells nothing, and sells again once it is back', async () => {
  clock.now = new Date('2026-03-01T09:00:00Z')
  const till = await openTill(server)
  const page = async () => (await server.raw(`/p/${till.slug}`)).status
  const { token, total } = await till.quote()
  expect(await page()).toBe(200)
  const about = sql`insert into company_registry (id, name, folded_name, folded_licence, business_type, state, created_at)
    values (${till.company}, ${till.slug}, ${till.slug}, ${till.slug}, 'insurer', 'active', now())`
  await till.rows(about)
  const become = async (deactivatedAt: Date | null) => {
    await till.rows(sql`update company_registry set deactivated_at = ${deactivatedAt} where id = ${till.company}`)
    await till.rows(sql`select pg_notify('shells', ${till.slug})`)
  }
  await become(clock.now)
  await expect.poll(page).toBe(404)
  expect(await till.place(token, total)).toMatchObject({ message: 'publishing.offline' })
  await become(null)
  await expect.poll(page).toBe(200)
  expect((await till.place(token, total)).status).toBe(200)
})
