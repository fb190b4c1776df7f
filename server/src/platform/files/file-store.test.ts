import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFileKey, newIncomingKey } from './file-key'
import type { FileStore } from './file-store'
import { folderStore } from './folder-store'
import { mountFolderStore } from './mount-folder-store'
import { s3Store } from './s3-store'

const COMPANY = '0190b7a2-1111-7000-8000-000000000001'
let count = 0
const anId = () => `0190b7a2-2222-7000-8000-${String(++count).padStart(12, '0')}`
const aKey = () => newFileKey(COMPANY, new Date(), anId())
const inAnHour = () => new Date(Date.now() + 3_600_000)

/** A real bucket holds the writer to every signed header; s3rver checks no version 4 signatures, so the list is looked at. */
const SIGNED = 'content-length;content-type;host'

type Running = { store: FileStore; folder: string; url(address: string): string; close(): Promise<void> }

const adapters: Record<string, () => Promise<Running>> = {
  async folder() {
    const folder = await mkdtemp(join(tmpdir(), 'files-'))
    const secret = Buffer.alloc(32, 7)
    const store = folderStore(folder, secret)
    const app = Fastify()
    await mountFolderStore(app, { store, secret, now: () => new Date() })
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    return { store, folder, url: (address) => origin + address, close: () => app.close() }
  },
  async s3() {
    const folder = await mkdtemp(join(tmpdir(), 'bucket-'))
    const configureBuckets = [{ name: 'covers' }]
    const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets })
    const { port } = await server.run()
    const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
    const settings = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'covers', ...account }
    const store = s3Store(settings, () => new Date())
    return { store, folder, url: (address) => address, close: () => server.close() }
  },
}

describe.each(Object.keys(adapters))('a %s store', (name) => {
  let running: Running
  beforeAll(async () => {
    running = await adapters[name]!()
  })
  afterAll(async () => {
    await running.close()
    await rm(running.folder, { recursive: true, force: true })
  })
  const stored = async (content: string) => {
    const key = aKey()
    await running.store.put(key, Buffer.from(content), { size: content.length, type: 'text/csv' })
    return key
  }
  const reading = { name: 'rates.csv', type: 'text/csv', way: 'attachment' } as const

  test('gives back what was put, whole or in part', async () => {
    const key = await stored('0123456789')
    expect(await running.store.sizeOf(key)).toBe(10)
    expect(await text(await running.store.open(key))).toBe('0123456789')
    expect(await text(await running.store.open(key, { start: 2, end: 4 }))).toBe('234')
  })

  test('takes a stream of a known size and nothing of a stream that is longer', async () => {
    const key = aKey()
    await running.store.put(key, Readable.from([Buffer.from('abc'), Buffer.from('def')]), {
      size: 6,
      type: 'video/mp4',
    })
    expect(await text(await running.store.open(key))).toBe('abcdef')
    const other = aKey()
    const longer = Readable.from([Buffer.from('abc'), Buffer.from('def')])
    await expect(running.store.put(other, longer, { size: 5, type: 'video/mp4' })).rejects.toThrow()
    expect(await running.store.sizeOf(other)).toBeNull()
  })

  test('forgets what is deleted, and deleting it again is no error', async () => {
    const key = await stored('gone')
    await running.store.delete(key)
    await running.store.delete(key)
    expect(await running.store.sizeOf(key)).toBeNull()
    await expect(running.store.open(key)).rejects.toThrow()
  })

  test('lets the holder of an address read, under the name and type that were signed', async () => {
    const key = await stored('a,b\n1,2\n')
    const address = await running.store.readAddress(key, { ...reading, name: '保費.csv', expiresAt: inAnHour() })
    const answer = await fetch(running.url(address))
    expect(await answer.text()).toBe('a,b\n1,2\n')
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%E4%BF%9D%E8%B2%BB.csv")
  })

  test('sends the part of a film that a player asks for', async () => {
    const address = await running.store.readAddress(await stored('0123456789'), { ...reading, expiresAt: inAnHour() })
    const answer = await fetch(running.url(address), { headers: { range: 'bytes=3-5' } })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 3-5/10')
    expect(await answer.text()).toBe('345')
  })

  test('an address that has run out reads nothing', async () => {
    const address = await running.store.readAddress(await stored('late'), {
      ...reading,
      expiresAt: new Date(Date.now() + 900),
    })
    await new Promise((done) => setTimeout(done, 2_100))
    expect((await fetch(running.url(address))).status).toBeGreaterThanOrEqual(400)
  })

  test('lets the holder of an address write exactly what was announced', async () => {
    const key = newIncomingKey(COMPANY, new Date(), anId())
    const address = await running.store.writeAddress(key, { size: 5, type: 'image/png', expiresAt: inAnHour() })
    const put = (body: string) => fetch(running.url(address.url), { method: 'PUT', headers: address.headers, body })
    if (name === 's3') expect(new URL(address.url).searchParams.get('X-Amz-SignedHeaders')).toBe(SIGNED)
    else {
      expect((await put('longer')).status).toBe(413)
      expect(await running.store.sizeOf(key)).toBeNull()
    }
    expect((await put('12345')).ok).toBe(true)
    expect(await text(await running.store.open(key))).toBe('12345')
  })

  test('refuses every key that is not one of ours', async () => {
    for (const key of ['../secret', `${COMPANY}/../../etc/passwd`, '/etc/passwd', '', `${aKey()}\0`, `${aKey()}/x`])
      await expect(async () => running.store.put(key, Buffer.from('x'), { size: 1, type: 'text/csv' })).rejects.toThrow(
        'Not a file key',
      )
  })
})

