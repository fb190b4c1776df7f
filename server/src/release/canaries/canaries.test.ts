import { randomUUID } from 'node:crypto'
import { productOperations } from '@coverwright/contract/design/products'
import type { Operation, SendsOf } from '@coverwright/contract/platform'
import { canaryOperations } from '@coverwright/contract/release/canaries'
import { publisherOperations, publishingOperations, shellOperations } from '@coverwright/contract/release/publishing'
import { usualLimits } from '@coverwright/rules/release/canaries'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '../../company/notifications'
import { buildStorefront, type Caller, startTestServer, type TestServer } from '../../platform/testing'
import { visitsRoom } from '../../selling/visits'
import { people, renamed, rooms, type Shop, shopOn } from '../publishing/shop.builder'
import { canariesRoom } from '.'

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

let server: TestServer
const companies: string[] = []
beforeAll(async () => {
  buildStorefront()
  const all = [...rooms, visitsRoom, canariesRoom, notifications]
  server = await startTestServer({ rooms: all, sessions: people.sessions, listCompanies: async () => companies })
})
afterAll(() => server.close())

const { start, change, promote, end, list } = canaryOperations
let shop: Shop
beforeEach(() => void (shop = shopOn(server)))

const asker =
  (as: Caller) =>
  <Op extends Operation>(operation: Op, input: SendsOf<Op>) =>
    server.call(operation, input, { as })

/** Travel Light live, and its next version frozen on pre-live. */
async function withNextVersion() {
  const { product, as, shell } = await shop.publish()
  const ask = asker(as)
  companies.push(as.session.company)
  const copy = (await ask(productOperations.editCopy, { productId: product.id })).data!
  const body = renamed('Where to?')(copy.body)
  await ask(productOperations.saveBody, { productId: product.id, baseRevision: copy.revision, body })
  const staged = (await ask(publishingOperations.publishToPreLive, { productId: product.id })).data!.shell
  const begin = (share: 1 | 25 | 50 = 25) =>
    ask(start, { shellId: shell.id, releaseHash: staged.bodyHash, share, limits: usualLimits })
  const newest = async () => (await ask(list, { productId: product.id })).data!.rows[0]!
  return { productId: product.id, ask, as, live: shell, staged, begin, newest, company: as.session.company }
}

const visit = (cookie = '') =>
  server.raw(`/p/${shop.slug}`, { headers: { 'user-agent': BROWSER, ...(cookie ? { cookie } : {}) } })
const cookieOf = (page: Response) => page.headers.get('set-cookie')?.split(';')[0] ?? ''
const isFresh = async (page: Response) => (await page.text()).includes('Where to?')

/** Until every process has heard of it. */
const begun = () => expect.poll(async () => cookieOf(await visit())).toContain('cw_release')

const tell = async (hash: string, event: 'seen' | 'error') => {
  const body = JSON.stringify({ hash, page: 'trip', event })
  const headers = { 'content-type': 'text/plain', 'user-agent': BROWSER }
  expect((await server.raw(`/p/${shop.slug}/seen`, { method: 'POST', body, headers })).status).toBe(204)
}

/** As if a minute had passed: jobs become due by the clock of the database. */
async function aMinuteLater() {
  await server.db.jobs.query('update graphile_worker._private_jobs set run_at = now()')
  await server.runJobs()
}

test('of a hundred visitors the share gets the new release, and each stays with what they began with', async () => {
  const { begin, newest, live, staged } = await withNextVersion()
  expect((await begin()).data).toMatchObject({ state: 'running', share: 25, may: ['change', 'promote', 'end'] })
  await begun()
  const pages: { cookie: string; fresh: boolean }[] = []
  for (let n = 0; n < 100; n++) {
    const page = await visit()
    pages.push({ cookie: cookieOf(page), fresh: await isFresh(page) })
  }
  expect(pages.filter(({ fresh }) => fresh)).toHaveLength(25)
  for (const { cookie, fresh } of [pages.find((page) => page.fresh)!, pages.find((page) => !page.fresh)!])
    for (let n = 0; n < 5; n++) {
      const again = await visit(cookie)
      expect([await isFresh(again), again.headers.get('set-cookie')]).toEqual([fresh, null])
      expect(again.headers.get('cache-control')).toBe('private, no-cache')
    }
  expect(await shop.read()).not.toContain('Where to?')
  expect((await server.raw(`/p/${shop.slug}/body/${staged.bodyHash}/en_us.json`)).status).toBe(200)
  expect(await newest()).toMatchObject({ fresh: { number: 2 }, standing: { number: 1, hash: live.bodyHash } })
})

