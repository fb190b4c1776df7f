import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendEmail } from '../outbox'
import { outboxMessages } from '../outbox/tables'
import { startTestServer, testSessions, type TestServer } from '../testing'
import { clientOf } from './client-of'
import { keptQuery } from './kept-query'

const wordsTo = keptQuery('test-words', ['recipient'], (db, at) =>
  db
    .select({ text: outboxMessages.text, createdAt: outboxMessages.createdAt })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, at.recipient))
    .orderBy(asc(outboxMessages.id)),
)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rooms: [], sessions: testSessions().sessions })
})
afterAll(() => server.close())

const write = (company: string, to: string, text: string) =>
  server.within(company, (ctx) => sendEmail(ctx, { to, subject: 'Words', html: '', text }))
const read = (company: string, recipient: string) =>
  server.within(company, async (ctx) => (await wordsTo(ctx.db, { recipient })).map(({ text }) => text))

test('one text, filled in anew each time, and inside the wall of whoever asks', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  await write(one, 'ann@home.example', 'for Ann')
  await write(one, 'bo@home.example', 'for Bo')
  await write(other, 'ann@home.example', 'from another company')
  expect(await read(one, 'ann@home.example')).toEqual(['for Ann'])
  expect(await read(one, 'bo@home.example')).toEqual(['for Bo'])
  expect(await read(other, 'ann@home.example')).toEqual(['from another company'])
  expect(await read(other, "' or true --")).toEqual([])
})

test('transactions that ask at once each ask their own connection, and see what they wrote themselves', async () => {
  const company = randomUUID()
  const ready = new Set<string>()
  const seen = await Promise.all(
    ['1', '2', '3'].map((text) =>
      server.within(company, async (ctx) => {
        await sendEmail(ctx, { to: 'own@home.example', subject: 'Words', html: '', text })
        const [own] = await wordsTo(ctx.db, { recipient: 'own@home.example' })
        // Nobody else's is committed before all have read.
        await expect.poll(() => ready.add(text).size).toBe(3)
        return own
      }),
    ),
  )
  expect(seen.map((own) => own?.text)).toEqual(['1', '2', '3'])
  expect(seen[0]?.createdAt).toBeInstanceOf(Date)
})

test('PostgreSQL keeps its plan under the name', async () => {
  const kept = await server.within(randomUUID(), async (ctx) => {
    await wordsTo(ctx.db, { recipient: 'nobody' })
    return (await clientOf(ctx.db).query(`select from pg_prepared_statements where name = 'test-words'`)).rowCount
  })
  expect(kept).toBe(1)
})
