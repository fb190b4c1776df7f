import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { FRAME_REFUSALS, type Envelope } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import type { Db } from './ctx'
import { findAnswer, keepAnswer, takeKey } from './store'

/** The same key gives the same answer for this long. */
export const ANSWER_KEPT_MS = 24 * 60 * 60_000

/** Long enough that nobody guesses another's key: a UUID has 36. */
const KEY_SHAPE = /^[A-Za-z0-9_-]{16,128}$/

export type KeyedCall = {
  company: string
  /** Whose key it is: the member, or nobody. */
  caller: string
  operation: string
  key: string | null
  body: Buffer
  now: Date
}

type Kept = { taken: true; keep(db: Db, answer: Envelope, isSecret: boolean): Promise<void> }
type Repeated = { taken: false; answer: Envelope }

/** Takes the call's key, or finds the answer that its first use got. */
export async function takeIdempotencyKey(db: Db, secretKey: string, call: KeyedCall): Promise<Kept | Repeated> {
  if (!call.key || !KEY_SHAPE.test(call.key)) throw new Refused(FRAME_REFUSALS.idempotencyKeyMissing)
  const secrets = secretsOf(secretKey, call.key)
  const keyHash = hmac(secrets.hashing, [call.operation, call.caller])
  const requestHash = hmac(secrets.hashing, [call.operation, call.body])
  const staleBefore = new Date(call.now.getTime() - ANSWER_KEPT_MS)
  if (await takeKey(db, { company: call.company, keyHash, requestHash, usedAt: call.now, staleBefore })) {
    const keep = (tx: Db, answer: Envelope, isSecret: boolean) => {
      const text = JSON.stringify(answer)
      return keepAnswer(tx, call.company, keyHash, isSecret ? seal(secrets.sealing, text) : text, isSecret)
    }
    return { taken: true, keep }
  }
  const kept = await findAnswer(db, call.company, keyHash)
  if (!kept) throw new Error('an idempotency key is taken but not there')
  if (!isSame(kept.request_hash, requestHash)) throw new Refused(FRAME_REFUSALS.idempotencyKeyReused)
  return {
    taken: false,
    answer: JSON.parse(kept.is_sealed ? unseal(secrets.sealing, kept.answer) : kept.answer) as Envelope,
  }
}

/** Both need the caller's key, which is not kept: a stolen database and a stolen SECRET_KEY still open no answer. */
function secretsOf(secretKey: string, key: string) {
  const bytes = Buffer.from(hkdfSync('sha256', secretKey, key, 'idempotency', 64))
  return { hashing: bytes.subarray(0, 32), sealing: bytes.subarray(32) }
}

function hmac(secret: Buffer, parts: (string | Buffer)[]) {
  const mac = createHmac('sha256', secret)
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:`).update(part)
  return mac.digest('base64url')
}

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function seal(secret: Buffer, text: string) {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secret, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

function unseal(secret: Buffer, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
