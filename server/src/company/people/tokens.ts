import { ID_TOKEN_LIFE_MS, linkLifeMs } from '@coverwright/rules/company/identity'
import { jwtVerify, SignJWT } from 'jose'
import type { TokenClaims } from '../../platform/operations'

const ISSUER = 'coverwright'
const ALGORITHM = 'HS256'

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

async function signToken(key: Uint8Array, use: Use, claims: Record<string, unknown>, now: Date, notAfter?: Date) {
  const end = new Date(now.getTime() + lifeMs[use])
  return new SignJWT({ ...claims, use })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(notAfter && notAfter < end ? notAfter : end))
    .sign(key)
}

async function readToken(key: Uint8Array, use: Use, token: string, now: Date): Promise<Record<string, unknown> | null> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: now })
    return payload.use === use ? payload : null
  } catch {
    return null
  }
}

/** ID and access token of a session; neither outlives it. */
export async function signSessionTokens(key: Uint8Array, claims: TokenClaims, now: Date, sessionEnd: Date) {
  const said = { sub: claims.person, sid: claims.session, cid: claims.company }
  const [IdToken, AccessToken] = await Promise.all([
    signToken(key, 'id', said, now, sessionEnd),
    signToken(key, 'access', said, now, sessionEnd),
  ])
  return { IdToken, AccessToken }
}

export async function readIdToken(key: Uint8Array, token: string, now: Date): Promise<TokenClaims | null> {
  const payload = await readToken(key, 'id', token, now)
  if (typeof payload?.sub !== 'string' || typeof payload.sid !== 'string' || typeof payload.cid !== 'string')
    return null
  return { person: payload.sub, session: payload.sid, company: payload.cid }
}

/** What is already proved between the password and the last code. */
export type SignInTicket = { person: string; deviceProved: boolean; startedAt: Date }

export const signTicket = (key: Uint8Array, ticket: SignInTicket, now: Date) =>
  signToken(key, 'signIn', { sub: ticket.person, dev: ticket.deviceProved, at: ticket.startedAt.getTime() }, now)

export async function readTicket(key: Uint8Array, token: string, now: Date): Promise<SignInTicket | null> {
  const payload = await readToken(key, 'signIn', token, now)
  if (typeof payload?.sub !== 'string' || typeof payload.at !== 'number') return null
  return { person: payload.sub, deviceProved: payload.dev === true, startedAt: new Date(payload.at) }
}

export const signSupportDeskToken = (key: Uint8Array, claims: Record<string, unknown>, now: Date) =>
  signToken(key, 'supportDesk', claims, now)
