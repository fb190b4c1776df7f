import { publisherOperations, publishingOperations, shellOperations } from '@coverwright/contract/release/publishing'
import { productKeepingOperations, productOperations } from '@coverwright/contract/design/products'
import type { Operation, SendsOf } from '@coverwright/contract/platform'
import { permissions } from '@coverwright/rules/company/members'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildStorefront, type Caller, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { putReleaseLive } from './put-release-live'
import { nothingNeeded } from './refuse-unready'
import { people, renamed, rooms, type Shop, shopOn } from './shop.builder'

const DAY_MS = 86_400_000
const clock = testClock()
let server: TestServer
beforeAll(async () => {
  buildStorefront()
  server = await startTestServer({ rooms, sessions: people.sessions, clock: clock.read })
})
afterAll(() => server.close())

const { publishBody, publishToPreLive, mountRelease, renewLink, getOffer, listShells } = publishingOperations
const { rollBack, takeOffline, goOnline, discard, restore, remove, renew, update } = shellOperations
let shop: Shop
let slug: string
beforeEach(() => {
  shop = shopOn(server)
  slug = shop.slug
})

const asker =
  (as: Caller) =>
  <Op extends Operation>(operation: Op, input: SendsOf<Op>) =>
    server.call(operation, input, { as })

/** The next version as a draft. */
async function editedDraft(as: Caller, productId: string, title: string) {
  const ask = asker(as)
  const copy = (await ask(productOperations.editCopy, { productId })).data!
  const body = renamed(title)(copy.body)
  await ask(productOperations.saveBody, { productId, baseRevision: copy.revision, body })
}

test('a pre-live address opens for whoever has the link, and for nobody else', async () => {
  const product = await shop.openTravelLight()
  const ask = asker(await shop.member())
  const { shell, link } = (await ask(publishToPreLive, { productId: product.id })).data!
  expect(shell).toMatchObject({ environment: 'prelive', status: 'online', bodyNumber: 1 })
  const journey = `${shell.path}/body/${shell.bodyHash}/en_us.json`
  for (const address of [shell.path, journey, `${shell.path}?token=${'x'.repeat(54)}`])
    expect((await server.raw(address)).status).toBe(404)
  const first = await server.raw(link ?? '', { redirect: 'manual' })
  expect(first.status).toBe(303)
  expect(first.headers.get('location')).toBe(shell.path)
  expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const page = await server.raw(shell.path, { headers: { cookie } })
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(page.headers.get('cache-control')).toContain('private')
  expect((await server.raw(journey, { headers: { cookie } })).status).toBe(200)
  const renewed = (await ask(renewLink, { shellId: shell.id })).data!
  await expect.poll(async () => (await server.raw(shell.path, { headers: { cookie } })).status).toBe(404)
  expect((await server.raw(renewed.link, { redirect: 'manual' })).status).toBe(303)
})

test('what is online is not put away; once it is offline it is', async () => {
  const product = await shop.openTravelLight()
  const ask = asker(await shop.member())
  const { shell } = (await ask(publishToPreLive, { productId: product.id })).data!
  const put = () => ask(productKeepingOperations.trash, { id: product.id })
  expect((await put()).message).toBe('products.isOnline')
  await ask(takeOffline, { shellId: shell.id })
  expect((await put()).status).toBe(200)
  expect((await ask(goOnline, { shellId: shell.id })).message).toBe('products.inTrash')
})

