import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { productOperations } from '@coverwright/contract/products'
import { mediaOperations } from '@coverwright/contract/media'
import { publishingOperations } from '@coverwright/contract/publishing'
import { startQuestion } from '@coverwright/rules/forms'
import { permissions } from '@coverwright/rules/members'
import type { Body } from '@coverwright/rules/products'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../platform/testing'
import { media } from '../media'
import { openProduct, productsRoom } from '../products'
import { ROOT } from '../root'
import { compileJourney, compilePage, FIRST_FLIGHT_BYTES } from './compile-page'
import { policyHash } from './sha256'
import { readStorefrontBuild } from './storefront-build'
import { travelLight } from './travel-light'
import { publishingRoom } from '.'

const people = testSessions()
const rooms = [productsRoom, publishingRoom, media]
let server: TestServer
/** A second process on the same database, as behind a balancer. */
let other: TestServer

beforeAll(async () => {
  const build = `import('./scripts/build-or-explain.mjs').then((it) => it.buildOrExplain(['storefront']))`
  expect(spawnSync(process.execPath, ['-e', build], { cwd: ROOT, encoding: 'utf8' })).toMatchObject({ status: 0 })
  server = await startTestServer({ rooms, sessions: people.sessions })
  other = await startTestServer({ rooms, sessions: people.sessions, db: server.db })
})
afterAll(async () => {
  await other.close()
  await server.close()
})

let company: string
let slug: string
beforeEach(() => {
  company = randomUUID()
  slug = `trip-${company.slice(0, 8)}`
})

const { publishBody, listShells } = publishingOperations
const member = async () => people.open(await server.openBrowser(), company, permissions)

const openTravelLight = (body: Body = travelLight) =>
  server.within(company, (ctx) =>
    openProduct(ctx, {
      name: 'Travel Light',
      description: '',
      size: 'simple',
      insuranceType: 'travel',
      currency: 'HKD',
      languages: ['en_us'],
      timeZone: 'Asia/Hong_Kong',
      ownerId: null,
      body,
    }),
  )

async function publish() {
  const product = await openTravelLight()
  const as = await member()
  const published = await server.call(publishBody, { productId: product.id, slug }, { as })
  return { product, as, shell: published.data! }
}

async function saveAndPublish(as: Awaited<ReturnType<typeof member>>, productId: string, change: (body: Body) => Body) {
  const copy = (await server.call(productOperations.editCopy, { productId }, { as })).data!
  const body = change(copy.body as Body) as never
  await server.call(productOperations.saveBody, { productId, baseRevision: copy.revision, body }, { as })
  return server.call(publishBody, { productId, slug }, { as })
}
const renamed = (title: string) => (body: Body) => ({
  ...body,
  pages: body.pages.map((page, place) => (place === 0 ? { ...page, title: { ...page.title, en_us: title } } : page)),
})
const read = async (from: TestServer, headers = {}) => (await from.raw(`/p/${slug}`, { headers })).text()

