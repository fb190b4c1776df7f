import type { KeyStore, SigningKey } from './key-store'
import type { ServerClock } from './server-clock'

/** How a browser becomes known to the server; the two calls of `/sign/`, given by the wire. */
export type Registrar = {
  ask(): Promise<{ keyBits: number; serverTime: number }>
  register(publicKey: string): Promise<{ keyId: string; expiresAt: number }>
}

type Parts = { store: KeyStore; clock: ServerClock; registrar: Registrar }

/** A key about to end is not used: the call it signs may arrive after its end. */
const SPARE_MS = 60_000

export type KeyRing = ReturnType<typeof createKeyRing>

/** Hands out the signing key of the session, making and registering one when there is none. */
export function createKeyRing({ store, clock, registrar }: Parts) {
  let held: SigningKey | undefined
  let making: { owner: string; key: Promise<SigningKey> } | undefined
  let hasAskedTime = false

  const isGood = (key: SigningKey | undefined, owner: string): key is SigningKey =>
    key !== undefined && key.owner === owner && key.expiresAt - SPARE_MS > clock.now()

  async function find(owner: string): Promise<SigningKey> {
    if (!hasAskedTime) await askTime()
    const kept = await store.read(owner).catch(() => undefined)
    return isGood(kept, owner) ? kept : make(owner)
  }

  async function askTime() {
    const askedAt = Date.now()
    const answer = await registrar.ask()
    clock.learn(answer.serverTime, askedAt)
    hasAskedTime = true
    return answer
  }

  async function make(owner: string): Promise<SigningKey> {
    const { keyBits } = await askTime()
    const pair = await newPair(keyBits)
    const { keyId, expiresAt } = await registrar.register(await publicHalf(pair.publicKey))
    const key = { keyId, keyBits, privateKey: pair.privateKey, expiresAt, owner }
    await store.write(key).catch(() => undefined)
    return key
  }

  return {
    /** Calls that wait for a new key wait for the same one. */
    async key(owner: string): Promise<SigningKey> {
      if (isGood(held, owner)) return held
      if (making?.owner !== owner) {
        const key = find(owner)
        making = { owner, key }
        key.then((found) => (held = found)).catch(() => undefined)
        key.finally(() => (making = undefined)).catch(() => undefined)
      }
      return making!.key
    },
    /** Body status 104 or 401: the keys are cleared, so that the next call fetches them again. */
    async drop() {
      const owner = held?.owner
      held = undefined
      hasAskedTime = false
      if (owner) await store.forget(owner).catch(() => undefined)
    },
  }
}

const newPair = (modulusLength: number) =>
  crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )

async function publicHalf(key: CryptoKey): Promise<string> {
  return base64(await crypto.subtle.exportKey('spki', key))
}

export const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
