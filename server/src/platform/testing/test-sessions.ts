import { randomUUID } from 'node:crypto'
import type { Permission } from '@coverwright/rules/company/members'
import type { Session, Sessions } from '../operations'
import type { Caller } from './test-browser'

/** Sessions for tests of the frame itself, which knows no people: made by the test, ended by the test. */
export function testSessions() {
  const live = new Map<string, Session>()
  const sessions: Sessions = {
    readToken: (token) => {
      const session = live.get(token)
      return session ? { company: session.company, person: session.member.id, session: session.id } : null
    },
    readSession: async (_db, claims) => live.get(claims.session) ?? null,
    readMember: async (_db, company, person) =>
      [...live.values()].find((each) => each.company === company && each.member.id === person)?.member ?? null,
  }
  return {
    sessions,
    open(browser: Caller, company: string, permissions: readonly Permission[] = []): Caller & { session: Session } {
      const id = randomUUID()
      const member = { id: randomUUID(), sessionId: id, roleNames: [], permissions }
      const session: Session = { id, company, member, device: null }
      live.set(id, session)
      return { ...browser, token: id, accountId: member.id, session }
    },
    end: (session: Session) => live.delete(session.id),
    /** Keeps the token good while the session behind it is gone, as when somebody is signed out elsewhere. */
    change: (session: Session, changed: Partial<Session>) => live.set(session.id, { ...session, ...changed }),
  }
}
