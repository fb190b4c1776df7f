import { request } from 'node:http'
import { domainOperations } from '@coverwright/contract/account/domains'
import { directPageOperations as operations, type DirectPageDraft } from '@coverwright/contract/release/direct-pages'
import { templateOperations } from '@coverwright/contract/design/templates'
import { shellOperations } from '@coverwright/contract/release/publishing'
import { type PageBody } from '@coverwright/rules/design/templates'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { domainsRoom } from '../../account/domains'
import { insertDomain } from '../../account/domains/store'
import { subscribe } from '../../account/domains/subscribed.builder'
import { templatesRoom } from '../../design/templates'
import type { Caller, TestServer } from '../../platform/testing'
import { documentsRoom, policyValues } from '../../selling/documents'
import { openTill, startSales, type Till } from '../../selling/orders/sale.builder'
import { people } from '../../selling/quotes/quote-shop.builder'
import { visitsRoom } from '../../selling/visits'
import { directPagesRoom } from '.'

let server: TestServer
let till: Till
let as: Caller
let shellId: string

beforeAll(async () => {
  server = await startSales({
    rooms: [documentsRoom, templatesRoom(policyValues), directPagesRoom, visitsRoom, domainsRoom],
    settings: { TRUST_PROXY: '127.0.0.1' },
  })
  till = await openTill(server)
  as = till.as
  const [shell] = await till.rows<{ id: string }>(sql`select id from shells where slug = ${till.slug}`)
  shellId = shell!.id
  await subscribe(server, till.company, 'direct')
})
afterAll(() => server.close())

let made = 0
const next = (word: string) => `${word}-${(made += 1)}`

/** A copy of a page of the house, changed where a test says how, with a version that is shown. */
async function template(change: (body: PageBody) => PageBody = (body) => body) {
  const asked = { kind: 'page', name: next('Template'), tag: 'sale', from: 'pageProduct' } as const
  const created = (await server.call(templateOperations.create, asked, { as })).data!
  if (created.kind !== 'page') throw new Error('A page was asked for')
  const { id, revision: baseRevision, name, tag, productId, body } = created
  const draft = { id, baseRevision, name, tag, productId, body: change(body) }
  const saved = await server.call(templateOperations.updatePage, draft, { as })
  if (!saved.data) throw new Error(saved.message)
  await server.call(templateOperations.use, { id, baseRevision: saved.data.revision }, { as })
  return { ...saved.data, body: change(body) }
}
const draftOf = (templateId: string, more: Partial<DirectPageDraft> = {}): DirectPageDraft => ({
  ...{ name: next('Page'), slug: next('page-of-tests'), templateId, shellId, languages: ['en_us', 'zh_tw'], ...more },
})
const create = (draft: DirectPageDraft) => server.call(operations.create, draft, { as })
const publish = (id: string) => server.call(operations.publish, { id }, { as })
async function online(change?: (body: PageBody) => PageBody, more: Partial<DirectPageDraft> = {}) {
  const { id: templateId } = await template(change)
  const { id } = (await create(draftOf(templateId, more))).data!
  const published = await publish(id)
  if (!published.data) throw new Error(`${published.message} ${JSON.stringify(published.values)}`)
  return published.data
}
const look = (path: string, headers: Record<string, string> = {}) => server.raw(path, { headers })
/** As a browser does that found the server under that name. */
const atHost = (host: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request(server.url + path, { headers: { host, ...headers } }, (response) => {
      response
        .toArray()
        .then((chunks: Buffer[]) => resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }))
        .catch(reject)
    })
    sent.on('error', reject).end()
  })
const withTitle = (title: string) => (body: PageBody) => ({
  ...body,
  blocks: body.blocks.map((block) => (block.kind === 'hero' ? { ...block, title: { en_us: title } } : block)),
})

test('a page is read without a script, in the language that is asked for, and says what others show of it', async () => {
  const page = await online()
  const answer = await look(page.path, { 'accept-language': 'en-US' })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
  expect(html).toContain('Travel Light, made simple')
  expect(html).toContain('property="og:title"')
  expect(html).toContain(`rel="canonical" href="${page.address}"`)
  expect(html).toContain('hreflang="zh-TW"')
  expect(html).toMatch(new RegExp(`href="/p/${till.slug}\\?lang=en_us&amp;from=${page.slug}"`))
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!) as {
    '@graph': object[]
  }
  expect(data['@graph'].map((each) => (each as Record<string, string>)['@type'])).toEqual([
    'WebPage',
    'Product',
    'FAQPage',
  ])
  expect(await (await look(`${page.path}?lang=zh_tw`)).text()).toContain('簡單安心')
  expect(await (await look(`${page.path}?lang=zh_cn`, { 'accept-language': 'en' })).text()).toContain('made simple')
  expect((await look(page.path, { 'if-none-match': answer.headers.get('etag')! })).status).toBe(304)
})

