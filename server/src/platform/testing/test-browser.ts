import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import {
  APP_ID,
  chunksToSign,
  type Envelope,
  type GivesOf,
  HEADERS,
  joinSignatures,
  type Operation,
  type SendsOf,
  splitPaging,
} from '@coverwright/contract/platform'
import { signingOperations } from '@coverwright/contract/company/signing'

type KeyPair = { publicKey: KeyObject; privateKey: KeyObject }

/** Making a key takes a tenth of a second, so all browsers of a test file share one; their key ids still differ. */
const pairs = new Map<number, KeyPair>()

function keyPair(modulusLength: number): KeyPair {
  const pair = pairs.get(modulusLength) ?? generateKeyPairSync('rsa', { modulusLength })
  pairs.set(modulusLength, pair)
  return pair
}

/** Who a test calls as: a browser with its registered key, and the token of whoever signed in there. */
export type Caller = { keyId: string; keyBits: number; privateKey: KeyObject; token: string | null; accountId: string }

export type CallOptions = {
  as?: Caller | null
  /** One is made up for writing operations unless given; null sends none. */
  idempotencyKey?: string | null
  headers?: Record<string, string>
  /** When the browser signs; now unless given. */
  at?: Date
}

/** The envelope, and the HTTP status it came with; after HTTP 201 the envelope's status is 0. */
export type Answer<Data> = Envelope<Data> & { http: number }

export type Request = { method: string; path: string; body: string | undefined; headers: Record<string, string> }

/** The request as a browser would send it, signed where the operation is. */
export function requestOf(operation: Operation, given: unknown, options: CallOptions = {}): Request {
  const { body: input, headers: paging } = splitPaging(operation, given)
  const body = operation.method === 'POST' ? JSON.stringify(input ?? {}) : undefined
  const query = operation.method === 'GET' ? queryOf(input) : ''
  const path = operation.path + query
  const key = options.idempotencyKey === undefined && operation.writes ? randomUUID() : options.idempotencyKey
  const caller = options.as
  const headers: Record<string, string> = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(caller?.token && { [HEADERS.authorization]: `Bearer ${caller.token}` }),
    ...(key && { [HEADERS.idempotencyKey]: key }),
    ...(caller &&
      operation.signed &&
      signatureHeaders(caller, { method: operation.method, path, body, at: options.at })),
    ...paging,
    ...options.headers,
  }
  return { method: operation.method, path, body, headers }
}

function queryOf(input: unknown): string {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return entries.length > 0
    ? `?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]))}`
    : ''
}

type ToSign = {
  method: string
  path: string
  body?: string | Uint8Array | undefined
  at?: Date | undefined
  nonce?: string
}

export function signatureHeaders(caller: Caller, request: ToSign): Record<string, string> {
  const timestamp = String(request.at?.getTime() ?? Date.now())
  const nonce = request.nonce ?? randomUUID()
  const chunks = chunksToSign(
    {
      method: request.method,
      path: request.path,
      bodyHash: createHash('sha256')
        .update(request.body ?? '')
        .digest('hex'),
      appId: APP_ID,
      accountId: caller.accountId,
      timestamp,
      nonce,
    },
    caller.keyBits,
  )
  const signatures = chunks.map((chunk) => sign('sha256', chunk, caller.privateKey).toString('base64'))
  return {
    [HEADERS.appId]: APP_ID,
    [HEADERS.accountId]: caller.accountId,
    [HEADERS.keyId]: caller.keyId,
    [HEADERS.timestamp]: timestamp,
    [HEADERS.nonce]: nonce,
    [HEADERS.signature]: joinSignatures(signatures),
  }
}

export type CallOperation = <Op extends Operation>(
  operation: Op,
  input: SendsOf<Op>,
  options?: CallOptions,
) => Promise<Answer<GivesOf<Op>>>

/** A browser that has registered its key and nobody has signed in on. */
export async function openBrowser(call: CallOperation, given?: KeyPair): Promise<Caller> {
  const server = await call(signingOperations.getServerKey, {})
  const keys = given ?? keyPair(server.data?.keyBits ?? 2048)
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const registered = await call(signingOperations.registerKey, { publicKey, device: randomUUID() })
  if (!registered.data) throw new Error(`the key was not registered: ${registered.message}`)
  const keyBits = keys.privateKey.asymmetricKeyDetails?.modulusLength ?? 0
  return { keyId: registered.data.keyId, keyBits, privateKey: keys.privateKey, token: null, accountId: '' }
}