test('two who begin a canary at once: one does', async () => {
  const { begin } = await withNextVersion()
  const answers = await Promise.all([begin(), begin()])
  expect(answers.map(({ message }) => message).sort()).toEqual(['', 'canaries.runs'])
})

test('promoted, everybody gets the new release and the one before is the backup', async () => {
  const { begin, ask, newest, live, productId } = await withNextVersion()
  const { id: canaryId } = (await begin()).data!
  expect((await ask(change, { canaryId, share: 50 })).data).toMatchObject({ share: 50 })
  expect((await ask(promote, { canaryId })).data).toMatchObject({ state: 'promoted', may: [] })
  const { shells, history, releases } = (await ask(publisherOperations.get, { productId })).data!
  expect(shells[0]).toMatchObject({ bodyNumber: 2, backup: { number: 1, hash: live.bodyHash } })
  const here = history.filter(({ shellId }) => shellId === live.id)
  expect(here.map(({ why, number, share }) => `${why} ${number} ${share}`)).toEqual([
    'swap 2 100',
    'canary 2 50',
    'canary 2 25',
    'publish 1 100',
  ])
  expect(releases.map(({ number, approved }) => [number, approved !== null])).toEqual([[2, true], [1, true]]) // oxfmt-ignore
  await expect.poll(() => shop.read()).toContain('Where to?')
  for (const over of [promote, end]) expect((await ask(over, { canaryId })).message).toBe('canaries.isOver')
  expect((await newest()).state).toBe('promoted')
})

test('ended by hand, whoever comes gets what stands, and it is no backup of anything', async () => {
  const { begin, ask, live } = await withNextVersion()
  const { id: canaryId } = (await begin()).data!
  await begun()
  expect((await ask(end, { canaryId })).data).toMatchObject({ state: 'ended' })
  await expect.poll(async () => cookieOf(await visit())).toBe('')
  expect((await ask(shellOperations.rollBack, { shellId: live.id })).message).toBe('publishing.noBackup')
})

test('errors beyond the limit take it back by itself, and say why', async () => {
  const { begin, newest, live, staged, company, as } = await withNextVersion()
  await tell(staged.bodyHash, 'error')
  await begin()
  for (let n = 0; n < 20; n++) await tell(staged.bodyHash, 'seen')
  for (let n = 0; n < 3; n++) await tell(live.bodyHash, 'seen')
  await aMinuteLater()
  expect(await newest()).toMatchObject({ state: 'running', fresh: { views: 20, errors: 0 }, standing: { views: 3 } })
  await tell(staged.bodyHash, 'error')
  await aMinuteLater()
  expect(await newest()).toMatchObject({
    ...{ state: 'rolledBack', endedBy: '', may: [] },
    broke: { limit: 'errors', fresh: 5, allowed: 2 },
  })
  await tell(staged.bodyHash, 'error')
  expect((await newest()).fresh).toMatchObject({ views: 20, errors: 1 })
  const rows = async (text: string) =>
    (await server.within(company, (ctx) => ctx.db.execute<Record<string, unknown>>(sql.raw(text)))).rows
  expect(await rows(`select kind, member_id, values from notices`)).toEqual([
    {
      kind: 'canaries.errors',
      member_id: as.session.member.id,
      values: { product: 'Travel Light', number: 2, seen: 5, allowed: 2 },
    },
  ])
  expect(await rows(`select about ->> 'limit' as limit from audit_log where what = 'canaries.rolledBack'`)).toEqual([
    { limit: 'errors' },
  ])
  expect(await rows(`select data ->> 'seen' as seen from events where name = 'canary.rolledBack'`)).toEqual([
    { seen: '5' },
  ])
  await expect.poll(async () => cookieOf(await visit())).toBe('')
})