test('after the first look a page costs no query', async () => {
  const page = await online()
  await look(page.path)
  const connect = vi.spyOn(server.db.server, 'connect')
  // News that it went online may come after the first look, and lets it be read once more; never for each look.
  await vi.waitFor(async () => {
    connect.mockClear()
    for (let at = 0; at < 5; at++) expect((await look(page.path)).status).toBe(200)
    expect(connect).not.toHaveBeenCalled()
  }, 30_000)
  connect.mockRestore()
})

test('a draft is nobody’s page; taken offline it is gone, and its address stays its own', async () => {
  const { id: templateId } = await template()
  const draft = draftOf(templateId)
  const { id, path } = (await create(draft)).data!
  expect((await look(path)).status).toBe(404)
  await publish(id)
  expect((await look(path)).status).toBe(200)
  expect(await server.call(operations.delete, { id }, { as })).toMatchObject({ message: 'directPages.notNow' })
  await server.call(operations.unpublish, { id }, { as })
  await expect.poll(async () => (await look(path)).status).toBe(404)
  expect(await create(draftOf(templateId, { slug: draft.slug }))).toMatchObject({ message: 'directPages.addressTaken' })
  expect((await server.call(operations.delete, { id }, { as })).data).toEqual({ id })
  expect((await create(draftOf(templateId, { slug: draft.slug }))).status).toBe(200)
})

test('addresses that are wrong, reserved or of another company are refused with the field', async () => {
  const { id: templateId } = await template()
  const other = people.open(await server.openBrowser(), crypto.randomUUID(), ['pages.read', 'templates.write'])
  const taken = (await online()).slug
  for (const [slug, message] of [
    ['No Spaces', 'directPages.addressShape'],
    ['assets', 'directPages.addressReserved'],
    [taken, 'directPages.addressTaken'],
  ])
    expect(await create(draftOf(templateId, { slug: slug! }))).toMatchObject({ message, field: 'slug' })
  expect((await server.call(operations.list, {}, { as: other })).data).toMatchObject({ total: 0 })
  expect(await create(draftOf(crypto.randomUUID()))).toMatchObject({ message: 'directPages.templateNotReady' })
  expect(await create(draftOf(templateId, { shellId: crypto.randomUUID() }))).toMatchObject({
    message: 'directPages.noSuchProduct',
  })
})

test('a name that no page knows cannot be saved, and a value that is missing is told before anybody sees the page', async () => {
  await expect(template(withTitle('Dear {{holder.name}}'))).rejects.toThrow('templates.unknownVariable')
  const { id: templateId } = await template(withTitle('Call {{company.phone}}'))
  const { id } = (await create(draftOf(templateId))).data!
  expect(await publish(id)).toMatchObject({ message: 'directPages.valueMissing', values: { name: 'company.phone' } })
})

test('a new version of the template is shown at once, a draft of it is not', async () => {
  const made = await template(withTitle('First words'))
  const page = (await publish((await create(draftOf(made.id))).data!.id)).data!
  expect(await (await look(page.path)).text()).toContain('First words')
  const { id, name, tag, productId } = made
  const now = (await server.call(templateOperations.get, { id }, { as })).data!
  const draft = { id, baseRevision: now.revision, name, tag, productId, body: withTitle('Second words')(made.body) }
  const saved = (await server.call(templateOperations.updatePage, draft, { as })).data!
  expect(await (await look(page.path)).text()).toContain('First words')
  await server.call(templateOperations.use, { id, baseRevision: saved.revision }, { as })
  await expect.poll(async () => (await look(page.path)).text()).toContain('Second words')
})

test('what a page shows cannot be deleted, and the refusal names the page', async () => {
  const page = await online()
  expect(await server.call(templateOperations.delete, { id: page.templateId }, { as })).toMatchObject({
    ...{ message: 'templates.onPages', values: { count: 1, names: page.name } },
  })
})

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const tell = (path: string, told: object, agent = BROWSER) =>
  server.raw(`${path}/seen`, { method: 'POST', headers: { 'user-agent': agent }, body: JSON.stringify(told) })
const figures = async (id: string) => (await server.call(operations.get, { id }, { as })).data!

test('visits are counted by campaign, machines are not, and nonsense is refused', async () => {
  const page = await online()
  expect((await tell(page.path, { event: 'seen', campaign: 'winter mail' })).status).toBe(204)
  await tell(page.path, { event: 'seen' })
  await tell(page.path, { event: 'went' })
  await tell(page.path, { event: 'seen' }, 'Googlebot')
  expect((await tell(page.path, { event: 'bought' })).status).toBe(400)
  expect((await tell('/d/nowhere-at-all', { event: 'seen' })).status).toBe(404)
  expect(await figures(page.id)).toMatchObject({
    ...{ visits: 2, went: 1, policies: 0, campaigns: [{ campaign: 'winter-mail', visits: 1, policies: 0 }] },
  })
})

