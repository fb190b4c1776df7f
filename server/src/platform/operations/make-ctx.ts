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

/**
 * A call makes two or three of these, so they are made in one go: every method is the ctx's own, for those who spread one
 * to change a part of it, and the shape is the same each time.
 */
class Base implements BaseCtx {
  readonly keyFor: BaseCtx['keyFor']
  readonly consoleUrl: BaseCtx['consoleUrl']
  readonly files: BaseCtx['files']
  readonly config: BaseCtx['config']
  readonly db: Db
  readonly requestId: string
  readonly idempotencyKey: string | null
  readonly now: BaseCtx['now']
  readonly newId: BaseCtx['newId']
  readonly randomBytes: BaseCtx['randomBytes']
  readonly outside: BaseCtx['outside']
  readonly takeTogether?: NonNullable<BaseCtx['takeTogether']>
  readonly enqueue: BaseCtx['enqueue']
  readonly notify: BaseCtx['notify']

  constructor(db: Db, facts: CallFacts, pending: Pending, company: string, memberId: string | null) {
    const { keyFor, consoleUrl, files, config } = facts.surroundings
    const { outside, requestId } = facts
    this.keyFor = keyFor
    this.consoleUrl = consoleUrl
    this.files = files
    this.config = config
    this.db = db
    this.requestId = requestId
    this.idempotencyKey = facts.idempotencyKey
    this.now = () => new Date(facts.now)
    this.newId = () => newId(facts.now)
    this.randomBytes = bytesOfChance
    this.outside = (question, ask) => (outside ? outside.ask(question, ask) : ask())
    if (outside) this.takeTogether = (question, taking) => outside.take(question, taking)
    this.enqueue = (task, payload, options = {}) =>
      enqueueJob(db, { task, payload: { requestId, memberId, payload }, ...options })
    this.notify = async (topic, about = {}) => {
      const whole = JSON.stringify({ company, topic, member: about.memberId, detail: about.detail })
      const isCarried = Buffer.byteLength(whole) < LIVE_MESSAGE_BYTES
      pending.addLive(isCarried ? whole : JSON.stringify({ company, topic, member: about.memberId }))
    }
  }
}

const bytesOfChance = (size: number) => randomBytes(size)

class InCompany extends Base implements CompanyCtx {
  readonly record: CompanyCtx['record']
  readonly emit: CompanyCtx['emit']

  constructor(
    db: Db,
    facts: CallFacts,
    pending: Pending,
    readonly company: string,
    memberId: string | null,
  ) {
    super(db, facts, pending, company, memberId)
    const { now, requestId } = facts
    this.record = async (what, about) => pending.addEntry(company, { at: now, memberId, what, about, requestId })
    this.emit = async ({ name, version, carries }, data, about = {}) =>
      pending.addEvent(company, {
        ...{ id: newId(now), name, version, at: now, memberId, requestId, about },
        data: carries.parse(data),
      })
  }
}

class AsMember extends InCompany implements MemberCtx {
  readonly member: MemberCtx['member']
  readonly address: string
  readonly userAgent: string

  constructor(db: Db, facts: CallFacts, pending: Pending, { company, member }: Session) {
    super(db, facts, pending, company, member.id)
    this.member = member
    this.address = facts.address
    this.userAgent = facts.userAgent
  }
}

class AsStranger extends Base implements StrangerCtx {
  readonly address: string
  readonly userAgent: string
  readonly host: string
  readonly device: string | null
  readonly enterCompany: StrangerCtx['enterCompany']

  constructor(db: Db, facts: CallFacts, pending: Pending, nobodysCompany: string) {
    super(db, facts, pending, nobodysCompany, null)
    this.address = facts.address
    this.userAgent = facts.userAgent
    this.host = facts.host
    this.device = facts.device
    this.enterCompany = async (company, memberId) => {
      await switchCompany(db, company)
      return new InCompany(db, facts, pending, company, memberId ?? null)
    }
  }
}

export const companyCtx = (
  db: Db,
  facts: CallFacts,
  pending: Pending,
  company: string,
  memberId: string | null,
): CompanyCtx => new InCompany(db, facts, pending, company, memberId)

export const memberCtx = (db: Db, facts: CallFacts, pending: Pending, session: Session): MemberCtx =>
  new AsMember(db, facts, pending, session)

export const strangerCtx = (db: Db, facts: CallFacts, pending: Pending, nobodysCompany: string): StrangerCtx =>
  new AsStranger(db, facts, pending, nobodysCompany)