test('a product says where it stands and with which version, whatever its draft is', async () => {
  const product = await shop.openTravelLight()
  const as = await shop.member()
  const ask = asker(as)
  const standing = async () => {
    const { rows } = (await ask(productOperations.list, {})).data!
    const opened = (await ask(productOperations.get, { id: product.id })).data!.product
    expect(opened.standing).toEqual(rows[0]?.standing)
    return opened
  }
  expect(await standing()).toMatchObject({ standing: null, bodyNumber: 1, bodyState: 'draft' })
  await ask(publishToPreLive, { productId: product.id })
  await editedDraft(as, product.id, 'Second')
  const staged = { environment: 'prelive', number: 1 }
  expect(await standing()).toMatchObject({ standing: staged, bodyNumber: 2, bodyState: 'draft' })
  const live = (await ask(publishBody, { productId: product.id, slug })).data!
  expect(await standing()).toMatchObject({ standing: { environment: 'live', number: 2 } })
  await ask(takeOffline, { shellId: live.id })
  expect(await standing()).toMatchObject({ standing: staged })
})

test('nothing that never stood at a live address comes out through it', async () => {
  const { product, as, shell: live } = await shop.publish()
  const ask = asker(as)
  await editedDraft(as, product.id, 'Secret plans')
  const { shell: staged } = (await ask(publishToPreLive, { productId: product.id })).data!
  expect(staged.bodyHash).not.toBe(live.bodyHash)
  expect((await server.raw(`/p/${slug}/body/${staged.bodyHash}/en_us.json`)).status).toBe(404)
  const asked = { slug, bodyHash: staged.bodyHash, language: 'en_us', answers: {} } as const
  expect((await server.call(getOffer, asked)).message).toBe('publishing.notFound')
  expect((await server.call(getOffer, { ...asked, bodyHash: live.bodyHash })).status).toBe(200)
})

test('what was looked at on pre-live goes live as it is, and the one before becomes the swap backup', async () => {
  const { product, as, shell: live } = await shop.publish()
  const ask = asker(as)
  await editedDraft(as, product.id, 'Where to?')
  const { shell: staged } = (await ask(publishToPreLive, { productId: product.id })).data!
  const put = { productId: product.id, releaseHash: staged.bodyHash, slug }
  const swapped = (await ask(mountRelease, put)).data!
  expect(swapped).toMatchObject({ id: live.id, bodyNumber: 2, backup: { number: 1, hash: live.bodyHash } })
  await expect.poll(() => shop.read()).toContain('Where to?')
  expect((await ask(mountRelease, put)).message).toBe('publishing.alreadyThere')
  const back = (await ask(rollBack, { shellId: live.id })).data!
  expect(back).toMatchObject({ bodyNumber: 1, backup: { number: 2 } })
  await expect.poll(() => shop.read()).toContain('Tell us about your trip')
  expect((await server.raw(`/p/${slug}/body/${staged.bodyHash}/en_us.json`)).status).toBe(200)
  const { history, releases } = (await ask(publisherOperations.get, { productId: product.id })).data!
  const here = history.filter(({ shellId }) => shellId === live.id)
  expect(here.map(({ why, number }) => `${why} ${number}`)).toEqual(['rollBack 1', 'swap 2', 'publish 1'])
  expect(releases[0]).toMatchObject({ number: 2, against: 1, changes: [{ kind: 'page', how: 'changed' }] })
})

test('the log of mounts and sealed records are not rewritten, by nobody', async () => {
  const { as } = await shop.publish()
  const company = as.session.company
  for (const change of [`update mounts set why = 'swap'`, `update releases set number = 7`])
    await expect(server.within(company, (ctx) => ctx.db.execute(change))).rejects.toThrow()
})

