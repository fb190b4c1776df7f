import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../kernel'

export type Claims = Readonly<Record<string, unknown>>

/** A JSON Web Token (RFC 7519) in the one form that this server gives out and takes back, so there is no algorithm to choose. */
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')

export function signClaims(key: Uint8Array, claims: Claims): string {
  const said = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${said}.${signatureOf(key, said)}`
}

/** What was said, if it was said with this key. On the spot: every signed call waits for it. */
export function openClaims(key: Uint8Array, token: string): Claims | null {
  const [header, claims, signature, ...more] = token.split('.')
  if (header !== HEADER || !claims || !signature || more.length > 0) return null
  if (!isSameSecret(signature, signatureOf(key, `${header}.${claims}`))) return null
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims
}

const signatureOf = (key: Uint8Array, said: string) => createHmac('sha256', key).update(said).digest('base64url')
