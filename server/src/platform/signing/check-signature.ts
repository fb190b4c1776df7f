import { createHash, verify } from 'node:crypto'
import { APP_ID, chunksToSign, HEADERS, splitSignatures, TIMESTAMP_WINDOW_MS } from '@coverwright/contract/platform'
import type { KeyRing, RingKey } from './key-ring'

export type ReceivedRequest = {
  method: string
  path: string
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const NONCE = /^[A-Za-z0-9_-]{16,64}$/
const TIMESTAMP = /^\d{13}$/

/** The key that signed this request and the nonce it used; null when anything about the signature does not hold. */
export async function checkSignature(
  ring: KeyRing,
  request: ReceivedRequest,
  now: Date,
): Promise<{ key: RingKey; nonce: string } | null> {
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : ''
  }
  const [keyId, nonce, timestamp] = [header(HEADERS.keyId), header(HEADERS.nonce), header(HEADERS.timestamp)]
  if (!UUID.test(keyId) || !NONCE.test(nonce) || !TIMESTAMP.test(timestamp)) return null
  if (header(HEADERS.appId) !== APP_ID) return null
  if (Math.abs(Number(timestamp) - now.getTime()) > TIMESTAMP_WINDOW_MS) return null
  const key = await ring.find(keyId)
  if (!key || key.expiresAt <= now) return null
  const signed = {
    method: request.method,
    path: request.path,
    bodyHash: createHash('sha256').update(request.body).digest('hex'),
    appId: APP_ID,
    accountId: header(HEADERS.accountId),
    timestamp,
    nonce,
  }
  return isSigned(chunksToSign(signed, key.keyBits), header(HEADERS.signature), key) ? { key, nonce } : null
}

function isSigned(chunks: Uint8Array[], signatureHeader: string, key: RingKey): boolean {
  const signatures = splitSignatures(signatureHeader)
  if (signatures.length !== chunks.length) return false
  return chunks.every((chunk, place) =>
    verify('sha256', chunk, key.publicKey, Buffer.from(signatures[place] ?? '', 'base64')),
  )
}
