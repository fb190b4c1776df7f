import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { mediaOperations } from '@coverwright/contract/company/media'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { startQuestion } from '@coverwright/rules/design/forms'
import type { Recipe } from '@coverwright/rules/design/parts'
import type { Body } from '@coverwright/rules/design/products'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildStorefront, startTestServer, type TestServer } from '../../platform/testing'
import { ROOT } from '../../root'
import { compileJourney, compilePage, FIRST_FLIGHT_BYTES } from './compile-page'
import { policyHash } from './policy-hash'
import { people, renamed, rooms, type Shop, shopOn } from './shop.builder'
import { readStorefrontBuild } from './storefront-build'
import { travelLight } from './travel-light'

let server: TestServer

beforeAll(async () => {
  buildStorefront()
  server = await startTestServer({ rooms, sessions: people.sessions })
})
afterAll(() => server.close())

const { publishBody } = publishingOperations
let shop: Shop
let slug: string
beforeEach(() => {
  shop = shopOn(server)
  slug = shop.slug
})

test('a page comes in one flight, and nothing inline runs in it', async () => {
  await shop.publish()
  const page = await server.raw(`/p/${slug}`, { headers: { 'accept-encoding': 'br' } })
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(Number(page.headers.get('content-length'))).toBeLessThan(FIRST_FLIGHT_BYTES)
  const html = await page.text()
  expect(policy).toContain(`style-src ${policyHash(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '')}`)
  expect(policy).not.toContain('unsafe')
  expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|javascript:/i)
  expect(html.match(/<script[^>]*>[^<]/g)).toBeNull()
})

test.each([
  ['?lang=zh_tw', 'en-US', '說說你的旅程', 'zh-TW'],
  ['', 'zh-CN,zh;q=0.9', '说说你的旅程', 'zh-CN'],
  ['', 'zh-HK', '說說你的旅程', 'zh-TW'],
  ['', 'fr', 'Tell us about your trip', 'en-US'],
  ['?lang=klingon', 'en-AU', 'Tell us about your trip', 'en-GB'],
])('with %s and a browser that asks for %s it says %s', async (query, asked, title, tag) => {
  await shop.publish()
  const html = await (await server.raw(`/p/${slug}${query}`, { headers: { 'accept-language': asked } })).text()
  expect(html).toContain(`<h1 tabindex="-1">${title}</h1>`)
  expect(html).toContain(`<html lang="${tag}">`)
})