test('offline, trash, staging and gone: each step only from where the life has it', async () => {
  const { product, as, shell } = await shop.publish()
  const ask = asker(as)
  const at = { shellId: shell.id }
  for (const early of [restore, remove, discard, goOnline])
    expect((await ask(early, at)).message).toBe('publishing.notNow')
  expect((await ask(rollBack, at)).message).toBe('publishing.noBackup')
  const offer = { slug, bodyHash: shell.bodyHash, language: 'en_us', answers: {} } as const
  // What is known of the address from here on is forgotten with it.
  expect((await server.call(getOffer, offer)).message).toBe('')
  expect((await ask(takeOffline, at)).data).toMatchObject({ status: 'offline' })
  await expect.poll(async () => (await server.raw(`/p/${slug}`)).status).toBe(404)
  await expect.poll(async () => (await server.call(getOffer, offer)).message).toBe('publishing.offline')
  expect((await ask(goOnline, at)).data).toMatchObject({ status: 'online' })
  await expect.poll(async () => (await server.raw(`/p/${slug}`)).status).toBe(200)
  await ask(takeOffline, at)
  expect((await ask(discard, at)).data).toMatchObject({ status: 'trash' })
  expect((await ask(renew, { ...at, expiresOn: null, autoRenew: true })).message).toBe('publishing.notNow')
  const put = { productId: product.id, releaseHash: shell.bodyHash, slug }
  expect((await ask(mountRelease, put)).message).toBe('publishing.notNow')
  expect((await ask(publisherOperations.listTrash, {})).data?.rows).toMatchObject([
    { id: shell.id, productName: 'Travel Light' },
  ])
  expect((await ask(restore, at)).data).toMatchObject({ status: 'preOnline' })
  await ask(discard, at)
  expect((await ask(remove, at)).status).toBe(200)
  expect((await ask(listShells, { productId: product.id })).data?.rows).toEqual([])
  expect((await ask(mountRelease, put)).data).toMatchObject({ status: 'online', bodyNumber: 1 })
})

