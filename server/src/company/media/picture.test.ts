import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mediaOperations } from '@coverwright/contract/company/media'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Room } from '../../platform/operations'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { findChromium } from './find-chromium'
import { isOwnAddress } from './page-picture'
import { media } from '.'

const people = testSessions()
const seen: string[] = []

/** Another server on this machine, which no picture may ever reach. */
const elsewhere = createServer((request, response) => {
  seen.push(`elsewhere ${request.url}`)
  response.setHeader('content-type', 'text/html')
  response.end('<body style="background:red">')
})

function pages(foreign: string): Room {
  const page = (body: string) => `<!doctype html><body style="margin:0;background:rgb(0,128,0)">${body}`
  return {
    name: 'pages',
    operations: [],
    mount(http: FastifyInstance) {
      http.get('/p/green', async (_request, reply) => reply.type('text/html').send(page('')))
      http.get('/p/curious', async (_request, reply) =>
        reply
          .type('text/html')
          .send(
            page(
              `<img src="${foreign}/a.png"><iframe src="/outbox"></iframe><script>fetch('${foreign}/b');fetch('/outbox.json');window.open('${foreign}/c')</script>`,
            ),
          ),
      )
      http.get('/p/away', async (_request, reply) => reply.redirect(`${foreign}/redirected`))
      http.get('/p/missing', async (_request, reply) => reply.code(404).type('text/html').send('gone'))
      http.addHook('onRequest', async (request) => void seen.push(request.url))
    },
  }
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })

const chromium = findChromium('')
let server: TestServer
const take = async (draft: { path: string; width?: number; height?: number }) =>
  server.call(mediaOperations.takePicture, draft, {
    as: people.open(await server.openBrowser(), randomUUID(), ['products.write']),
  })

beforeAll(async () => {
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready))
  const foreign = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  const settings = { PORT: String(await freePort()) }
  server = await startTestServer({ rooms: [media, pages(foreign)], sessions: people.sessions, settings })
})
afterAll(async () => {
  await server.close()
  elsewhere.close()
})

describe.runIf(chromium)('a picture of one of our pages', { timeout: 30_000 }, () => {
  test('is a PNG of the size asked for, kept as a file', async () => {
    const { data: file } = await take({ path: '/p/green', width: 400, height: 300 })
    expect(file).toMatchObject({ purpose: 'picture', kind: 'png', width: 400, height: 300 })
    const image = sharp(Buffer.from(await (await server.raw(file!.url)).arrayBuffer()))
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 400, height: 300 })
    const { dominant } = await image.stats()
    expect([dominant.r < 20, dominant.g > 110, dominant.b < 20]).toEqual([true, true, true])
  })

  test('reaches no other server and not the outbox, whatever the page tries', async () => {
    seen.length = 0
    expect((await take({ path: '/p/curious', width: 200, height: 200 })).status).toBe(200)
    expect(seen).toContain('/p/curious')
    expect(seen.filter((url) => url.includes('elsewhere') || url.includes('outbox'))).toEqual([])
  })

  test('does not follow a redirect away from us', async () => {
    seen.length = 0
    expect(await take({ path: '/p/away' })).toMatchObject({ status: 409, message: 'media.pageNotShown' })
    expect(seen.filter((url) => url.includes('elsewhere'))).toEqual([])
  })

  test('is not taken of a page that is not there', async () => {
    expect((await take({ path: '/p/missing' })).message).toBe('media.pageNotShown')
  })

  test('is taken one at a time; who comes too many is told so', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => take({ path: '/p/green', width: 120, height: 120 })),
    )
    expect(answers.map(({ message }) => message).sort()).toEqual(['', '', 'media.busy', 'media.busy'])
  })
})

test('no address but a path of ours is taken', async () => {
  for (const path of ['http://169.254.169.254/', '//example.com', '/outbox', '/v1/version/getVersion'])
    expect((await take({ path })).message).toBe('media.notOurPage')
})

test('without a browser the refusal says so', async () => {
  const settings = { CHROMIUM_PATH: '/nowhere/chromium' }
  const bare = await startTestServer({ rooms: [media], sessions: people.sessions, settings })
  const as = people.open(await bare.openBrowser(), randomUUID(), ['products.write'])
  expect((await bare.call(mediaOperations.takePicture, { path: '/p/green' }, { as })).message).toBe(
    'media.browserMissing',
  )
  await bare.close()
})

test('a page in the making fetches from its own origin only', () => {
  const origin = 'http://127.0.0.1:4000'
  for (const url of [`${origin}/assets/a.js`, `${origin}/v1/login/getDomainType`, 'data:image/png;base64,AA'])
    expect(isOwnAddress(url, origin)).toBe(true)
  for (const url of [
    `${origin}/outbox`,
    `${origin}/Outbox.json`,
    'http://127.0.0.1:4001/',
    'http://localhost:4000/',
    'http://a@127.0.0.1:4000/',
    'file:///etc/passwd',
    'not an address',
  ])
    expect(isOwnAddress(url, origin)).toBe(false)
})
