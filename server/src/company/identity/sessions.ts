import { heldPermissions } from '@coverwright/rules/company/members'
import { trialRefusal } from '@coverwright/rules/company/trials'
import { refuseIf } from '../../kernel'
import { readIdToken, TOKEN_KEY } from '../people'
import { deriveKey, type Sessions } from '../../platform/operations'
import { findSession, findStanding, type FoundStanding } from './session-store'

/** How the frame learns who calls: the token says which session, the database says whether and what it still may. */
export function makeSessions(secretKey: string): Sessions {
  const key = deriveKey(secretKey, TOKEN_KEY)
  return {
    readToken: (token, now) => readIdToken(key, token.replace(/^Bearer /i, ''), now),
    async readSession(db, claims, now) {
      const found = await findSession(db, claims, now)
      if (!found) return null
      const member = memberIn(found, { id: claims.person, sessionId: claims.session }, now)
      return { id: claims.session, company: claims.company, member, device: found.signing_device }
    },
    async readMember(db, company, person, now) {
      const found = await findStanding(db, company, person)
      return found && memberIn(found, { id: person, sessionId: '' }, now)
    },
  }
}

function memberIn(found: FoundStanding, who: { id: string; sessionId: string }, now: Date) {
  // A refusal with its reason, not the end of a session: signing in again would be refused just the same.
  refuseIf(trialRefusal({ endsAt: found.trial_ends_at, upgradedAt: found.upgraded_at }, now))
  return { ...who, roleNames: found.roles.map((role) => role.name), permissions: heldPermissions(found.roles) }
}
