import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { SIGNING_KEY_LIFE_MS, type TakesOf } from '@coverwright/contract/platform'
import type { signingOperations } from '@coverwright/contract/company/signing'
import { Refused } from '../../kernel'
import type { StrangerCtx } from '../operations'
import { proofOf, type ServerKey } from './server-key'
import { insertKey } from './store'

type Registration = TakesOf<typeof signingOperations.registerKey>

/** Keeps the public half of a browser's key for its device. It signs for no session until one first uses it. */
export async function registerKey(ctx: StrangerCtx, asked: Registration, keyBits: number, serverKey: ServerKey) {
  refuseUnfitKey(asked.publicKey, keyBits)
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + SIGNING_KEY_LIFE_MS)
  const keyId = ctx.newId()
  const device = createHash('sha256').update(asked.device).digest('base64url')
  await insertKey(ctx.db, { id: keyId, publicKey: asked.publicKey, device, sessionId: null, createdAt: now, expiresAt })
  const proof = proofOf(serverKey, [keyId, expiresAt.getTime(), asked.publicKey])
  return { keyId, expiresAt: expiresAt.getTime(), serverTime: now.getTime(), proof }
}

function refuseUnfitKey(publicKey: string, keyBits: number) {
  const key = readKey(publicKey)
  const details = key?.asymmetricKeyDetails
  const isFit =
    key?.asymmetricKeyType === 'rsa' && details?.modulusLength === keyBits && details.publicExponent === 65_537n
  if (!isFit) throw new Refused('signing.keyNotFit', { field: 'publicKey', values: { keyBits } })
}

function readKey(publicKey: string): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  } catch {
    return null
  }
}
