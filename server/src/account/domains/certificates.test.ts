import { request as askPlain } from 'node:http'
import { request as askTls } from 'node:https'
import { domainOperations } from '@coverwright/contract/account/domains'
import { permissions } from '@coverwright/rules/company/members'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '../../company/notifications'
import { buildStorefront, type Caller, startTestServer, testClock, type TestServer } from '../../platform/testing'
import { people, rooms, shopOn } from '../../release/publishing/shop.builder'
import { Authority, freePort, pebble } from './authority.builder'
import { type NameServer, openNameServer } from './name-server.builder'
import { readAnswered } from './read-answered.builder'
import { subscribe } from './subscribed.builder'
import { domainsRoom } from '.'

const { own, checkRecords, bind, get, update, delete: remove } = domainOperations
const DAY_MS = 86_400_000
const TARGET = 'domains.coverwright.example'

describe.skipIf(!pebble)('with a certificate authority', () => {
  const clock = testClock(new Date().toISOString())
  let [server, other]: TestServer[] = []
  let [first, second]: NameServer[] = []
  let authority: Authority
  let tlsPort: number
  const companies = new Set<string>()

  beforeAll(async () => {
    buildStorefront()
    const httpPort = await freePort()
    tlsPort = await freePort()
    ;[first, second] = [await openNameServer(), await openNameServer()]
    authority = await Authority.open({ httpPort, dns: first!.address })
    await authority.start()
    const settings = {
      ...{ PORT: String(httpPort), TLS_PORT: String(tlsPort), TLS_PUBLIC_PORT: String(tlsPort) },
      ...{ PUBLIC_URL: 'http://coverwright.example', DOMAIN_TARGET: TARGET, ...authority.settings },
      DNS_RESOLVERS: `${first!.address},${second!.address}`,
    }
    const parts = {
      rooms: [...rooms, domainsRoom, notifications],
      ...{ sessions: people.sessions, clock: clock.read, listCompanies: async () => [...companies] },
    }
    server = await startTestServer({ ...parts, settings })
    const elsewhere = { ...settings, PORT: '0', TLS_PORT: String(await freePort()) }
    other = await startTestServer({ ...parts, settings: elsewhere, db: server.db })
  })
  afterAll(async () => {
    await other?.close()
    await server?.close()
    await authority?.close()
    await Promise.all([first?.close(), second?.close()])
  })

  const both = (work: (at: NameServer) => void) => [first!, second!].forEach(work)
  /** What a person at the name server does with the records that the screen shows. */
  const setRecords = (records: readonly { kind: 'TXT' | 'CNAME' | 'A'; name: string; value: string }[]) =>
    both((at) => {
      for (const { kind, name, value } of records) at.set(kind, name, value)
      const route = records.find(({ kind }) => kind === 'CNAME')
      // An authority follows the alias to an address.
      if (route) at.set('A', route.name, '127.0.0.1')
    })
  const shop = async () => {
    const opened = shopOn(server!)
    const { as, shell } = await opened.publish()
    await subscribe(server!, as.session.company)
    companies.add(as.session.company)
    return { ...opened, as, company: as.session.company, shellId: shell.id }
  }
  const claim = async (as: Caller, name: string) => (await server!.call(own, { name }, { as })).data!
  const check = (as: Caller, id: string) => server!.call(checkRecords, { id }, { as })
  const look = async (as: Caller, id: string) => (await server!.call(get, { id }, { as })).data!
  /** A domain that is proven, certified and shows the product of its company. */
  const connected = async (name: string) => {
    const opened = await shop()
    const { id, records } = await claim(opened.as, name)
    setRecords(records)
    await check(opened.as, id)
    await server!.runJobs()
    await server!.call(bind, { id, target: { kind: 'shell', id: opened.shellId } }, { as: opened.as })
    return { ...opened, id, host: (await look(opened.as, id)).host }
  }

  const plainly = (host: string, path = '/', { at = server!, ...more }: { at?: TestServer; method?: string } = {}) =>
    readAnswered(askPlain(at.url + path, { headers: { host }, ...more }))
  /** A buyer's browser, which trusts the authority and nobody else. */
  const overTls = async (host: string, path = '/', { sni = host, at = server! } = {}) => {
    const port = Number(at.config.tlsPort)
    const ca = await authority.root()
    return readAnswered(askTls({ host: '127.0.0.1', port, path, ca, servername: sni, headers: { host }, agent: false }))
  }

  test('a subdomain is claimed, looked up at two resolvers, certified, and shows its product over TLS in every process', async () => {
    const { as, slug, shellId, company } = await shop()
    const made = await claim(as, ' Cover.Acme-One.com. ')
    expect(made).toMatchObject({ host: 'cover.acme-one.com', state: 'pending', may: ['check', 'delete'] })
    const [text, alias] = made.records
    expect(text).toMatchObject({ kind: 'TXT', name: '_coverwright.cover.acme-one.com', isProven: false, found: [] })
    expect(alias).toMatchObject({ kind: 'CNAME', name: 'cover.acme-one.com', value: TARGET })

    // An alias alone proves nothing, and one resolver alone is not believed.
    both((at) => at.set('CNAME', 'cover.acme-one.com', TARGET))
    const half = (await check(as, made.id)).data!
    expect(half.records.map(({ isProven }) => isProven)).toEqual([false, true])
    expect(half.records[0]!.found).toEqual([
      { resolver: first!.address, values: [], failure: 'none' },
      { resolver: second!.address, values: [], failure: 'none' },
    ])
    first!.set('TXT', text!.name, text!.value)
    second!.set('TXT', text!.name, 'coverwright-claim=of-somebody-else')
    const differing = (await check(as, made.id)).data!
    expect(differing.records[0]).toMatchObject({ isProven: false, found: [{ values: [text!.value] }, {}] })
    expect(differing).toMatchObject({ state: 'pending', certificate: { state: 'none' } })
    expect((await plainly('cover.acme-one.com')).status).toBe(421)

    setRecords(made.records)
    expect((await check(as, made.id)).data).toMatchObject({ state: 'binding', certificate: { state: 'waiting' } })
    await server!.runJobs()
    const ready = await look(as, made.id)
    expect(ready).toMatchObject({ state: 'connected', certificate: { state: 'valid', renews: true, failure: null } })
    expect(new Date(ready.certificate.until!).getTime() - Date.now()).toBeGreaterThan(80 * DAY_MS)
    expect((await overTls('cover.acme-one.com')).status).toBe(404)

    const bound = await server!.call(bind, { id: made.id, target: { kind: 'shell', id: shellId } }, { as })
    expect(bound.data).toMatchObject({ state: 'success', target: { path: `/p/${slug}`, title: 'Travel Light' } })
    for (const at of [server!, other!])
      await expect.poll(async () => (await overTls('cover.acme-one.com', '/', { at })).text).toContain('Travel Light')
    expect((await overTls('cover.acme-one.com', `/p/${slug}`)).status).toBe(200)

    // Without TLS it is led there, and the address from before is led to the domain.
    const origin = `https://cover.acme-one.com:${tlsPort}`
    expect(await plainly('cover.acme-one.com', '/?lang=zh_tw')).toMatchObject({
      ...{ status: 308, headers: { location: `${origin}/?lang=zh_tw` } },
    })
    expect((await plainly('cover.acme-one.com', '/v1/login/getDomainType', { method: 'POST' })).status).toBe(403)
    expect(await plainly('coverwright.example', `/p/${slug}?lang=zh_tw`)).toMatchObject({
      ...{ status: 307, headers: { location: `${origin}/?lang=zh_tw` } },
    })
    expect(await plainly('coverwright.example', `/p/${slug}/done`)).toMatchObject({
      ...{ status: 307, headers: { location: `${origin}/p/${slug}/done` } },
    })
    expect((await plainly('coverwright.example', `/p/${slug}/done`)).headers.location).not.toContain('coverwright')

    // Its key is kept sealed.
    const { rows } = await server!.within(company, (ctx) => ctx.db.execute('select sealed_key from domains'))
    expect(String(rows[0]?.sealed_key)).not.toContain('PRIVATE')
  })

  test('forged hosts, other names and pages of other companies get nothing (R17)', async () => {
    const mine = await connected('shop.acme-two.com')
    const theirs = await connected('shop.acme-three.com')
    const nothing = [
      ['nobody.example', '/'],
      ['evil.example', `/p/${mine.slug}`],
      ['shop.acme-two.com.evil.example', '/'],
      ['acme-two.com', '/'],
    ] as const
    for (const [host, path] of nothing) {
      const seen = await plainly(host, path)
      expect([host, seen.status, seen.text, seen.headers.location]).toEqual([host, 421, '', undefined])
    }
    // No certificate is shown for a name that is not served, and one name's connection is not another's.
    await expect(overTls('nobody.example')).rejects.toThrow()
    await expect(overTls('shop.acme-two.com', '/', { sni: 'nobody.example' })).rejects.toThrow()
    expect((await overTls('shop.acme-three.com', '/', { sni: 'shop.acme-two.com' })).status).toBe(421)
    expect((await overTls('coverwright.example', '/', { sni: 'shop.acme-two.com' })).status).toBe(421)
    for (const path of [`/p/${theirs.slug}`, '/home', '/outbox', '/docs', '/metrics', '/ready', '/openapi.json'])
      expect([path, (await overTls('shop.acme-two.com', path)).status]).toEqual([path, 404])
    expect((await overTls('shop.acme-two.com', `/p/${mine.slug}`)).status).toBe(200)
    expect((await plainly('shop.acme-two.com', '//evil.example/')).headers.location).toBe(
      `https://shop.acme-two.com:${tlsPort}/evil.example/`,
    )
  })

  test('a name that leads here is nobody else’s: not while it is held, not when it was removed, and never by an old record', async () => {
    const holder = await connected('quote.acme-four.com')
    const thief = await shop()
    const claimed = await claim(thief.as, 'quote.acme-four.com')
    expect((await check(thief.as, claimed.id)).data).toMatchObject({ state: 'pending' })
    // Even who controls the name server waits until the holder lets it go.
    setRecords(claimed.records)
    expect(await check(thief.as, claimed.id)).toMatchObject({ status: 409, message: 'domains.heldElsewhere' })
    expect((await overTls('quote.acme-four.com', `/p/${thief.slug}`)).status).toBe(404)
    expect((await overTls('quote.acme-four.com')).status).toBe(200)

    setRecords([(await look(holder.as, holder.id)).records[0]!])
    await server!.call(remove, { id: holder.id }, { as: holder.as })
    for (const at of [server!, other!]) {
      await expect.poll(async () => (await plainly('quote.acme-four.com', '/', { at })).status).toBe(421)
      await expect(overTls('quote.acme-four.com', '/', { at })).rejects.toThrow()
    }
    // The records of the holder are still there; the alias, too. They prove nothing for anybody.
    expect((await check(thief.as, claimed.id)).data).toMatchObject({ state: 'pending' })
    const again = await claim(holder.as, 'quote.acme-four.com')
    expect((await check(holder.as, again.id)).data).toMatchObject({ state: 'pending' })
    const tokens = new Set([again, claimed].map(({ records }) => records[0]!.value))
    expect(tokens.size).toBe(2)
    await server!.runJobs()
    expect((await plainly('quote.acme-four.com')).status).toBe(421)
  })

  test('a claim that is gone is told, served for three days, then free; silence takes nothing', async () => {
    const { as, id, host } = await connected('go.acme-five.com')
    const nextDay = async () => {
      clock.later(DAY_MS)
      await server!.runChore('domains.watch')
      await server!.runJobs()
    }
    both((at) => at.drop('TXT', `_coverwright.${host}`))
    await nextDay()
    const again = await people.open(await server!.openBrowser(), as.session.company, permissions)
    expect(await look(again, id)).toMatchObject({ state: 'success', lostAt: expect.any(String) })
    expect((await overTls(host)).status).toBe(200)
    clock.later(3 * DAY_MS)
    expect((await plainly(host)).status).toBe(421)
    await expect(overTls(host)).rejects.toThrow()
    await nextDay()
    const late = await people.open(await server!.openBrowser(), as.session.company, permissions)
    expect(await look(late, id)).toMatchObject({ state: 'expired', url: null })
    const { rows } = await server!.within(as.session.company, (ctx) =>
      ctx.db.execute(`select kind from notices where kind like 'domains.%' order by made_at`),
    )
    expect(rows).toEqual([{ kind: 'domains.connected' }, { kind: 'domains.claimLost' }])
    // Whoever sets the record again has it back.
    setRecords((await look(late, id)).records)
    await check(late, id)
    await server!.runJobs()
    expect(await look(late, id)).toMatchObject({ state: 'success', lostAt: null })
  })

  test('an authority that is down for three days is asked again until it is there', async () => {
    const { as } = await shop()
    const { id, records } = await claim(as, 'büro.acme-six.com')
    expect(records[1]!.name).toBe('xn--bro-hoa.acme-six.com')
    setRecords(records)
    await authority.stop()
    await check(as, id)
    await server!.runJobs()
    const failing = await look(as, id)
    expect(failing).toMatchObject({ name: 'büro.acme-six.com', state: 'binding' })
    expect(failing.certificate).toMatchObject({ state: 'failing', failure: 'unreachable' })
    let tries = 0
    for (const hours of [1, 3, 8, 14, 20, 26]) {
      clock.later(hours * 3_600_000)
      await server!.runChore('domains.watch')
      await server!.runJobs()
      tries++
    }
    const { rows } = await server!.within(as.session.company, (ctx) => ctx.db.execute('select failures from domains'))
    expect(rows).toEqual([{ failures: tries + 1 }])
    await authority.start()
    clock.later(DAY_MS)
    await server!.runChore('domains.watch')
    await server!.runJobs()
    const again = await people.open(await server!.openBrowser(), as.session.company, permissions)
    expect((await look(again, id)).certificate).toMatchObject({ state: 'valid', failure: null, nextTryAt: null })
  })

  test('a certificate is renewed 30 days before its end; with renewal off its end is told and it is served no longer', async () => {
    const renewed = await connected('a.acme-seven.com')
    const left = await connected('b.acme-seven.com')
    await server!.call(update, { id: left.id, renewsCertificate: false }, { as: left.as })
    const lastOf = async (company: string) => {
      const { rows } = await server!.within(company, (ctx) => ctx.db.execute('select certificate_until from domains'))
      return new Date(String(rows[0]?.certificate_until)).getTime()
    }
    const before = [await lastOf(renewed.company), await lastOf(left.company)]
    // The clock of the server runs ahead of the authority's: what is new ends at the same time or later.
    const at = async (daysBefore: number) => {
      clock.now = new Date(before[1]! - daysBefore * DAY_MS + 3_600_000)
      await server!.runChore('domains.watch')
      await server!.runJobs()
    }
    const { rows: old } = await server!.within(renewed.company, (ctx) =>
      ctx.db.execute('select certificate from domains'),
    )
    await at(29)
    const { rows: fresh } = await server!.within(renewed.company, (ctx) =>
      ctx.db.execute('select certificate from domains'),
    )
    expect(fresh[0]?.certificate).not.toBe(old[0]?.certificate)
    await at(14)
    await at(13)
    await at(2)
    const { rows } = await server!.within(left.company, (ctx) =>
      ctx.db.execute(
        `select values ->> 'days' as days from notices where kind = 'domains.certificateEndsSoon' order by made_at`,
      ),
    )
    expect(rows.map(({ days }) => days)).toEqual(['30', '14', '3'])
    await at(-1)
    await expect(overTls(left.host)).rejects.toThrow()
    const again = await people.open(await server!.openBrowser(), left.company, permissions)
    expect(await look(again, left.id)).toMatchObject({
      state: 'expired',
      certificate: { state: 'expired', renews: false },
    })
  })
})