test('more declined, or other prices, than on what stands take it back, too', async () => {
  for (const limit of ['declines', 'price'] as const) {
    shop = shopOn(server)
    const { begin, newest, live, staged, company, productId } = await withNextVersion()
    await begin(50)
    const plant = (releaseHash: string, state: string, minor: number, isTest = false) =>
      server.within(company, (ctx) =>
        ctx.db.execute(sql`insert into quotes (company_id, id, product_id, shell_id, release_hash, is_test, token_hash,
          language, answers, state, price, opened_at, saved_at)
          values (${company}, ${randomUUID()}, ${productId}, ${live.id}, ${releaseHash}, ${isTest}, ${randomUUID()},
            'en_us', '{}', ${state}, ${JSON.stringify({ total: { minor, currency: 'HKD' } })}, now(), now())`),
      )
    for (let n = 0; n < 10; n++) {
      await plant(live.bodyHash, 'priced', 1_000)
      await plant(
        staged.bodyHash,
        limit === 'declines' && n < 3 ? 'declined' : 'priced',
        limit === 'price' ? 1_200 : 1_000,
      )
      await plant(staged.bodyHash, 'declined', 0, true)
    }
    await aMinuteLater()
    expect(await newest()).toMatchObject({ state: 'rolledBack', broke: { limit, fresh: limit === 'price' ? 20 : 30 } })
  }
})

test('whatever is mounted for everybody, or taken offline, ends it', async () => {
  const { begin, ask, newest, live } = await withNextVersion()
  await begin()
  await ask(shellOperations.takeOffline, { shellId: live.id })
  expect(await newest()).toMatchObject({ state: 'replaced', may: [] })
  expect((await begin()).message).toBe('canaries.notLive')
  await ask(shellOperations.goOnline, { shellId: live.id })
  expect((await begin()).data).toMatchObject({ state: 'running' })
  await aMinuteLater()
  expect((await newest()).state).toBe('running')
})

test('one that another mount ended counts no longer', async () => {
  const { begin, newest, ask, live, staged } = await withNextVersion()
  await begin()
  await begun()
  for (let n = 0; n < 3; n++) await tell(staged.bodyHash, 'seen')
  await ask(shellOperations.takeOffline, { shellId: live.id })
  await server.runJobs()
  const ended = await newest()
  expect(ended).toMatchObject({ state: 'replaced', endedAt: expect.any(String), fresh: { views: 3 } })
  await ask(shellOperations.goOnline, { shellId: live.id })
  for (let n = 0; n < 5; n++) await tell(staged.bodyHash, 'seen')
  await server.runJobs()
  expect(await newest()).toEqual(ended)
})

test('no canary on pre-live, of what stands already, of what never was, or of others', async () => {
  const { ask, live, staged } = await withNextVersion()
  const asked = { shellId: live.id, releaseHash: staged.bodyHash, share: 10, limits: usualLimits } as const
  expect((await ask(start, { ...asked, shellId: staged.id })).message).toBe('canaries.notLive')
  expect((await ask(start, { ...asked, releaseHash: live.bodyHash })).message).toBe('canaries.sameRelease')
  expect((await ask(start, { ...asked, releaseHash: '0'.repeat(64) })).message).toBe('publishing.noRelease')
  expect((await ask(start, { ...asked, share: 33 as never })).status).toBe(400)
  const stranger = asker(await shopOn(server).member())
  expect((await stranger(start, asked)).message).toBe('publishing.notFound')
  expect((await stranger(end, { canaryId: randomUUID() })).message).toBe('canaries.notFound')
})
