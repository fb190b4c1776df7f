import { createHmac, timingSafeEqual } from 'node:crypto'

/** A statement that only this installation can make: its words in the open, its seal by HMAC, its end in the words. */
export function sealToken(secret: Buffer, words: Record<string, unknown>, expiresAt: Date): string {
  const body = Buffer.from(JSON.stringify({ ...words, until: expiresAt.getTime() })).toString('base64url')
  return `${body}.${seal(secret, body).toString('base64url')}`
}

/** The words of a token, or null when its seal is not ours or its time is over. */
export function openToken(secret: Buffer, token: string, now: Date): Record<string, unknown> | null {
  const [body, mark, ...rest] = token.split('.')
  if (!body || !mark || rest.length > 0) return null
  const given = Buffer.from(mark, 'base64url')
  const wanted = seal(secret, body)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  const words = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Record<string, unknown>
  return typeof words['until'] === 'number' && words['until'] > now.getTime() ? words : null
}

const seal = (secret: Buffer, body: string) => createHmac('sha256', secret).update(body).digest()
