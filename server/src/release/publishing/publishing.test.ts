import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import type { UnderwritingGuide } from '@coverwright/rules/design/parts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildStorefront, startTestServer, type TestServer } from '../../platform/testing'
import { people, renamed, rooms, type Shop, shopOn } from './shop.builder'
import { travelLight } from './travel-light'

let server: TestServer
/** A second process on the same database, as behind a balancer. */
let neighbour: TestServer

beforeAll(async () => {
  buildStorefront()
  server = await startTestServer({ rooms, sessions: people.sessions })
  neighbour = await startTestServer({ rooms, sessions: people.sessions, db: server.db })
})
afterAll(async () => {
  await neighbour.close()
  await server.close()
})

const { publishBody, listShells } = publishingOperations
let shop: Shop
let slug: string
beforeEach(() => {
  shop = shopOn(server)
  slug = shop.slug
})

test('a published body is frozen under the hash of its content and stands at its address', async () => {
  const { product, as, shell } = await shop.publish()
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
  const body = opened.data!.body.body
  const saved = await server.call(productOperations.saveBody, { productId: product.id, baseRevision: 1, body }, { as })
  expect(saved).toMatchObject({ status: 409, message: 'products.bodyPublished' })
  expect((await server.call(listShells, { productId: product.id }, { as })).data?.rows).toEqual([shell])
})

test('a new body shows at once at the same address in every process, and the old one stays for who is on it', async () => {
  const { product, as, shell } = await shop.publish()
  expect(await shop.read(neighbour)).toContain('Tell us about your trip')
  const next = await shop.saveAndPublish(as, product.id, renamed('Where to?'))
  expect(next.data).toMatchObject({ id: shell.id, bodyNumber: 2 })
  await expect.poll(() => shop.read(neighbour)).toContain('Where to?')
  await expect.poll(() => shop.read()).toContain('Where to?')
  const older = await neighbour.raw(`/p/${slug}/body/${shell.bodyHash}/en_us.json`)
  expect(await older.text()).toContain('Tell us about your trip')
})

test('the same content again is the same body: only the pointer moves back', async () => {
  const { product, as, shell } = await shop.publish()
  await shop.saveAndPublish(as, product.id, renamed('Where to?'))
  const back = await shop.saveAndPublish(as, product.id, renamed('Tell us about your trip'))
  expect(back.data).toMatchObject({ bodyHash: shell.bodyHash, bodyNumber: 1 })
})

test('an unsound body is not published', async () => {
  const product = await shop.openTravelLight({ ...travelLight, pages: [] })
  const answer = await server.call(publishBody, { productId: product.id, slug }, { as: await shop.member() })
  expect(answer).toMatchObject({ status: 409, message: 'publishing.unsound', values: { count: 1 } })
  expect((await server.raw(`/p/${slug}`)).status).toBe(404)
})

test('an address belongs to one company, also when two reach for it at once', async () => {
  const [first, second] = [await shop.openTravelLight(), await shop.member()]
  const other = shopOn(server)
  const [rival, third] = [await other.openTravelLight(), await other.member()]
  const answers = await Promise.all([
    server.call(publishBody, { productId: first.id, slug }, { as: second }),
    server.call(publishBody, { productId: rival.id, slug }, { as: third }),
  ])
  expect(answers.map(({ message }) => message).sort()).toEqual(['', 'publishing.addressTaken'])
})

test.each([['Travel'], ['a'], ['assets'], ['../etc'], ['x'.repeat(60) + '-']])('%s is no address', async (wrong) => {
  const product = await shop.openTravelLight()
  const answer = await server.call(publishBody, { productId: product.id, slug: wrong }, { as: await shop.member() })
  expect(answer.status).not.toBe(200)
})

test('publishing nothing new is refused', async () => {
  const { product, as } = await shop.publish()
  const again = await server.call(publishBody, { productId: product.id, slug }, { as })
  expect(again).toMatchObject({ status: 409, message: 'publishing.nothingToPublish' })
})

test('an unsound guide stands in the way of publishing, also where there is no price, and says which rule is meant', async () => {
  const rule = (when: string): UnderwritingGuide => ({
    version: 1,
    rules: [{ id: 'r', title: 'Long trips', when, reason: 'Long', verdict: { decision: 'refer' } }],
    tables: [],
  })
  const unsound = await shop.openTravelLight({ ...travelLight, underwriting: rule('night > 60') })
  const as = await shop.member()
  expect(await server.call(publishBody, { productId: unsound.id, slug }, { as })).toMatchObject({
    message: 'publishing.guideUnsound',
    values: { count: 1, title: 'Long trips' },
  })
  const sound = await shop.openTravelLight({ ...travelLight, underwriting: rule('nights > 60') })
  expect((await server.call(publishBody, { productId: sound.id, slug }, { as })).status).toBe(200)
})
