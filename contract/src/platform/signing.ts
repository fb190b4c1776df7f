/** Header names of every signed call. */
export const HEADERS = {
  appId: 'appid',
  timestamp: 'timestamp',
  nonce: 'nonce',
  signature: 'signature',
  authorization: 'authorization',
  accountId: 'accountid',
  /** Which registered browser key made the signature. */
  keyId: 'keyid',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  /** Paging of the few lists that the specification pages by headers. */
  nowPage: 'nowpage',
  pageSize: 'pagesize',
} as const

/** The app that the console's calls name; other apps of ours get their own. */
export const APP_ID = 'coverwright-console'

/** A timestamp may be this far off the server's clock. */
export const TIMESTAMP_WINDOW_MS = 5 * 60_000
/** A registered browser key is good for this long. */
export const SIGNING_KEY_LIFE_MS = 12 * 60 * 60_000

export type SignedRequest = {
  method: string
  /** With the query string, exactly as it is on the request line. */
  path: string
  /** SHA-256 of the raw body, lower-case hex; of the empty string when there is no body. */
  bodyHash: string
  appId: string
  /** The signed-in person's id; empty before sign-in. */
  accountId: string
  /** Milliseconds since 1970 by the server's clock. */
  timestamp: string
  nonce: string
}

/** The text a browser signs: one line per part, so no part can run into the next. */
export const textToSign = (request: SignedRequest) =>
  [
    request.method.toUpperCase(),
    request.path,
    request.bodyHash,
    request.appId,
    request.accountId,
    request.timestamp,
    request.nonce,
  ].join('\n')

/** PKCS#1 v1.5 leaves the key's bytes less 11 for the text: 117 at 1024 bits, as the specification has it. */
export const chunkBytes = (keyBits: number) => keyBits / 8 - 11

/**
 * The texts to sign, one signature each, in order. A text longer than a chunk is cut, and each piece carries its place
 * and the count, so that pieces can be neither dropped, reordered nor mixed with another request's.
 */
export function chunksToSign(request: SignedRequest, keyBits: number): Uint8Array[] {
  const bytes = new TextEncoder().encode(textToSign(request))
  const size = chunkBytes(keyBits)
  if (bytes.length <= size) return [bytes]
  const count = Math.ceil(bytes.length / size)
  return Array.from({ length: count }, (_, place) => {
    const head = new TextEncoder().encode(`${place + 1}/${count} ${request.nonce}\n`)
    const piece = bytes.subarray(place * size, (place + 1) * size)
    const chunk = new Uint8Array(head.length + piece.length)
    chunk.set(head)
    chunk.set(piece, head.length)
    return chunk
  })
}

/** The signature header: one base64 signature per chunk, in order, joined by dots. */
export const joinSignatures = (signatures: readonly string[]) => signatures.join('.')
export const splitSignatures = (header: string) => header.split('.')
