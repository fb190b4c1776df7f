import { chunksToSign, joinSignatures, type SignedRequest } from '@coverwright/contract/platform'
import { base64 } from './key-ring'
import type { SigningKey } from './key-store'

/** One signature for each chunk, in order. */
export async function signRequest(key: SigningKey, request: SignedRequest): Promise<string> {
  const signatures = await Promise.all(
    chunksToSign(request, key.keyBits).map((chunk) =>
      crypto.subtle.sign('RSASSA-PKCS1-v1_5', key.privateKey, chunk as Uint8Array<ArrayBuffer>),
    ),
  )
  return joinSignatures(signatures.map(base64))
}

export async function sha256Hex(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
