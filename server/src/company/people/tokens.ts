import { ID_TOKEN_LIFE_MS, linkLifeMs } from '@coverwright/rules/company/identity'
import type { TokenClaims } from '../../platform/operations'
import { type Claims, openClaims, signClaims } from './web-token'

const ISSUER = 'coverwright'

/** The purpose under which `ctx.keyFor` gives the key of these tokens. */
export const TOKEN_KEY = 'session-tokens'

type Use = 'id' | 'access' | 'signIn' | 'supportDesk'

const lifeMs: Record<Use, number> = {
  id: ID_TOKEN_LIFE_MS,
  access: ID_TOKEN_LIFE_MS,
  signIn: linkLifeMs.signIn,
  supportDesk: linkLifeMs.supportDesk,
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

function signToken(key: Uint8Array, use: Use, claims: Claims, now: Date, notAfter?: Date): string {
  const end = new Date(now.getTime() + lifeMs[use])
  const exp = seconds(notAfter && notAfter < end ? notAfter : end)
  return signClaims(key, { ...claims, use, iss: ISSUER, iat: seconds(now), exp })
}

function readToken(key: Uint8Array, use: Use, token: string, now: Date): Claims | null {
  const claims = openClaims(key, token)
  if (claims?.use !== use || claims.iss !== ISSUER) return null
  return typeof claims.exp === 'number' && claims.exp > seconds(now) ? claims : null
}

/** ID and access token of a session; neither outlives it. */
export function signSessionTokens(key: Uint8Array, claims: TokenClaims, now: Date, sessionEnd: Date) {
  const said = { sub: claims.person, sid: claims.session, cid: claims.company }
  return {
    IdToken: signToken(key, 'id', said, now, sessionEnd),
    AccessToken: signToken(key, 'access', said, now, sessionEnd),
  }
}

export function readIdToken(key: Uint8Array, token: string, now: Date): TokenClaims | null {
  const payload = readToken(key, 'id', token, now)
  if (typeof payload?.sub !== 'string' || typeof payload.sid !== 'string' || typeof payload.cid !== 'string')
    return null
  return { person: payload.sub, session: payload.sid, company: payload.cid }
}

/** What is already proved between the password and the last code. */
export type SignInTicket = { person: string; deviceProved: boolean; startedAt: Date }

export const signTicket = (key: Uint8Array, ticket: SignInTicket, now: Date) =>
  signToken(key, 'signIn', { sub: ticket.person, dev: ticket.deviceProved, at: ticket.startedAt.getTime() }, now)

export function readTicket(key: Uint8Array, token: string, now: Date): SignInTicket | null {
  const payload = readToken(key, 'signIn', token, now)
  if (typeof payload?.sub !== 'string' || typeof payload.at !== 'number') return null
  return { person: payload.sub, deviceProved: payload.dev === true, startedAt: new Date(payload.at) }
}

export const signSupportDeskToken = (key: Uint8Array, claims: Record<string, unknown>, now: Date) =>
  signToken(key, 'supportDesk', claims, now)
