import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStorefront, startTestServer, type TestServer } from '../../platform/testing'
import { people, rooms, shopOn } from './shop.builder'

let server: TestServer
beforeAll(async () => {
  buildStorefront()
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

const read = async (path: string, language = 'en-GB') => {
  const response = await server.raw(path, { headers: { 'accept-language': language } })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

test('back from the gateway stands the look of the product, and nothing that anybody may keep', async () => {
  const shop = shopOn(server)
  await shop.publish()
  const { status, headers, html } = await read(`/p/${shop.slug}/done`, 'zh-TW')
  expect(status).toBe(200)
  expect(html).toContain('data-kind="done"')
  expect(html).toContain('<html lang="zh-TW">')
  expect(html).toContain('Harbour Travel Light')
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
})

test('all that a page after the journey needs is fetched at once, and is there', async () => {
  const { html } = await read('/p/nobody-sells-here/done')
  const early = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, address]) => address as string)
  for (const address of early) expect((await server.raw(address)).status).toBe(200)
  expect(early[0]).toMatch(/^\/p\/assets\/after-/)
  const after = await (await server.raw(early[0] as string)).text()
  const needed = [...after.matchAll(/from"\.\/([^"]+)"/g)].map(([, file]) => `/p/assets/${file}`)
  const script = /<script type="module" src="([^"]+)">/.exec(html)?.[1]
  expect(new Set([...early, script])).toEqual(new Set([...needed, script, early[0]]))
})

test('who has paid comes back to a page even where nothing is sold any more', async () => {
  const { status, html } = await read('/p/nobody-sells-here/done')
  expect([status, html.includes('data-kind="done"')]).toEqual([200, true])
})

test.each([['x'.repeat(54)], ['short'], ['%00'], ["'; drop table quotes"]])(
  'the page of a holder says nothing of anybody by itself, whatever the link is: %s',
  async (token) => {
    const { status, headers, html } = await read(`/my/${encodeURIComponent(token)}`)
    expect(status).toBe(200)
    expect(html).toContain('data-kind="my"')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain(token)
    expect(headers.get('cache-control')).toBe('no-store')
  },
)
