import { z } from 'zod'

/** An RSA public key as SPKI, base64: what WebCrypto exports. 4096 bits need 736 characters. */
export const PublicKey = z
  .string()
  .max(1_024)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)
  .meta({ examples: ['MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA'] })

/** A random id that a browser makes once and keeps: the device that a key, and later a session, belongs to. */
export const DeviceId = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/)
  .meta({ examples: ['8d7f3c1e-52a6-4b0e-9a57-1f0c4e6b2d93', 'bd1c6f0e-0b8e-4c55-8a0a-5f1f8d9c7e21'] })

export const ServerKeyView = z.object({
  publicKey: PublicKey,
  /** Milliseconds since 1970: the browser corrects its timestamps by this. */
  serverTime: z.int(),
  /** The size of key that the server wants from the browser. */
  keyBits: z.int(),
  appId: z.string(),
})

export const KeyRegistration = z.object({ publicKey: PublicKey, device: DeviceId })

export const RegisteredKey = z.object({
  keyId: z.uuid(),
  expiresAt: z.int(),
  serverTime: z.int(),
  /** The server's signature over key id, expiry and the registered key: proof that this server gave the id. */
  proof: z.string(),
})
