import { randomUUID } from 'node:crypto'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NIL_COMPANY } from '../database'
import { newFileKey } from '../files'
import { startTestServer, type TestServer, testSessions } from '../testing'
import { MAX_TRIES } from './back-off'
import { sendEmail, sendSms } from './send'

const people = testSessions()
const company = randomUUID()
const mail = (to: string, more = {}) => ({
  to,
  subject: 'Your code',
  html: '<p>Code <b>123456</b></p>',
  text: 'Code 123456',
  ...more,
})

describe('with no real sender set', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ rooms: [], sessions: people.sessions })
  })
  afterAll(() => server.close())

  const arrived = async (to: string) => {
    await server.runJobs()
    const answer = await server.raw(`/outbox.json?to=${encodeURIComponent(to)}`)
    return ((await answer.json()) as { messages: Record<string, unknown>[] }).messages
  }
  const stored = (inCompany = company) =>
    server.within(
      inCompany,
      async (ctx) => (await ctx.db.execute('select recipient, state, html, text from outbox_messages')).rows,
    )

  test('a mail written in a company arrives once, as it was written', async () => {
    await server.within(company, (ctx) =>
      sendEmail(ctx, mail('holder@home.example', { replyTo: 'help@harbour.example' })),
    )
    const [first, ...more] = await arrived('holder@home.example')
    expect(first).toMatchObject({
      kind: 'email',
      to: 'holder@home.example',
      subject: 'Your code',
      text: 'Code 123456',
      replyTo: 'help@harbour.example',
    })
    expect(first!['from']).toContain('@coverwright.example')
    expect(more).toEqual([])
  })

  test('a mail whose transaction is undone is never sent', async () => {
    const undone = server.within(company, async (ctx) => {
      await sendEmail(ctx, mail('never@home.example'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await arrived('never@home.example')).toEqual([])
  })

  test('somebody without a company gets mail too', async () => {
    await server.within(NIL_COMPANY, (ctx) => sendEmail(ctx, mail('stranger@home.example')))
    expect(await arrived('stranger@home.example')).toHaveLength(1)
  })

  test('what is told twice is sent once', async () => {
    for (const _ of [1, 2, 3])
      await server.within(company, (ctx) => sendSms(ctx, { to: '+85291110000', text: 'Paid', once: 'payment 7' }))
    expect(await arrived('+85291110000')).toHaveLength(1)
  })

  test('a line break in a name does not become a header', async () => {
    await server.within(company, (ctx) =>
      sendEmail(ctx, mail('line@home.example', { subject: 'Hello\r\nBcc: all@home.example' })),
    )
    expect((await arrived('line@home.example'))[0]!['subject']).toBe('Hello Bcc: all@home.example')
  })

  test('a secret is wiped from the outbox once it is sent', async () => {
    const own = randomUUID()
    await server.within(own, (ctx) => sendEmail(ctx, mail('secret@home.example', { holdsSecret: true })))
    expect(await arrived('secret@home.example')).toHaveLength(1)
    expect(await stored(own)).toEqual([{ recipient: 'secret@home.example', state: 'sent', html: '', text: '' }])
  })

  test('the page shows mail in a frame that runs nothing, SMS as bubbles, and files by signed address', async () => {
    const key = newFileKey(company, new Date(), randomUUID())
    await server.within(company, async (ctx) => {
      await ctx.files.put(key, Buffer.from('%PDF'), { size: 4, type: 'application/pdf' })
      const attachments = [{ name: 'policy.pdf', type: 'application/pdf', size: 4, key }]
      const html = '<script>parent.alert(1)</script><p>Hello</p>'
      await sendEmail(ctx, mail('page@home.example', { html, attachments, subject: '<img src=x onerror=alert(1)>' }))
      await sendSms(ctx, { to: '+85292220000', text: '<b>Code</b> 1' })
    })
    await server.runJobs()
    const page = await server.raw('/outbox?to=page@home.example')
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self'; style-src 'nonce-/,
    )
    expect(html).not.toContain('<img src=x')
    expect(html).toMatch(/<iframe\s+sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    const [, file] = /href="(\/files\/r\/[^"]+)"/.exec(html)!
    expect(await (await server.raw(file!)).text()).toBe('%PDF')
    const [, frame] = /src="(\/outbox\/[^"]+\/html)"/.exec(html)!
    const body = await server.raw(frame!)
    expect(body.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*sandbox allow-popups allow-popups-to-escape-sandbox$/,
    )
    expect(await (await server.raw('/outbox?to=92220000')).text()).toContain('<p>&lt;b&gt;Code&lt;/b&gt; 1</p>')
  })

  test.each([
    ['another name that points here', { host: 'evil.example' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that says so otherwise', { forwarded: 'for=203.0.113.9' }],
    ['the browser that takes pictures', { 'user-agent': 'Mozilla/5.0 CoverwrightPicture' }],
  ])('%s sees nothing', async (_who, headers) => {
    const { hostname, port } = new URL(server.url)
    for (const path of ['/outbox', '/outbox.json']) expect(await statusOf({ hostname, port, path, headers })).toBe(404)
    expect(await statusOf({ hostname, port, path: '/outbox', headers: { host: `localhost:${port}` } })).toBe(200)
  })
})

