import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addressKind, askOutside, OutboundFailure, type OutboundTerms } from '.'
import { hostileAddresses } from './hostile-addresses.builder'

type Heard = { url: string; headers: Record<string, unknown>; body: string; method: string }

let listeners: Server[]
let port = 0
let counted: { connections: number; heard: Heard[] }

/**
 * Whatever reaches this machine on either family is counted, whether it speaks HTTP or not. Each test has a port of its
 * own: what an earlier one gave up may still arrive on a busy machine.
 */
beforeEach(async () => {
  counted = { connections: 0, heard: [] }
  const first = await listen('127.0.0.1', 0)
  port = (first.address() as AddressInfo).port
  const second = await listen('::1', port).catch(() => null)
  listeners = second ? [first, second] : [first]
})
afterEach(() => {
  for (const each of listeners) {
    each.close()
    each.closeAllConnections()
  }
})

function listen(host: string, wanted: number): Promise<Server> {
  const mine = counted
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { url = '', headers, method = '' } = request
      mine.heard.push({ url, headers, method, body: Buffer.concat(pieces).toString() })
      answer(url, reply)
    })
  })
  server.on('connection', () => mine.connections++)
  return new Promise((done, fail) => server.once('error', fail).listen(wanted, host, () => done(server)))
}

function answer(url: string, reply: Parameters<Parameters<typeof createServer>[1] & object>[1]) {
  const to = /^\/to\/(\d+)\/(.*)/.exec(url)
  if (to) return void reply.writeHead(Number(to[1]), { location: decodeURIComponent(to[2] as string) }).end()
  if (url === '/slow') return
  if (url === '/large') return void reply.end(Buffer.alloc(5_000, 97))
  if (url === '/endless') {
    const timer = setInterval(() => reply.write('a'.repeat(100)), 1)
    return void reply.on('close', () => clearInterval(timer))
  }
  if (url === '/packed') return void reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
  reply.writeHead(200, { 'set-cookie': 'a=b' }).end('fine')
}

let lookups = 0
/** Rebinding: public when it is judged first, this machine whenever it is asked again. */
const resolve = async (host: string) => {
  if (host === 'rebinding.example') return lookups++ === 0 ? ['203.0.114.1'] : ['127.0.0.1']
  if (host === 'mixed.example') return ['93.184.216.34', '127.0.0.1']
  if (host === 'mapped.example') return ['::ffff:127.0.0.1']
  if (host === 'public.example') return ['93.184.216.34']
  return ['127.0.0.1', '::1']
}

const terms = (more: Partial<OutboundTerms> = {}): OutboundTerms => ({
  allowedHosts: [],
  openPorts: [80, 443, port],
  mostBytes: 1_000,
  whose: 'one',
  resolve,
  ...more,
})
/** Longer than any answer takes that comes, on a machine with other work. */
const PATIENCE_MS = 30_000
const ask = (url: string, more: Partial<OutboundTerms> = {}, timeLimitMs = PATIENCE_MS) =>
  askOutside({ url, method: 'GET', headers: {}, body: null, timeLimitMs }, terms(more))
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutboundFailure ? error.code : String(error)),
  )
const inside = () => ({ allowedHosts: [`127.0.0.1:${port}`] })
const here = (path: string) => `http://127.0.0.1:${port}${path}`

test('none of 300 and more spellings of an inner address is connected to', async () => {
  const addresses = hostileAddresses(port)
  expect(addresses.length).toBeGreaterThan(300)
  for (const address of addresses.filter((each) => !each.includes('rebinding')))
    expect([address, await codeOf(ask(address, {}, 300))]).not.toContain('answered')
  expect(counted.connections).toBe(0)
})

test('a name that turns to this machine after it was judged is not followed there', async () => {
  lookups = 0
  await codeOf(ask(`http://rebinding.example:${port}/`, {}, 100))
  expect([lookups, counted.connections]).toEqual([1, 0])
  expect(await codeOf(ask(`http://rebinding.example:${port}/`))).toBe('notPublic')
  expect(counted.connections).toBe(0)
})

describe('redirects', () => {
  const allowed = () => inside()
  const hop = (status: number, to: string) => here(`/to/${status}/${encodeURIComponent(to)}`)

  test('lead to inner addresses no more than the first address does', async () => {
    for (const to of [`http://localhost:${port}/`, `http://[::1]:${port}/`, 'http://169.254.169.254/', 'file:///etc'])
      expect(await codeOf(ask(hop(302, to), allowed()))).toMatch(/notPublic|notHttp/)
    expect(counted.heard).toHaveLength(4)
    expect(counted.heard.every(({ url }) => url.startsWith('/to/'))).toBe(true)
  })

  test('are followed three times, not four', async () => {
    const twice = hop(302, hop(307, here('/')))
    expect(await codeOf(ask(hop(301, twice), allowed()))).toBe('answered')
    expect(await codeOf(ask(hop(302, hop(301, twice)), allowed()))).toBe('tooManyRedirects')
  })

  test('turn a POST into a GET unless they say otherwise, and never carry keys to another origin', async () => {
    const hosts = [`127.0.0.1:${port}`, `[::1]:${port}`, `twin.example:${port}`]
    const post = (url: string) =>
      askOutside(
        {
          url,
          method: 'POST',
          headers: { 'x-key': 'k', 'content-type': 'text/plain' },
          body: 'b',
          timeLimitMs: PATIENCE_MS,
        },
        { allowedHosts: hosts, mostBytes: 1_000, whose: 'one', resolve: async () => ['127.0.0.1'] },
      )
    await post(hop(302, here('/got')))
    expect(counted.heard.at(-1)).toMatchObject({ url: '/got', method: 'GET', body: '', headers: { 'x-key': 'k' } })
    await post(hop(307, `http://twin.example:${port}/kept`))
    expect(counted.heard.at(-1)).toMatchObject({ url: '/kept', method: 'POST', body: 'b' })
    expect(counted.heard.at(-1)?.headers).not.toHaveProperty('x-key')
  })
})