describe('a folder behind our own address', () => {
  let running: Running
  beforeAll(async () => {
    running = await adapters['folder']!()
  })
  afterAll(async () => {
    await running.close()
    await rm(running.folder, { recursive: true, force: true })
  })

  test('serves files with a policy of their own: no script, no sniffing, no other site', async () => {
    const key = aKey()
    await running.store.put(key, Buffer.from('<script>'), { size: 8, type: 'text/csv' })
    const terms = { name: 'x.csv', type: 'text/csv', way: 'attachment', expiresAt: inAnHour() } as const
    const answer = await fetch(running.url(await running.store.readAddress(key, terms)))
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('an altered address reads nothing', async () => {
    const key = aKey()
    await running.store.put(key, Buffer.from('x'), { size: 1, type: 'text/csv' })
    const terms = { name: 'x.csv', type: 'text/csv', way: 'inline', expiresAt: inAnHour() } as const
    const [body = '', mark = ''] = (await running.store.readAddress(key, terms)).split('.')
    const other = Buffer.from(JSON.stringify({ act: 'read', key, ...terms, until: 9e15 })).toString('base64url')
    for (const address of [
      `/files/r/${other}.${mark}`,
      `${body}.${mark.slice(0, -2)}`,
      `${body}.`,
      body,
      `${body}.${mark}.x`,
    ])
      expect((await fetch(running.url(address))).status).toBe(404)
  })

  test('a body that never says its size is stopped at the announced one, and leaves nothing behind', async () => {
    const key = newIncomingKey(COMPANY, new Date(), anId())
    const address = await running.store.writeAddress(key, { size: 10, type: 'image/png', expiresAt: inAnHour() })
    const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) })
    const request: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      headers: address.headers,
      body: endless,
      duplex: 'half',
    }
    const ended = await fetch(running.url(address.url), request)
      .then((answer) => answer.status)
      .catch(() => 'cut off')
    expect([413, 'cut off']).toContain(ended)
    const left = await readdir(running.folder, { recursive: true })
    expect(left.filter((path) => path.includes('.part') || path.endsWith(key.slice(-12)))).toEqual([])
  })

  test('an address to read does not write, and one to write does not read', async () => {
    const key = aKey()
    await running.store.put(key, Buffer.from('x'), { size: 1, type: 'text/csv' })
    const terms = { name: 'x.csv', type: 'text/csv', way: 'inline', expiresAt: inAnHour() } as const
    const read = await running.store.readAddress(key, terms)
    const write = await running.store.writeAddress(key, { size: 1, type: 'text/csv', expiresAt: inAnHour() })
    const put = { method: 'PUT', headers: write.headers, body: 'y' }
    expect((await fetch(running.url(read.replace('/r/', '/w/')), put)).status).toBe(403)
    expect((await fetch(running.url(write.url.replace('/w/', '/r/')))).status).toBe(404)
  })
})