/** With a Host of one's own, which fetch does not allow. */
const statusOf = (options: object) =>
  new Promise<number>((resolve, reject) =>
    httpRequest(options, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end(),
  )

describe('with a real SMS gateway', () => {
  let status = 503
  let asked = 0
  // A day ahead of the database, by whose clock a job becomes due: no wait of a try is over while the test runs.
  const now = new Date(Date.now() + 86_400_000)
  const gateway = createServer((_request, response) => {
    asked += 1
    response.writeHead(status).end()
  })
  let server: TestServer
  beforeAll(async () => {
    await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready))
    const settings = { SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/` }
    server = await startTestServer({ rooms: [], sessions: people.sessions, settings, clock: () => now })
  })
  afterAll(async () => {
    await server.close()
    gateway.close()
  })

  const send = async () => {
    const to = `+8529${String(Math.random()).slice(2, 9)}`
    await server.within(company, (ctx) => sendSms(ctx, { to, text: 'Code 1' }))
    return to
  }
  const stateOf = async (to: string) => {
    const find = (found: string) => `select state, attempts from outbox_messages where recipient = '${found}'`
    return (await server.within(company, (ctx) => ctx.db.execute(find(to)))).rows[0]
  }
  /** Jobs become due by the database's clock, so their time is moved instead. */
  const hurry = async () => {
    await server.db.jobs.query('update graphile_worker._private_jobs set run_at = now()')
    await server.runJobs()
  }

  test('the outbox page is not there', async () => {
    expect((await server.raw('/outbox.json')).status).toBe(404)
  })

  test('a message waits out a gateway that is down, longer each time, and then leaves', async () => {
    asked = 0
    const to = await send()
    await server.runJobs()
    expect(await stateOf(to)).toEqual({ state: 'queued', attempts: 1 })
    const { rows } = await server.db.jobs.query('select run_at from graphile_worker.jobs')
    expect(rows[0].run_at.getTime() - now.getTime()).toBe(30_000)
    await hurry()
    status = 200
    await hurry()
    expect(await stateOf(to)).toEqual({ state: 'sent', attempts: 2 })
    expect(asked).toBe(3)
  })

  test('it is given up after a day of tries, and at once when the number is refused', async () => {
    status = 503
    const patient = await send()
    for (let tries = 0; tries < MAX_TRIES + 2; tries++) await hurry()
    expect(await stateOf(patient)).toEqual({ state: 'failed', attempts: MAX_TRIES })
    status = 400
    const refused = await send()
    await server.runJobs()
    expect(await stateOf(refused)).toEqual({ state: 'failed', attempts: 1 })
    const { rows } = await server.within(company, (ctx) => ctx.db.execute('select name from events'))
    expect(rows).toEqual([{ name: 'message.givenUp' }, { name: 'message.givenUp' }])
  })

  test('of a code that is given up nobody is told; of what was sent once for a cause, whoever sent it', async () => {
    status = 400
    const own = randomUUID()
    const text = { to: '+85292221111', text: 'Hello', holdsSecret: true }
    await server.within(own, (ctx) => sendSms(ctx, text))
    await server.within(own, (ctx) => sendSms(ctx, { ...text, once: 'a cause' }))
    await server.runJobs()
    const { rows } = await server.within(own, (ctx) => ctx.db.execute('select name from events'))
    expect(rows).toEqual([{ name: 'message.givenUp' }])
  })
})