test('a product is sold for a year and renews itself; without that it ends with its last day', async () => {
  const { as, shell } = await shop.publish()
  const ask = asker(as)
  expect(shell).toMatchObject({ expiry: 'autoRenew', autoRenew: true })
  const inDays = (days: number) => new Date(clock.now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const until = (expiresOn: string | null) => ask(renew, { shellId: shell.id, expiresOn, autoRenew: false })
  expect((await until(inDays(-3))).message).toBe('publishing.renewPast')
  expect((await until(inDays(9_000))).message).toBe('publishing.renewTooFar')
  expect((await until(inDays(5))).data).toMatchObject({ expiry: 'willExpire', status: 'online' })
  const before = clock.now
  clock.now = new Date(before.getTime() + 8 * DAY_MS)
  const again = asker(await shop.member())
  expect((await again(listShells, { productId: shell.productId })).data?.rows).toMatchObject([{ status: 'expired' }])
  expect((await server.raw(`/p/${slug}`)).status).toBe(404)
  expect((await again(renew, { shellId: shell.id, expiresOn: null, autoRenew: false })).data).toMatchObject({
    status: 'online',
  })
  await expect.poll(async () => (await server.raw(`/p/${slug}`)).status).toBe(200)
  clock.now = before
})

test('what it says to search engines and its languages are those of the shell', async () => {
  const { as, shell } = await shop.publish()
  const settings = { seoTitle: 'Trips <cheap>', seoDescription: 'Cover for trips', languages: ['zh_tw' as const] }
  expect((await asker(as)(update, { shellId: shell.id, settings })).data).toMatchObject({ settings })
  await expect.poll(() => shop.read()).toContain('<title>Trips &lt;cheap&gt;</title>')
  expect(await shop.read()).toContain('lang="zh-TW"')
})

test('a standard user tests on pre-live and publishes nothing live', async () => {
  const product = await shop.openTravelLight()
  const member = await shop.member()
  people.change(member.session, {
    member: { ...member.session.member, permissions: permissions.filter((each) => each !== 'publishing.release') },
  })
  const ask = asker(member)
  const { shell } = (await ask(publishToPreLive, { productId: product.id })).data!
  expect(shell.may).toEqual(['link'])
  expect((await ask(publishBody, { productId: product.id, slug })).message).toBe('platform.noPermission')
  const put = { productId: product.id, releaseHash: shell.bodyHash, slug }
  expect((await ask(mountRelease, put)).message).toBe('platform.noPermission')
})

test.each([
  ['a release that never was', 'publishing.noRelease', { releaseHash: '0'.repeat(64) }],
  ['an address of another shape', 'publishing.addressShape', { slug: 'Nowhere!' }],
])('%s is refused', async (_what, message, wrong) => {
  const { product, as, shell } = await shop.publish()
  const put = { productId: product.id, releaseHash: shell.bodyHash, slug, ...wrong }
  expect((await asker(as)(mountRelease, put)).message).toBe(message)
})

test('a live address has no link, and another company’s shell is not there', async () => {
  const { as, shell } = await shop.publish()
  expect((await asker(as)(renewLink, { shellId: shell.id })).message).toBe('publishing.noLink')
  const stranger = asker(await shopOn(server).member())
  expect((await stranger(takeOffline, { shellId: shell.id })).message).toBe('publishing.notFound')
})

test('the shelf shows what is for sale by its state, and finds it by name and address', async () => {
  const { as, shell } = await shop.publish()
  const ask = asker(as)
  const list = (input: SendsOf<typeof publisherOperations.listForSale>) => ask(publisherOperations.listForSale, input)
  expect((await list({})).data?.rows).toMatchObject([{ status: 'online', live: { id: shell.id }, prelive: null }])
  expect((await list({ search: slug.slice(2) })).data?.total).toBe(1)
  expect((await list({ filter: { status: ['offline'] } })).data?.total).toBe(0)
  await ask(takeOffline, { shellId: shell.id })
  expect((await list({ filter: { status: ['offline'] } })).data?.total).toBe(1)
})

test('what changes is told side by side: sentences, pages and the prices of the test customers', async () => {
  const { product, as } = await shop.publish()
  await editedDraft(as, product.id, 'Where to?')
  const { data } = await asker(as)(publisherOperations.compare, { productId: product.id })
  expect(data).toMatchObject({ before: { number: 1 }, after: { number: 2, hash: null } })
  expect(data?.changes).toMatchObject([{ kind: 'page', how: 'changed', title: 'Where to?' }])
  expect(data?.pages[0]).toMatchObject({ before: { title: 'Tell us about your trip' }, after: { title: 'Where to?' } })
})

test('a crash in the middle of a swap leaves what stood there, whole, and the next swap works', async () => {
  const { product, as, shell: live } = await shop.publish()
  const ask = asker(as)
  await editedDraft(as, product.id, 'Where to?')
  const { shell: staged } = (await ask(publishToPreLive, { productId: product.id })).data!
  const put = { productId: product.id, releaseHash: staged.bodyHash, slug }
  const crashed = server.within(as.session.company, async (ctx) => {
    await putReleaseLive(ctx, put, nothingNeeded)
    await ctx.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  })
  await expect(crashed).rejects.toThrow()
  expect((await ask(listShells, { productId: product.id })).data?.rows[0]).toEqual(live)
  expect(await shop.read()).toContain('Tell us about your trip')
  const { history } = (await ask(publisherOperations.get, { productId: product.id })).data!
  expect(history.filter(({ shellId }) => shellId === live.id)).toHaveLength(1)
  expect((await ask(mountRelease, put)).data).toMatchObject({ bodyNumber: 2, backup: { number: 1 } })
  await expect.poll(() => shop.read()).toContain('Where to?')
})

test('a release says what it does to prices, and who put it before buyers', async () => {
  const { product, as } = await shop.publish()
  await shop.saveAndPublish(as, product.id, renamed('Where to?'))
  const { releases } = (await asker(as)(publisherOperations.get, { productId: product.id })).data!
  const nobody = { customers: 0, dearer: 0, cheaper: 0, same: 0, lost: 0, gained: 0, beforeMinor: 0, afterMinor: 0 }
  expect(releases[0]).toMatchObject({
    ...{ number: 2, effect: { currency: 'HKD', policies: nobody, tests: nobody } },
    approved: { at: releases[0]?.frozenAt },
  })
  expect(releases[1]).toMatchObject({ number: 1, effect: null })
})
