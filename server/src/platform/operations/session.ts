import type { Refused } from '../../kernel'
import type { Db, Member } from './ctx'

/** What a token says of itself before the database is asked. */
export type TokenClaims = { company: string; person: string; session: string }

/** A session as the database has it now: a permission lost a moment ago is already gone from `member`. */
export type Session = {
  id: string
  company: string
  member: Member
  /** The device that signed in (`ctx.device` of that call); the session answers to no other. Null: not bound to one. */
  device: string | null
  /** Why nothing but the way on (`afterTrial`) is open to it. */
  locked?: Refused | undefined
}

/** How the frame learns who calls. The identity room gives this; the frame knows no tokens and no people. */
export type Sessions = {
  /** Null when the token is not ours, is broken or has run out: the caller gets HTTP 201. Asks no database. */
  readToken(token: string, now: Date): TokenClaims | null
  /** Runs with the tenant already set to `claims.company`. Null when the session or the member is gone: HTTP 201. */
  readSession(db: Db, claims: TokenClaims, now: Date): Promise<Session | null>
  /** Somebody who asked for work and is not here now, with what they may at this moment. Null when they are gone. */
  readMember(db: Db, company: string, person: string, now: Date): Promise<Member | null>
}
