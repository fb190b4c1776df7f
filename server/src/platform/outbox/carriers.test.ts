import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BaseCtx } from '../operations'
import { httpSmsCarrier } from './http-sms-carrier'
import type { Message } from './message'
import { smtpCarrier } from './smtp-carrier'
import { Undeliverable } from './undeliverable'

/** Carriers need nothing of ctx but the files that go along. */
const ctx = {
  files: { open: async () => Readable.from([Buffer.from('%PDF-1.7 policy')]) },
  config: { mailFrom: 'Harbour <no-reply@harbour.example>' },
} as unknown as BaseCtx

const message: Message = {
  id: '0190b7a2-3333-7000-8000-000000000001',
  kind: 'email',
  sender: 'Harbour Insurance <cover@harbour.example>',
  recipient: 'holder@home.example',
  replyTo: 'help@harbour.example',
  subject: '您的保單',
  html: '<p>Your policy</p>',
  text: 'Your policy',
  attachments: [{ name: 'policy.pdf', type: 'application/pdf', size: 15, key: 'any' }],
  unsubscribe: '',
}

describe('mail by SMTP', () => {
  const arrived: { from: string; to: string; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('nobody')) return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      if (address.startsWith('later')) return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
      return done()
    },
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      void text(stream).then((raw) => {
        arrived.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo[0]?.address ?? '', raw })
        done()
      })
    },
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

  test('a mailbox can stop what may be stopped with one press, and nothing else', async () => {
    await smtpCarrier(url).carry(ctx, { ...message, unsubscribe: 'https://harbour.example/unsubscribe/a/b' })
    const { raw } = arrived.pop()!
    expect(raw).toContain('List-Unsubscribe: <https://harbour.example/unsubscribe/a/b>')
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    await smtpCarrier(url).carry(ctx, message)
    expect(arrived.pop()!.raw).not.toContain('List-Unsubscribe')
  })

  test('arrives with both versions, its attachment and the same id at every try', async () => {
    await smtpCarrier(url).carry(ctx, message)
    const { from, raw, to } = arrived[0]!
    expect({ from, to }).toEqual({ from: 'cover@harbour.example', to: 'holder@home.example' })
    expect(raw).toContain(`Message-ID: <${message.id}@harbour.example>`)
    expect(raw).toContain('Reply-To: help@harbour.example')
    expect(raw).toMatch(/text\/plain[\s\S]*Your policy[\s\S]*text\/html[\s\S]*<p>Your policy<\/p>/)
    expect(raw).toContain(Buffer.from('%PDF-1.7 policy').toString('base64'))
  })

  test('to a mailbox that does not exist is given up, to a busy one is not', async () => {
    const to = (recipient: string) => smtpCarrier(url).carry(ctx, { ...message, attachments: [], recipient })
    await expect(to('nobody@home.example')).rejects.toBeInstanceOf(Undeliverable)
    await expect(to('later@home.example')).rejects.not.toBeInstanceOf(Undeliverable)
  })

  test('through a server that is down may be tried again', async () => {
    await expect(smtpCarrier('smtp://127.0.0.1:9').carry(ctx, message)).rejects.not.toBeInstanceOf(Undeliverable)
  })
})

describe('SMS by a gateway', () => {
  const asked: { body: unknown; headers: IncomingHttpHeaders }[] = []
  let status = 200
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ body: JSON.parse(body), headers: request.headers })
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end()
    })
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`
  })
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

  const sms: Message = { ...message, kind: 'sms', recipient: '+85291234567', text: 'Code 123456', attachments: [] }
  const carry = (answer: number) => {
    status = answer
    return httpSmsCarrier(url, 'gateway-token').carry(ctx, sms)
  }

  test('carries number and words, with the token and an id that the gateway can tell a repeat by', async () => {
    await carry(200)
    expect(asked[0]!.body).toEqual({ id: sms.id, to: '+85291234567', text: 'Code 123456' })
    expect(asked[0]!.headers).toMatchObject({ authorization: 'Bearer gateway-token', 'idempotency-key': sms.id })
  })

  test('is given up when refused, and tried again when the gateway is busy, broken or points elsewhere', async () => {
    await expect(carry(400)).rejects.toBeInstanceOf(Undeliverable)
    for (const answer of [429, 500, 503, 302]) await expect(carry(answer)).rejects.not.toBeInstanceOf(Undeliverable)
  })
})
