import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { contentDisposition } from '@coverwright/rules/company/media'
import { once } from '../../kernel'
import { exactly } from './exactly'
import { checkedKey } from './file-key'
import type { FileStore } from './file-store'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  /** Empty: the credentials of the machine. */
  accessKeyId: string
  secretAccessKey: string
}

/** Files in a bucket that nobody can read without an address signed by us. */
export function s3Store({ bucket, ...settings }: S3Settings, now: () => Date): FileStore {
  const open = once(() => openClient(settings))
  const place = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) })
  const secondsUntil = (end: Date) => Math.max(1, Math.floor((end.getTime() - now().getTime()) / 1_000))

  return {
    kind: 's3',
    origins: [browserOrigin(settings, bucket)],
    async put(key, content, { size, type }) {
      const about = { ...place(key), ContentLength: size, ContentType: type }
      const { client, sdk } = await open()
      const send = (Body: Buffer | Readable, abortSignal?: AbortSignal) =>
        client.send(new sdk.PutObjectCommand({ ...about, Body }), { abortSignal })
      await (Buffer.isBuffer(content) ? send(content) : sendChecked(content, size, send))
    },
    async sizeOf(key) {
      const { client, sdk } = await open()
      const head = await client.send(new sdk.HeadObjectCommand(place(key))).catch(absent)
      return head?.ContentLength ?? null
    },
    async open(key, range) {
      const { client, sdk } = await open()
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new sdk.GetObjectCommand({ ...place(key), Range }))
      if (!(Body instanceof Readable)) throw new Error('The store answered without a body')
      return Body
    },
    async delete(key) {
      const { client, sdk } = await open()
      await client.send(new sdk.DeleteObjectCommand(place(key)))
    },
    async readAddress(key, { expiresAt, name, type, way }) {
      const { client, sdk, sign } = await open()
      const command = new sdk.GetObjectCommand({
        ...place(key),
        ResponseContentType: type,
        ResponseContentDisposition: contentDisposition(way, name),
        ResponseCacheControl: 'private, max-age=3600, immutable',
      })
      return sign(client, command, { expiresIn: secondsUntil(expiresAt) })
    },
    async writeAddress(key, { expiresAt, size, type }) {
      const { client, sdk, sign } = await open()
      const command = new sdk.PutObjectCommand({ ...place(key), ContentLength: size, ContentType: type })
      const signableHeaders = new Set(['host', 'content-length', 'content-type'])
      const url = await sign(client, command, { expiresIn: secondsUntil(expiresAt), signableHeaders })
      return { url, headers: { 'content-type': type } }
    },
  }
}

type Send = (body: Readable, abortSignal: AbortSignal) => Promise<unknown>

/** A stream of another size than announced ends the request: the bucket would wait for the missing bytes. */
async function sendChecked(content: Readable, size: number, send: Send) {
  const checked = exactly(size)
  const ended = new AbortController()
  const fed = pipeline(content, checked).catch((error: unknown) => {
    ended.abort()
    throw error
  })
  const [feeding, sending] = await Promise.allSettled([fed, send(checked, ended.signal)])
  if (feeding.status === 'rejected') throw feeding.reason
  if (sending.status === 'rejected') throw sending.reason
}

/** The library costs every start most of a second; it is loaded where files really lie in a bucket. */
async function openClient({ accessKeyId, endpoint, region, secretAccessKey }: Omit<S3Settings, 'bucket'>) {
  const [sdk, { getSignedUrl: sign }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  const client: S3Client = new sdk.S3Client({
    region,
    maxAttempts: 3,
    /* Checksums that a browser would have to work out itself are left out of signed addresses. */
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
  return { sdk, sign, client }
}

const browserOrigin = ({ endpoint, region }: { endpoint: string; region: string }, bucket: string) =>
  endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`

function absent(error: unknown): null {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  if ($metadata?.httpStatusCode === 404) return null
  throw error
}
