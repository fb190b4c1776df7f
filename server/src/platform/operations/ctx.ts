import type { EmitsOf, EventKind, LiveTopic } from '@coverwright/contract/platform'
import type { Permission } from '@coverwright/rules/company/members'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Config } from '../config'
import type { FileStore } from '../files'

/** A transaction whose tenant is set; the only handle to the database that a verb ever sees. */
export type Db = NodePgDatabase

/** The person behind a call, as the database has them now (not as their token once said). */
export type Member = {
  id: string
  sessionId: string
  roleNames: readonly string[]
  permissions: readonly Permission[]
}

export type EnqueueOptions = {
  runAt?: Date
  key?: string
  maxAttempts?: number
  queue?: string
  /** Somebody's money is at stake, or somebody waits for it: it is behind no papers and no mails, however many there are. */
  goesFirst?: true
}

/** What every verb gets, whoever calls it. Time and chance come from here and nowhere else. */
export type BaseCtx = {
  db: Db
  requestId: string
  idempotencyKey: string | null
  now(): Date
  /** A new id, sortable by time (UUID version 7). */
  newId(): string
  randomBytes(size: number): Buffer
  /** A 32-byte key for one purpose, derived from this installation's secret (`deriveKey`): no two purposes share one. */
  keyFor(purpose: string): Buffer
  /** The console's address for links in messages: from the settings, never from the caller's Host header. */
  consoleUrl: string
  /** Where files are kept: `openFileStore` of this installation's settings. */
  files: FileStore
  /** This installation's settings; secrets are among them, so nothing of it goes into a view or a log. */
  config: Config
  /**
   * Asks somebody outside without a database connection held meanwhile: the verb is left, what it did is undone, and it
   * runs again from its start with the answer. The same question must have the same text then; `ask` has no database.
   */
  outside<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer>
  /**
   * Takes something that many want at once, in a transaction of its own with all who want of it now. As with `outside` the
   * verb is left and runs again. What a refused call took is given back; after a crash nobody does, so it needs an end.
   * Left out where no call runs: a job takes in its own transaction.
   */
  takeTogether?: <Unit, Taken>(question: string, taking: Taking<Unit, Taken>) => Promise<Taken>
  /** Runs after this transaction commits, in a worker process; rolled back with it. */
  enqueue(task: string, payload: Record<string, unknown>, options?: EnqueueOptions): Promise<void>
  /** Tells open consoles of this company (or one member of it) that a topic changed, once this commits. */
  notify(topic: LiveTopic, about?: { memberId?: string; detail?: Record<string, unknown> }): Promise<void>
}

/** Inside a company: everything a verb reads and writes belongs to it. */
export type CompanyCtx = BaseCtx & {
  company: string
  /** One hash-chained row of the company's audit log, in this transaction. */
  record(what: string, about: Record<string, unknown>): Promise<void>
  /** Says for machines that something happened, in this transaction; `about` names the things: `{ policy: id }`. */
  emit<Kind extends EventKind>(event: Kind, data: EmitsOf<Kind>, about?: Record<string, string>): Promise<void>
}

/** Something that many want at once: whoever asks under the same key is served by one transaction. */
export type Taking<Unit, Taken> = {
  company: string
  key: string
  unit: Unit
  /** One answer for each unit, in the same order. Whatever it throws is undone, and everybody in the batch is told. */
  take(ctx: CompanyCtx, units: readonly Unit[]): Promise<readonly Taken[]>
  /** For whoever has no use for it after all. */
  giveBack(ctx: CompanyCtx, taken: Taken): Promise<void>
}

/** A call by somebody with a session. */
export type MemberCtx = CompanyCtx & { member: Member; address: string; userAgent: string }

/** A call by somebody without a session: a stranger until a verb finds out who it is. */
export type StrangerCtx = BaseCtx & {
  /** The caller's network address and browser, for limits and device records. */
  address: string
  userAgent: string
  /** The host name the call came in on. */
  host: string
  /** The device whose key signed this call, as a hash; sign-in keeps it with the session. Null when unsigned. */
  device: string | null
  /** Enters a company for the rest of this transaction, once a verb has established that it may. */
  enterCompany(company: string, memberId?: string): Promise<CompanyCtx>
}
