import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaOperations } from '@coverwright/contract/company/media'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testSessions } from '../../platform/testing'
import { media } from '.'

const people = testSessions()
let server: TestServer
let close: () => Promise<void>

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
  const configureBuckets = [{ name: 'covers' }]
  const bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await bucket.run()
  const settings = {
    FILES: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'covers',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  server = await startTestServer({ rooms: [media], sessions: people.sessions, settings })
  close = async () => {
    await server.close()
    await bucket.close()
    await rm(directory, { recursive: true, force: true })
  }
})
afterAll(() => close())

test('with a bucket the browser writes and reads there, and the bytes of a deleted file are gone from it', async () => {
  const as = people.open(await server.openBrowser(), randomUUID(), ['companies.write'])
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#642' } })
    .png()
    .toBuffer()
  const draft = { purpose: 'logo', name: 'logo.png', size: photo.length } as const
  const { data: ticket } = await server.call(mediaOperations.requestUpload, draft, { as })
  expect(new URL(ticket!.url).origin).toBe(server.config.s3Endpoint)
  const sent = await fetch(ticket!.url, { method: 'PUT', headers: ticket!.headers, body: new Uint8Array(photo) })
  expect(sent.ok).toBe(true)
  const { data: file } = await server.call(mediaOperations.completeUpload, { uploadId: ticket!.uploadId }, { as })
  expect(file).toMatchObject({ kind: 'png', width: 90, height: 60 })
  expect((await fetch(file!.url)).headers.get('content-type')).toBe('image/png')
  await server.call(mediaOperations.deleteFile, { fileId: file!.id }, { as })
  await server.runJobs()
  expect((await fetch(file!.url)).status).toBe(404)
})
