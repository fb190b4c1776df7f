import type { Permission } from '@coverwright/rules/company/members'
import type { z } from 'zod'
import type { LiveTopic } from './live'

/** Who may call an operation: a stranger, anyone with a session, or holders of one permission. */
export type Audience = 'anyone' | 'signedIn' | Permission

type Shape = z.ZodType

export type Operation<Takes extends Shape = Shape, Gives extends Shape = Shape, May extends Audience = Audience> = {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly may: May
  readonly takes: Takes
  readonly gives: Gives
  /** True for whatever changes something: it then needs an Idempotency-Key and replays its first answer. */
  readonly writes: boolean
  /** Changes nothing that anybody could see, but most often keeps what it worked out for whoever asks next. */
  readonly keeps: boolean
  /** The answer holds secrets (tokens, keys): it is kept encrypted for replays and never logged. */
  readonly secret: boolean
  /** Unsigned operations are those that come before a browser has a signing key. */
  readonly signed: boolean
  /** Whoever shows the answer asks again when one of these is told. */
  readonly changesWith: readonly LiveTopic[]
  /** Answers as a stream of server-sent events instead of one body. */
  readonly streams: boolean
  /** Page and page size travel in the headers `nowPage` and `pageSize` instead of the body, where the specification says so. */
  readonly pagedByHeaders: boolean
  /** Goes on working while everything else answers with the maintenance notice. */
  readonly duringMaintenance: boolean
  /** Is there for members of a company whose trial is over: the way on. */
  readonly afterTrial: boolean
  /** One line for the API document. */
  readonly says: string
}

type Address = { post: `/${string}`; get?: never } | { get: `/${string}`; post?: never }

type Declaration<Takes extends Shape, Gives extends Shape, May extends Audience> = Address & {
  may: May
  takes: Takes
  gives: Gives
  says: string
  writes?: boolean
  keeps?: boolean
  secret?: boolean
  signed?: boolean
  changesWith?: readonly LiveTopic[]
  streams?: boolean
  pagedByHeaders?: boolean
  duringMaintenance?: boolean
  afterTrial?: boolean
}

/** Declares one operation; the one place where a path of the wire is written. */
export function operation<Takes extends Shape, Gives extends Shape, May extends Audience>(
  declared: Declaration<Takes, Gives, May>,
): Operation<Takes, Gives, May> {
  return {
    method: declared.post ? 'POST' : 'GET',
    path: (declared.post ?? declared.get) as `/${string}`,
    may: declared.may,
    takes: declared.takes,
    gives: declared.gives,
    writes: declared.writes ?? false,
    keeps: declared.keeps ?? false,
    secret: declared.secret ?? false,
    signed: declared.signed ?? true,
    changesWith: declared.changesWith ?? [],
    streams: declared.streams ?? false,
    pagedByHeaders: declared.pagedByHeaders ?? false,
    duringMaintenance: declared.duringMaintenance ?? false,
    afterTrial: declared.afterTrial ?? false,
    says: declared.says,
  }
}

/** The operations of one room, by the name that code uses. */
export type Operations = Readonly<Record<string, Operation>>

export type TakesOf<Op extends Operation> = z.output<Op['takes']>
export type SendsOf<Op extends Operation> = z.input<Op['takes']>
export type GivesOf<Op extends Operation> = z.output<Op['gives']>