test('who has the page is told so, and every encoding says the same', async () => {
  await shop.publish()
  const first = await server.raw(`/p/${slug}`, { headers: { 'accept-encoding': 'identity' } })
  const etag = first.headers.get('etag') ?? ''
  const again = await server.raw(`/p/${slug}`, { headers: { 'if-none-match': `W/${etag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(first.headers.get('vary')).toBe('accept-language, accept-encoding')
  const pressed = await server.app.http.inject({ url: `/p/${slug}`, headers: { 'accept-encoding': 'gzip, br' } })
  expect(brotliDecompressSync(pressed.rawPayload).toString()).toBe(await first.text())
})

test('the journey behind the page is fetched once and kept for ever, in one language', async () => {
  const { shell } = await shop.publish()
  const address = `/p/${slug}/body/${shell.bodyHash}/zh_tw.json`
  const answer = await server.raw(address)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const journey = (await answer.json()) as { hash: string; body: Body; words: { next: string } }
  expect(journey).toMatchObject({ hash: shell.bodyHash, words: { next: '下一步' } })
  expect(journey.body.pages[1]?.title).toEqual({ zh_tw: '誰會同行？' })
  for (const wrong of [address.replace('zh_tw', 'xx_xx'), address.replace(shell.bodyHash, '0'.repeat(64))])
    expect((await server.raw(wrong)).status).toBe(404)
})

test('prices and underwriting stay on the server', async () => {
  const told = { title: 'only-we-know', when: 'only-we-know' }
  const pricing: Recipe = {
    version: 1,
    currency: 'only-we-know',
    steps: [{ ...told, kind: 'formula', name: 'only-we-know', formula: 'only-we-know' }],
    addOns: [],
    outputs: { yearly: 'only-we-know', monthly: null, parts: [] },
  }
  const rule = { ...told, id: 'only-we-know', reason: 'only-we-know', verdict: { decision: 'refer' } } as const
  const body: Body = { ...travelLight, pricing, underwriting: { version: 1, rules: [rule], tables: [] } }
  const [hash, language, build] = ['0'.repeat(64), 'en_us', readStorefrontBuild(ROOT)] as const
  const journey = await compileJourney({ body, hash, language })
  const page = await compilePage({ body, hash, language, slug, build: build!, day: 20_000 })
  expect(page.content.toString()).toContain('Tell us about your trip')
  for (const { content } of [journey, page]) expect(content.toString()).not.toContain('only-we-know')
})

test('after the first view a page costs no query', async () => {
  await shop.publish()
  await shop.read()
  const connect = vi.spyOn(server.db.server, 'connect')
  const costOfTwenty = async () => {
    connect.mockClear()
    for (let view = 0; view < 20; view++) await shop.read()
    return connect.mock.calls.length
  }
  // The word that something was published may come after that view; it is read once more then, and no more.
  await expect.poll(costOfTwenty).toBe(0)
  connect.mockRestore()
})

test('an address that nobody sells at says so in the reader’s language', async () => {
  const page = await server.raw('/p/nobody-sells-here', { headers: { 'accept-language': 'zh-TW' } })
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('這裡沒有產品')
  expect((await server.raw('/p/%2e%2e%2fetc')).status).toBe(404)
  expect((await server.raw('/p/assets/nothing.js')).status).toBe(404)
})

test('while the shop is looked after, its pages say so', async () => {
  const closed = await startTestServer({
    rooms,
    sessions: people.sessions,
    db: server.db,
    settings: { MAINTENANCE: 'on' },
  })
  const page = await closed.raw('/p/travel-light')
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('300')
  expect(await page.text()).toMatch(
    /We are Under Maintenance\.[^]*Will be Back Soon![^]*<svg class="works"|<svg class="works"[^]*We are Under Maintenance\.[^]*Will be Back Soon!/,
  )
  await closed.close()
})

test('texts of a product are shown, never run', async () => {
  const attack = '</style><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  const product = await shop.openTravelLight({
    ...renamed(attack)(travelLight),
    name: { ...travelLight.name, en_us: attack },
  })
  await server.call(publishBody, { productId: product.id, slug }, { as: await shop.member() })
  const html = await shop.read()
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;script&gt;alert(1)')
})

test('a buyer reads the booklet that the plan was published with, and no other file', async () => {
  const as = await shop.member()
  const send = async (text: string) => {
    const bytes = Buffer.from(`%PDF-1.4\n% ${text}\ntrailer<<>>\n%%EOF\n`)
    const draft = { purpose: 'planDocument', name: 'Wording.pdf', size: bytes.length } as const
    const ticket = (await server.call(mediaOperations.requestUpload, draft, { as })).data!
    await server.raw(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) })
    const { id } = (await server.call(mediaOperations.completeUpload, { uploadId: ticket.uploadId }, { as })).data!
    return {
      language: 'en_us' as const,
      fileId: id,
      name: 'Wording.pdf',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
    }
  }
  const [booklet, secret] = [await send('sold'), await send('secret')]
  const texts = Object.fromEntries(travelLight.languages.map((language) => [language, 'Plan']))
  const plan = (id: string) => ({
    ...{ id, title: texts, subtitle: {}, description: {}, covers: [], addOns: [], declarations: [] },
    booklet: id === 'a' ? [booklet] : [],
    coverDocument: [],
  })
  const question = { ...startQuestion('plan', 'choice', 'chosenPlan'), title: texts, options: [] }
  const [first] = travelLight.pages
  const pages = [{ ...first!, questions: [...first!.questions, question] }]
  const plans = { currency: 'HKD', addOns: [], plans: [plan('a'), plan('b')] }
  const product = await shop.openTravelLight({ ...travelLight, pages, plans })
  const shell = (await server.call(publishBody, { productId: product.id, slug }, { as })).data!
  const journey = await (await server.raw(`/p/${slug}/body/${shell.bodyHash}/zh_tw.json`)).text()
  const address = `/p/${slug}/documents/${shell.bodyHash}/${booklet.sha256}.pdf`
  expect(journey).toContain(address)
  const read = await server.raw(address)
  expect(read.status).toBe(200)
  expect(read.headers.get('content-type')).toBe('application/pdf')
  expect(read.headers.get('content-disposition')).toContain('inline')
  expect(await read.text()).toContain('sold')
  for (const wrong of [address.replace(booklet.sha256, secret.sha256), address.replace(shell.bodyHash, '0'.repeat(64))])
    expect((await server.raw(wrong)).status).toBe(404)
})