describe('a host that the operator named', () => {
  test('is asked, on its port only, without cookies and with headers of our own about the connection', async () => {
    const headers = { host: 'neighbour.example', cookie: 'a=b', 'x-own': '1', 'proxy-authorization': 'x' }
    const asked = askOutside(
      { url: here('/'), method: 'GET', headers, body: null, timeLimitMs: PATIENCE_MS },
      terms(inside()),
    )
    expect(await asked).toEqual({ status: 200, text: 'fine' })
    expect(counted.heard[0]?.headers).toEqual({
      accept: '*/*',
      'accept-encoding': 'identity',
      connection: 'close',
      host: `127.0.0.1:${port}`,
      'x-own': '1',
    })
    expect(await codeOf(ask(here('/'), { allowedHosts: ['127.0.0.1:1'] }))).toBe('notPublic')
  })

  test('may be inside the network, but not in the neighbourhood of the machine itself', async () => {
    const allowedHosts = ['rates.example', '169.254.169.254']
    expect(await codeOf(ask('http://169.254.169.254/', { allowedHosts }))).toBe('notPublic')
    expect(await codeOf(ask('http://rates.example/', { allowedHosts, resolve: async () => ['fe80::1'] }))).toBe(
      'notPublic',
    )
  })
})

test('answers are bounded in time and size, and compressed ones are not taken', async () => {
  expect(await codeOf(ask(here('/slow'), inside(), 300))).toBe('timedOut')
  expect(await codeOf(ask(here('/large'), inside()))).toBe('tooLarge')
  expect(await codeOf(ask(here('/endless'), inside()))).toBe('tooLarge')
  expect(await codeOf(ask(here('/packed'), inside()))).toBe('encoded')
  const silent = { ...inside(), resolve: () => new Promise<string[]>(() => undefined) }
  expect(await codeOf(ask('http://public.example/', silent, 300))).toBe('timedOut')
})

test('so many at once and no more; what one company cannot have is there for another', async () => {
  const askFor = (whose: string, count: number) =>
    Array.from({ length: count }, () => codeOf(ask(here('/slow'), { ...inside(), whose }, 200)))
  const [first, second] = [askFor('first', 34), askFor('second', 3)]
  expect((await Promise.all(first)).filter((code) => code === 'busy')).toHaveLength(2)
  expect(await Promise.all(second)).toEqual(['timedOut', 'timedOut', 'timedOut'])
  const all = ['a', 'b', 'c', 'd'].flatMap((whose) => askFor(whose, 30))
  expect((await Promise.all(all)).filter((code) => code === 'busy')).toHaveLength(24)
})

test.each([
  ['8.8.8.8', 'public'],
  ['2606:4700::1111', 'public'],
  ['64:ff9b::8.8.8.8', 'public'],
  ['::ffff:8.8.8.8', 'public'],
  ['172.32.0.1', 'public'],
  ['100.128.0.1', 'public'],
  ['::1', 'loopback'],
  ['fe80::1%eth0', 'linkLocal'],
  ['fdab::1', 'private'],
  ['not an address', 'reserved'],
])('%s is %s', (address, kind) => {
  expect(addressKind(address)).toBe(kind)
})

describe('a system that this process plays itself', () => {
  const played = () => ({ standIns: new Map([['register.harbour.internal', port]]), resolve: async () => [] })

  test('is reached by its name alone, without a look-up, and leads nowhere else', async () => {
    expect(await ask('http://Register.harbour.internal./fine', played())).toEqual({ status: 200, text: 'fine' })
    expect(counted.heard).toMatchObject([{ url: '/fine', headers: { host: `register.harbour.internal:${port}` } }])
    const away = `http://register.harbour.internal/to/302/${encodeURIComponent(here('/fine'))}`
    expect(await codeOf(ask(away, { ...played(), openPorts: [80] }))).toBe('portClosed')
    expect(counted.connections).toBe(2)
  })

  test('opens no other port, no other name and no other spelling of this machine', async () => {
    const others = ['https://register.harbour.internal/', 'http://register.harbour.internal:8080/']
    for (const url of [...others, 'http://other.register.harbour.internal/', ...hostileAddresses(port)])
      expect(await codeOf(ask(url, played(), 300)), url).not.toBe('answered')
    expect(counted.connections).toBe(0)
  })
})
