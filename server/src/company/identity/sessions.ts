import { heldPermissions } from '@coverwright/rules/company/members'
import { trialRefusal } from '@coverwright/rules/company/trials'
import { Refused, refuseIf } from '../../kernel'
import { readIdToken, TOKEN_KEY } from '../people'
import { type CompanyCtx, deriveKey, type Sessions } from '../../platform/operations'
import { findSession, findStanding, type FoundStanding } from './session-store'

/** How the frame learns who calls: the token says which session, the database says whether and what it still may. */
export function makeSessions(secretKey: string): Sessions {
  const key = deriveKey(secretKey, TOKEN_KEY)
  return {
    readToken: (token, now) => readIdToken(key, token.replace(/^Bearer /i, ''), now),
    async readSession(db, claims, now) {
      const found = await findSession(db, claims, now)
      if (!found) return null
      const member = memberIn(found, { id: claims.person, sessionId: claims.session })
      // A refusal with its reason, not the end of a session: who may pay goes on from here.
      const over = trialOver(found, now)
      const locked = over ? new Refused(over.code) : undefined
      return { id: claims.session, company: claims.company, member, device: found.signing_device, locked }
    },
    async readMember(db, company, person, now) {
      const found = await findStanding(db, company, person)
      if (found) refuseIf(trialOver(found, now))
      return found && memberIn(found, { id: person, sessionId: '' })
    },
  }
}

const trialOver = (found: FoundStanding, now: Date) =>
  trialRefusal({ endsAt: found.trial_ends_at, upgradedAt: found.upgraded_at }, now)

const memberIn = (found: FoundStanding, who: { id: string; sessionId: string }) => ({
  ...who,
  roleNames: found.roles.map((role) => role.name),
  permissions: heldPermissions(found.roles),
})

/** Whether somebody may pay for the company: to them its door stays open when the trial is over. */
export async function mayPay(ctx: Pick<CompanyCtx, 'db' | 'company'>, person: string): Promise<boolean> {
  const found = await findStanding(ctx.db, ctx.company, person)
  return found !== null && heldPermissions(found.roles).includes('subscriptions.write')
}
