import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../platform/testing'
import { demoCompanies, HARBOUR, LANTERN } from './demo-companies'
import { isEmpty, seedDemo } from './seed-demo'

const PASSWORD = 'Walk-right-in-1'
let server: TestServer

beforeAll(async () => void (server = await startTestServer({ settings: { DEMO_PASSWORD: PASSWORD } })))
afterAll(() => server.close())

const seed = () => seedDemo(server.db, server.jobParts.surroundings, { bookDays: 2 })

test('a demo that fails at its last person leaves nothing behind', async () => {
  await server.db.server.query(`insert into people (id, email, email_key, password_changed_at, home_company, created_at)
    values (gen_random_uuid(), 'primary@lantern.example', 'primary@lantern.example', now(), gen_random_uuid(), now())`)
  await expect(seed()).rejects.toThrow('primary@lantern.example belongs to somebody already')
  expect(await isEmpty(server.db)).toBe(true)
  expect((await server.db.server.query('delete from people')).rowCount).toBe(1)
})

test('every person of the demo signs in with the one password, on a browser never seen before', async () => {
  expect(await seed()).toEqual({ password: PASSWORD })
  for (const { email } of demoCompanies.flatMap(({ people }) => people))
    expect((await server.signIn(email, PASSWORD)).token).toBeTruthy()
})

test('a second seeding changes nothing', async () => {
  expect(await seed()).toBeNull()
  expect(await isEmpty(server.db)).toBe(false)
})

test('the insurer finds notices in its drawer, and the broker finds none of them', async () => {
  const count = async (company: string) =>
    (await server.within(company, (ctx) => ctx.db.execute('select 1 from notices'))).rowCount
  expect(await count(HARBOUR)).toBeGreaterThan(1)
  expect(await count(LANTERN)).toBe(0)
})

test('most who ask the demo for a price may buy, and some have to be looked at', async () => {
  const { rows } = await server.within(HARBOUR, (ctx) =>
    ctx.db.execute<{ state: string; count: number }>('select state, count(*)::int as count from quotes group by state'),
  )
  const count = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  expect(count('referred')).toBeGreaterThan(0)
  expect(count('referred', 'declined')).toBeLessThan(count('bought', 'priced') / 4)
})
