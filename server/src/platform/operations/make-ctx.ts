import { randomBytes } from 'node:crypto'
import type { BaseCtx, CompanyCtx, Db, MemberCtx, StrangerCtx } from './ctx'
import { newId } from './new-id'
import type { OutsideAnswers } from './outside'
import type { Pending } from './pending'
import type { Session } from './session'
import { enqueueJob, switchCompany } from './store'

/** What is the same for every call of this process. */
export type Surroundings = Pick<BaseCtx, 'keyFor' | 'consoleUrl' | 'files' | 'config'>

/** What is known of a call, or of a job's run, before anything is done. */
export type CallFacts = {
  surroundings: Surroundings
  requestId: string
  idempotencyKey: string | null
  now: Date
  address: string
  userAgent: string
  host: string
  device: string | null
  /** Left out where nobody else waits for the connection: a job asks at once. */
  outside?: OutsideAnswers
}

/** The longest message that PostgreSQL carries is 8,000 bytes; a detail that does not fit is left out. */
const LIVE_MESSAGE_BYTES = 7_500

function baseCtx(db: Db, facts: CallFacts, pending: Pending, company: string, memberId: string | null): BaseCtx {
  return {
    ...facts.surroundings,
    db,
    requestId: facts.requestId,
    idempotencyKey: facts.idempotencyKey,
    now: () => new Date(facts.now),
    newId: () => newId(facts.now),
    randomBytes: (size) => randomBytes(size),
    outside: (question, ask) => (facts.outside ? facts.outside.ask(question, ask) : ask()),
    ...(facts.outside && { takeTogether: facts.outside.take.bind(facts.outside) }),
    enqueue: (task, payload, options = {}) =>
      enqueueJob(db, { task, payload: { requestId: facts.requestId, memberId, payload }, ...options }),
    notify: async (topic, about = {}) => {
      const whole = JSON.stringify({ company, topic, member: about.memberId, detail: about.detail })
      const isCarried = Buffer.byteLength(whole) < LIVE_MESSAGE_BYTES
      pending.addLive(isCarried ? whole : JSON.stringify({ company, topic, member: about.memberId }))
    },
  }
}

export function companyCtx(
  db: Db,
  facts: CallFacts,
  pending: Pending,
  company: string,
  memberId: string | null,
): CompanyCtx {
  return {
    ...baseCtx(db, facts, pending, company, memberId),
    company,
    record: async (what, about) =>
      pending.addEntry(company, { at: facts.now, memberId, what, about, requestId: facts.requestId }),
    emit: async ({ name, version, carries }, data, about = {}) =>
      pending.addEvent(company, {
        id: newId(facts.now),
        name,
        version,
        at: facts.now,
        memberId,
        requestId: facts.requestId,
        about,
        data: carries.parse(data),
      }),
  }
}

export function memberCtx(db: Db, facts: CallFacts, pending: Pending, session: Session): MemberCtx {
  return {
    ...companyCtx(db, facts, pending, session.company, session.member.id),
    member: session.member,
    address: facts.address,
    userAgent: facts.userAgent,
  }
}

export function strangerCtx(db: Db, facts: CallFacts, pending: Pending, nobodysCompany: string): StrangerCtx {
  return {
    ...baseCtx(db, facts, pending, nobodysCompany, null),
    address: facts.address,
    userAgent: facts.userAgent,
    host: facts.host,
    device: facts.device,
    enterCompany: async (company, memberId) => {
      await switchCompany(db, company)
      return companyCtx(db, facts, pending, company, memberId ?? null)
    },
  }
}
