import { chunksToSign } from '@coverwright/contract/platform'
import { expect, test, vi } from 'vitest'
import { createKeyRing, type Registrar } from './key-ring'
import { memoryKeyStore } from './key-store'
import { createServerClock } from './server-clock'
import { sha256Hex, signRequest } from './sign-request'

const bits = 1024
const hour = 3_600_000

function ring(now = { at: 0 }) {
  const clock = createServerClock(() => Date.now() + now.at)
  let made = 0
  const registrar = {
    ask: vi.fn(async () => ({ keyBits: bits, serverTime: clock.now() })),
    register: vi.fn(async (_publicKey: string) => ({ keyId: `key${++made}`, expiresAt: clock.now() + 12 * hour })),
  } satisfies Registrar
  return { keys: createKeyRing({ store: memoryKeyStore(), clock, registrar }), registrar, now, clock }
}

test('calls that need a key at once share one', async () => {
  const { keys, registrar } = ring()
  const [first, second] = await Promise.all([keys.key('a'), keys.key('a')])
  expect(first.keyId).toBe(second.keyId)
  expect(registrar.register).toHaveBeenCalledOnce()
})

test('a key made for one owner is never used for another', async () => {
  const { keys } = ring()
  const [a, b] = [await keys.key('a'), await keys.key('b')]
  expect(a.keyId).not.toBe(b.keyId)
  expect((await keys.key('a')).keyId).toBe(a.keyId)
})

test('after its 12 hours a key is replaced', async () => {
  const { keys, now } = ring()
  const first = await keys.key('a')
  now.at = 12 * hour
  expect((await keys.key('a')).keyId).not.toBe(first.keyId)
})

test('dropped keys are fetched again', async () => {
  const { keys, registrar } = ring()
  await keys.key('a')
  await keys.drop()
  await keys.key('a')
  expect(registrar.register).toHaveBeenCalledTimes(2)
})

test('the private half cannot leave the browser', async () => {
  const { keys } = ring()
  const { privateKey } = await keys.key('a')
  expect(privateKey.extractable).toBe(false)
})

test('a key that could not be registered is asked for again by the next call', async () => {
  const { keys, registrar } = ring()
  registrar.register.mockRejectedValueOnce(new Error('no network'))
  await expect(keys.key('a')).rejects.toThrow('no network')
  expect((await keys.key('a')).keyId).toBe('key1')
})

test('a long request is signed in chunks, each of which verifies with the registered key', async () => {
  const { keys, registrar } = ring()
  const key = await keys.key('a')
  const request = {
    method: 'POST',
    path: `/v1/${'long/'.repeat(40)}`,
    bodyHash: await sha256Hex('{}'),
    appId: 'app',
    accountId: 'account',
    timestamp: '1',
    nonce: 'n',
  }
  const parts = (await signRequest(key, request)).split('.')
  const chunks = chunksToSign(request, bits)
  expect(parts).toHaveLength(chunks.length)
  expect(chunks.length).toBeGreaterThan(1)
  const spki = Buffer.from(registrar.register.mock.calls[0]![0], 'base64')
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const publicKey = await crypto.subtle.importKey('spki', spki, algorithm, false, ['verify'])
  for (const [place, chunk] of chunks.entries()) {
    const signature = Buffer.from(parts[place]!, 'base64')
    const verified = crypto.subtle.verify('RSASSA-PKCS1-v1_5', publicKey, signature, chunk as Uint8Array<ArrayBuffer>)
    expect(await verified).toBe(true)
  }
})

test('the clock follows the server, not the machine', () => {
  const clock = createServerClock(() => 1_000)
  clock.learn(601_000, 1_000)
  expect(clock.now()).toBe(601_000)
})