test('a published body is frozen under the hash of its content and stands at its address', async () => {
  const { product, as, shell } = await publish()
  expect(shell).toMatchObject({ slug, path: `/p/${slug}`, bodyNumber: 1 })
  expect(shell.bodyHash).toMatch(/^[0-9a-f]{64}$/)
  const page = await server.raw(`/p/${slug}`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<h1 tabindex="-1">Tell us about your trip</h1>')
  expect(html.match(/<input/g)?.length).toBeGreaterThan(4)
  const opened = await server.call(productOperations.get, { id: product.id }, { as })
  expect(opened.data).toMatchObject({
    product: { state: 'published', may: expect.arrayContaining(['editCopy']) },
    body: { state: 'published' },
  })
  const body = opened.data!.body.body as never
  const saved = await server.call(productOperations.saveBody, { productId: product.id, baseRevision: 1, body }, { as })
  expect(saved).toMatchObject({ status: 409, message: 'product.bodyPublished' })
  expect((await server.call(listShells, { productId: product.id }, { as })).data?.rows).toEqual([shell])
})

test('a page comes in one flight, and nothing inline runs in it', async () => {
  await publish()
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
  await publish()
  const html = await (await server.raw(`/p/${slug}${query}`, { headers: { 'accept-language': asked } })).text()
  expect(html).toContain(`<h1 tabindex="-1">${title}</h1>`)
  expect(html).toContain(`<html lang="${tag}">`)
})

test('who has the page is told so, and every encoding says the same', async () => {
  await publish()
  const first = await server.raw(`/p/${slug}`, { headers: { 'accept-encoding': 'identity' } })
  const etag = first.headers.get('etag') ?? ''
  const again = await server.raw(`/p/${slug}`, { headers: { 'if-none-match': `W/${etag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(first.headers.get('vary')).toBe('accept-language, accept-encoding')
  const pressed = await server.app.http.inject({ url: `/p/${slug}`, headers: { 'accept-encoding': 'gzip, br' } })
  expect(brotliDecompressSync(pressed.rawPayload).toString()).toBe(await first.text())
})

test('the journey behind the page is fetched once and kept for ever, in one language', async () => {
  const { shell } = await publish()
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
  const secret = { factor: 'only-we-know' }
  const body = { ...travelLight, pricing: secret, underwriting: secret }
  const [hash, language, build] = ['0'.repeat(64), 'en_us', readStorefrontBuild(ROOT)] as const
  const journey = await compileJourney({ body, hash, language })
  const page = await compilePage({ body, hash, language, slug, build: build!, day: 20_000 })
  expect(page.content.toString()).toContain('Tell us about your trip')
  for (const { content } of [journey, page]) expect(content.toString()).not.toContain('only-we-know')
})

test('after the first view a page costs no query', async () => {
  await publish()
  await read(server)
  const connect = vi.spyOn(server.db.server, 'connect')
  for (let view = 0; view < 20; view++) await read(server)
  expect(connect).not.toHaveBeenCalled()
  connect.mockRestore()
})

test('a new body shows at once at the same address in every process, and the old one stays for who is on it', async () => {
  const { product, as, shell } = await publish()
  expect(await read(other)).toContain('Tell us about your trip')
  const next = await saveAndPublish(as, product.id, renamed('Where to?'))
  expect(next.data).toMatchObject({ id: shell.id, bodyNumber: 2 })
  await vi.waitFor(async () => expect(await read(other)).toContain('Where to?'), 30_000)
  expect(await read(server)).toContain('Where to?')
  const older = await other.raw(`/p/${slug}/body/${shell.bodyHash}/en_us.json`)
  expect(await older.text()).toContain('Tell us about your trip')
})

test('the same content again is the same body: only the pointer moves back', async () => {
  const { product, as, shell } = await publish()
  await saveAndPublish(as, product.id, renamed('Where to?'))
  const back = await saveAndPublish(as, product.id, renamed('Tell us about your trip'))
  expect(back.data).toMatchObject({ bodyHash: shell.bodyHash, bodyNumber: 1 })
})

test('an unsound body is not published', async () => {
  const product = await openTravelLight({ ...travelLight, pages: [] })
  const answer = await server.call(publishBody, { productId: product.id, slug }, { as: await member() })
  expect(answer).toMatchObject({ status: 409, message: 'publishing.unsound', values: { count: 1 } })
  expect((await server.raw(`/p/${slug}`)).status).toBe(404)
})

test('an address belongs to one company, also when two reach for it at once', async () => {
  const [first, second] = [await openTravelLight(), await member()]
  const taken = slug
  company = randomUUID()
  const [rival, third] = [await openTravelLight(), await member()]
  const answers = await Promise.all([
    server.call(publishBody, { productId: first.id, slug: taken }, { as: second }),
    server.call(publishBody, { productId: rival.id, slug: taken }, { as: third }),
  ])
  expect(answers.map(({ message }) => message).sort()).toEqual(['', 'publishing.addressTaken'])
})

test.each([['Travel'], ['a'], ['assets'], ['../etc'], ['x'.repeat(60) + '-']])('%s is no address', async (wrong) => {
  const product = await openTravelLight()
  const answer = await server.call(publishBody, { productId: product.id, slug: wrong }, { as: await member() })
  expect(answer.status).not.toBe(200)
})

test('publishing nothing new is refused', async () => {
  const { product, as } = await publish()
  const again = await server.call(publishBody, { productId: product.id, slug }, { as })
  expect(again).toMatchObject({ status: 409, message: 'publishing.nothingToPublish' })
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
  expect(await page.text()).toContain('We will be right back')
  await closed.close()
})

test('texts of a product are shown, never run', async () => {
  const attack = '</style><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  const product = await openTravelLight({
    ...renamed(attack)(travelLight),
    name: { ...travelLight.name, en_us: attack },
  })
  await server.call(publishBody, { productId: product.id, slug }, { as: await member() })
  const html = await read(server)
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;script&gt;alert(1)')
})

test('a buyer reads the booklet that the plan was published with, and no other file', async () => {
  const as = await member()
  const send = async (text: string) => {
    const bytes = Buffer.from(`%PDF-1.4\n% ${text}\ntrailer<<>>\n%%EOF\n`)
    const draft = { purpose: 'planDocument', name: 'Wording.pdf', size: bytes.length } as const
    const ticket = (await server.call(mediaOperations.requestUpload, draft, { as })).data!
    await server.raw(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) })
    const { id } = (await server.call(mediaOperations.completeUpload, { uploadId: ticket.uploadId }, { as })).data!
    return {
      language: 'en_us',
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
  const product = await openTravelLight({ ...travelLight, pages, plans })
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

test('an unsound guide stands in the way of publishing, also where there is no price, and says which rule is meant', async () => {
  const rule = (when: string) => ({
    version: 1,
    rules: [{ id: 'r', title: 'Long trips', when, reason: 'Long', verdict: { decision: 'refer' } }],
    tables: [],
  })
  const unsound = await openTravelLight({ ...travelLight, underwriting: rule('night > 60') })
  const as = await member()
  expect(await server.call(publishBody, { productId: unsound.id, slug }, { as })).toMatchObject({
    message: 'publishing.guideUnsound',
    values: { count: 1, title: 'Long trips' },
  })
  const sound = await openTravelLight({ ...travelLight, underwriting: rule('nights > 60') })
  expect((await server.call(publishBody, { productId: sound.id, slug }, { as })).status).toBe(200)
})
