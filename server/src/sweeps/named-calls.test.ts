import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../platform/testing'

/** The calls about people, companies, permissions and keys that the specification names, spelled as it spells them. */
const named = readFileSync(new URL('./named-calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [method: string, path: string])

type Described = { paths: Record<string, Record<string, { summary?: string }>> }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('every call that the specification names is there, under its own name and method, and says what it does', async () => {
  const { paths } = (await (await server.raw('/openapi.json')).json()) as Described
  const missing = named.filter(([method, path]) => !paths[path]?.[method.toLowerCase()]?.summary)
  expect(missing).toEqual([])
})

test.each(named)(
  '%s %s answers a stranger with an envelope, a signing refusal or the end of a session',
  async (method, path) => {
    const post = { headers: { 'content-type': 'application/json' }, body: '{}' }
    const answer = await server.raw(path, { method, ...(method === 'POST' ? post : {}) })
    expect([200, 201]).toContain(answer.status)
  },
)
