import { heldPermissions } from '@coverwright/rules/company/members'
import { trialRefusal } from '@coverwright/rules/company/trials'
import { refuseIf } from '../../kernel'
import { readIdToken, TOKEN_KEY } from '../people'
import { deriveKey, type Sessions } from '../../platform/operations'
import { findSession, findStanding } from './session-store'

/** How the frame learns who calls: the token says which session, the database says whether and what it still may. */
export function makeSessions(secretKey: string): Sessions {
  const key = deriveKey(secretKey, TOKEN_KEY)
  return {
    readToken: (token, now) => readIdToken(key, token.replace(/^Bearer /i, ''), now),
    async readSession(db, claims, now) {
      const found = await findSession(db, claims, now)
      if (!found) return null
      // A refusal with its reason, not the end of a session: signing in again would be refused just the same.
      refuseIf(trialRefusal({ endsAt: found.trial_ends_at, upgradedAt: found.upgraded_at }, now))
      const roleNames = found.roles.map((role) => role.name)
      const member = {
        id: claims.person,
        sessionId: claims.session,
        roleNames,
        permissions: heldPermissions(found.roles),
      }
      return { id: claims.session, company: claims.company, member, device: found.signing_device }
    },
    async readMember(db, company, person, now) {
      const found = await findStanding(db, company, person)
      if (!found) return null
      refuseIf(trialRefusal({ endsAt: found.trial_ends_at, upgradedAt: found.upgraded_at }, now))
      const roleNames = found.roles.map((role) => role.name)
      return { id: person, sessionId: '', roleNames, permissions: heldPermissions(found.roles) }
    },
  }
}
