import type { EventKind, GivesOf, Operation, Operations, TakesOf } from '@coverwright/contract/platform'
import type { Permission } from '@coverwright/rules/company/members'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Refused } from '../../kernel'
import type { Config } from '../config'
import type { NamedIn } from '../database'
import type { FileStore } from '../files'
import type { HostTable } from '../hosts'
import type { CompanyCtx, Db, MemberCtx, StrangerCtx } from './ctx'
import type { Inbound } from './inbound'
import type { Reader } from './reader'
import type { ConstraintRefusals } from './refusal-answer'

/** The ctx that an operation's verb gets follows from who may call it. */
export type CtxOf<Op extends Operation> = Op['may'] extends 'anyone' ? StrangerCtx : MemberCtx

export type Verb<Op extends Operation> = (ctx: CtxOf<Op>, input: TakesOf<Op>) => Promise<GivesOf<Op>>

export type BoundOperation = { operation: Operation; verb: (ctx: never, input: never) => Promise<unknown> }

/** Binds a room's operations to its verbs; a missing verb does not compile. */
export function bind<Ops extends Operations>(operations: Ops, verbs: { [Name in keyof Ops]: Verb<Ops[Name]> }) {
  return Object.entries(operations).map(([name, operation]): BoundOperation => ({
    operation,
    verb: verbs[name as keyof Ops] as BoundOperation['verb'],
  }))
}

/** A transaction of its own in the same company, committed at once: how long work says how far it is. */
export type Aside = <Result>(work: (ctx: CompanyCtx) => Promise<Result>) => Promise<Result>

/** Work that runs after commit, in a worker, inside the company that asked for it. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  task: string
  /** Fills a core for a while: done after what somebody waits for. */
  isHeavy?: true
  payload: Payload
  run(ctx: CompanyCtx, payload: z.output<Payload>, aside: Aside): Promise<void>
}

/**
 * Work that runs later in the name of the member who asked for it: they are asked again then whether they may, and what
 * is recorded is recorded as theirs. A refusal is an outcome, not a failure: what was done is undone, `refused` says what
 * follows from it, and nothing is tried again.
 */
export type MemberJob<Payload extends z.ZodType = z.ZodType> = {
  task: string
  payload: Payload
  may: Permission
  run(ctx: MemberCtx, payload: z.output<Payload>): Promise<void>
  refused(ctx: CompanyCtx, payload: z.output<Payload>, refusal: Refused): Promise<void>
}

export const memberJob = <Payload extends z.ZodType>(declared: MemberJob<Payload>): MemberJob =>
  declared as unknown as MemberJob

export const job = <Payload extends z.ZodType>(declared: Job<Payload>): Job => declared as unknown as Job

/**
 * A job that the clock starts, for every company in turn or, with `scope: 'platform'`, once for rows that are no
 * company's. It may run twice, so it must not mind. `cron` is a crontab line in UTC.
 */
export type Chore = { task: string; cron: string; scope?: 'company' | 'platform'; run(ctx: CompanyCtx): Promise<void> }

export type FoundThing = {
  id: string
  label: string
  hint: string
  /** The screen of the console that shows it. */ href: string
}

/** How things of one kind are found by what is typed, for holders of the permission; the best few, best first. */
export type RoomSearch = {
  kind: string
  may: Permission
  find(ctx: MemberCtx, text: string, most: number): Promise<FoundThing[]>
}

/** What a room gives to the server: everything it answers, does later, does by the clock, and shows in the demo. */
export type Room = {
  name: string
  operations: BoundOperation[]
  jobs?: Job[]
  memberJobs?: MemberJob[]
  chores?: Chore[]
  /** What the room says has happened: the catalogue of the API document is made of them. */
  events?: readonly EventKind[]
  /** What it does when something happened, here or in another room. */
  readers?: readonly Reader[]
  /** Messages of other systems that it takes. */
  inbound?: readonly Inbound[]
  /** Fills its part of the demo's insurer, once products and prices are there. */
  demo?(ctx: CompanyCtx): Promise<void>
  /** Named constraints of the room's tables -> the refusal that breaking one is, `{ person_email_once: 'identity.emailTaken' }`. */
  constraints?: ConstraintRefusals
  /** Kinds of things whose story is not for everybody: throws the refusal for whoever may not open this one. */
  opens?: Readonly<Record<string, (ctx: MemberCtx, id: string) => Promise<void>>>
  /** What of the room the command palette finds by a name. */
  searches?: readonly RoomSearch[]
  /** How its things are called, by kind, for screens that know only their ids: the audit log. */
  names?: Readonly<Record<string, NamedIn>>
  /** Pages and files that are not calls of the wire (the storefront, the outbox page). */
  mount?(app: FastifyInstance, parts: MountParts): void | Promise<void>
}

/** What pages that are not calls need: they have no session, so they say themselves which company they read in. */
export type MountParts = {
  config: Config
  inCompany<Result>(company: string, work: (db: Db) => Promise<Result>): Promise<Result>
  /** The same with all that a verb has, for pages that change something. */
  within<Result>(company: string, requestId: string, work: (ctx: CompanyCtx) => Promise<Result>): Promise<Result>
  nobodysCompany: string
  files: FileStore
  /** The names of companies that lead here; kept true by who keeps domains. */
  hosts: HostTable
  now(): Date
  isInMaintenance(): boolean
  /** Hears what PostgreSQL notifies on a channel, from any process, until the server closes. */
  listen(channel: string, heard: (payload: string) => void): void
  /** Hears of every request that was answered with 'Server error', page or call. */
  onServerError(heard: (request: FastifyRequest) => void): void
  /** Called when notifications may have been missed: what was remembered by them must be forgotten. */
  onGap(forget: () => void): void
}