async function boughtFrom(sent: { from?: string; campaign?: string }) {
  const { token } = await till.opened({}, sent)
  const { total } = await till.price(token)
  await till.pay((await till.place(token, total)).data!.payAt)
  return (await till.outcome(token)).policy!.number
}

test('a policy is counted for the page and the campaign that sent its buyer, and for no page that is made up', async () => {
  const page = await online()
  const number = await boughtFrom({ from: page.slug, campaign: 'winter' })
  await boughtFrom({ from: 'made-up' })
  expect(await figures(page.id)).toMatchObject({ policies: 1, campaigns: [{ campaign: 'winter', policies: 1 }] })
  const sold = await till.rows(sql`select channel, page_id, campaign from policies where number = ${number}`)
  expect(sold).toEqual([{ channel: 'directPage', page_id: page.id, campaign: 'winter' }])
})

test('a product that is taken offline leaves a page that says so and leads nowhere', async () => {
  const page = await online()
  await server.call(shellOperations.takeOffline, { shellId }, { as })
  await expect.poll(async () => (await look(page.path)).text()).toContain('Not on sale at the moment')
  const html = await (await look(page.path)).text()
  expect(html).not.toContain(`href="/p/${till.slug}`)
  expect(html).toContain('noindex')
  const { id: templateId } = await template()
  const { id } = (await create(draftOf(templateId))).data!
  expect(await publish(id)).toMatchObject({ message: 'directPages.notSold' })
  await server.call(shellOperations.goOnline, { shellId }, { as })
  await expect.poll(async () => (await look(page.path)).text()).toContain(`href="/p/${till.slug}`)
})

test('a page stands at a domain of its own by Host, with the shop that it leads to and nothing else, for as long as it is online', async () => {
  const [page, other] = [await online(withTitle('At its own address')), await online(withTitle('Another one'))]
  const host = 'cover-of-tests.example'
  const domain = { host, isSubdomain: false, way: 'bought', stage: 'ready' } as const
  const { id } = await server.within(till.company, (ctx) => insertDomain(ctx, domain))
  const bindTo = (pageId: string) =>
    server.call(domainOperations.bind, { id, target: { kind: 'page', id: pageId } }, { as })
  expect((await bindTo(page.id)).data).toMatchObject({ target: { kind: 'page', path: `/d/${page.slug}` } })

  await expect.poll(async () => (await atHost(host, '/')).text).toContain('At its own address')
  expect((await atHost(host, `/p/${till.slug}`)).status).toBe(200)
  expect((await atHost(host, `/d/${other.slug}`)).status).toBe(404)

  // Its TLS ends at a proxy: the address from before leads there once somebody is seen to come over TLS.
  const before = () => server.raw(`/d/${page.slug}?lang=zh_tw`, { redirect: 'manual' })
  expect((await before()).status).toBe(200)
  expect((await atHost(host, '/', { 'x-forwarded-proto': 'https' })).status).toBe(200)
  expect((await before()).headers.get('location')).toBe(`https://${host}/?lang=zh_tw`)

  await bindTo(other.id)
  await expect.poll(async () => (await atHost(host, '/')).text).toContain('Another one')
  await server.call(operations.unpublish, { id: other.id }, { as })
  await expect.poll(async () => (await atHost(host, '/')).text).not.toContain('Another one')
  expect(await bindTo(other.id)).toMatchObject({ message: 'domains.noSuchTarget' })
})

test('who may not publish puts nothing before everybody; a trial and a small plan are told what they lack', async () => {
  const { id: templateId } = await template()
  const { id } = (await create(draftOf(templateId))).data!
  const writer = people.open(await server.openBrowser(), till.company, [
    'pages.read',
    'templates.read',
    'templates.write',
    'products.manage',
  ])
  expect((await server.call(operations.publish, { id }, { as: writer })).status).toBe(403)
  await subscribe(server, till.company, 'basic')
  expect(await publish(id)).toMatchObject({ message: 'directPages.needsPlan' })
  await subscribe(server, till.company, 'direct')
  expect((await publish(id)).status).toBe(200)
})

test('whatever is typed into a page is text on it', async () => {
  const nasty = '"><script>alert(1)</script><img src=x onerror=alert(1)>{{product.name}}</title><!--'
  const page = await online(withTitle(nasty))
  const html = await (await look(page.path)).text()
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html.match(/<script/g)).toHaveLength(html.includes('type="module"') ? 2 : 1)
  expect(html).not.toContain('<img src=x')
})

test('the policy of a buyer whom nobody sent is direct', async () => {
  const { outcome } = await till.buy()
  const [row] = await till.rows(sql`select channel from policies where number = ${outcome.policy!.number}`)
  expect(row).toEqual({ channel: 'direct' })
})
