import { HEADERS, type Operation, splitPaging } from '@coverwright/contract/platform'
import type { RunTimeConfig } from '../config'
import type { SessionStore } from '../session'
import { type KeyRing, type ServerClock, sha256Hex, signRequest } from '../signing'
import { FailedCall } from './refused-call'

export type SendOptions = { idempotencyKey?: string; signal?: AbortSignal }

export type SenderParts = {
  fetch: typeof fetch
  config(): RunTimeConfig
  session: SessionStore
  keys(): KeyRing
  clock: ServerClock
}

export type Send = (operation: Operation, input: unknown, options?: SendOptions) => Promise<Response>

/** Puts one operation on the wire as it must look there: address, body, headers, signature. */
export function createSender(parts: SenderParts): Send {
  return async (operation, input, options = {}) => {
    const paged = splitPaging(operation, input)
    const { address, body } = requestOf(operation, paged.body)
    const headers = { ...(await headersOf(parts, operation, address, body, options)), ...paged.headers }
    try {
      return await parts.fetch(parts.config().basePath + address, {
        method: operation.method,
        headers,
        cache: 'no-store',
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body }),
        ...(options.signal ? { signal: options.signal } : {}),
      })
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new FailedCall('network')
    }
  }
}

function requestOf(operation: Operation, input: unknown): { address: string; body?: string } {
  if (operation.method === 'POST') return { address: operation.path, body: JSON.stringify(input ?? {}) }
  const query = new URLSearchParams(
    Object.entries((input ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )
  return { address: query.size ? `${operation.path}?${query}` : operation.path }
}

async function headersOf(
  parts: SenderParts,
  operation: Operation,
  address: string,
  body: string | undefined,
  options: SendOptions,
): Promise<Record<string, string>> {
  const idToken = parts.session.read('token')?.IdToken
  const headers: Record<string, string> = {
    [HEADERS.appId]: parts.config().appId,
    [HEADERS.accountId]: parts.session.read('AccountData')?.subId ?? '',
    [HEADERS.requestId]: crypto.randomUUID(),
  }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (idToken) headers[HEADERS.authorization] = `Bearer ${idToken}`
  if (options.idempotencyKey) headers[HEADERS.idempotencyKey] = options.idempotencyKey
  return operation.signed ? { ...headers, ...(await signatureOf(parts, operation, address, body, headers)) } : headers
}

async function signatureOf(
  parts: SenderParts,
  operation: Operation,
  path: string,
  body: string | undefined,
  headers: Record<string, string>,
) {
  const key = await parts.keys().key(parts.session.keyOwner())
  const timestamp = String(Math.round(parts.clock.now()))
  const nonce = crypto.randomUUID()
  const signature = await signRequest(key, {
    method: operation.method,
    path,
    bodyHash: await sha256Hex(body ?? ''),
    appId: headers[HEADERS.appId] ?? '',
    accountId: headers[HEADERS.accountId] ?? '',
    timestamp,
    nonce,
  })
  return {
    [HEADERS.timestamp]: timestamp,
    [HEADERS.nonce]: nonce,
    [HEADERS.keyId]: key.keyId,
    [HEADERS.signature]: signature,
  }
}
