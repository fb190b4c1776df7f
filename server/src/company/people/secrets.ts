import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'
import type { BaseCtx } from '../../platform/operations'

/** 32 random bytes, as they travel in a link, a token or a device key. */
export const newSecret = (ctx: BaseCtx): string => ctx.randomBytes(32).toString('base64url')

/** A secret of 32 random bytes needs no salt and no slow hash: nobody can try them all. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Six digits can all be tried, so their hash needs the server's key. */
export const hashCode = (ctx: BaseCtx, purpose: string, subject: string, code: string): string =>
  createHmac('sha256', ctx.keyFor('codes'))
    .update(JSON.stringify([purpose, subject, code]))
    .digest('base64url')

/** Even over all six-digit numbers: 48 bits are so many more that the remainder does not show. */
export const newCode = (ctx: BaseCtx): string =>
  String(ctx.randomBytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

export function seal(ctx: BaseCtx, purpose: string, text: string): string {
  const iv = ctx.randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', ctx.keyFor(purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

export function unseal(ctx: BaseCtx, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', ctx.keyFor(purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
