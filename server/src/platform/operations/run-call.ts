import { type Envelope, FRAME_REFUSALS, type Operation, STATUS } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import { inOnePacket, isChangeWhileReading, type Manner } from '../database'
import type { Db } from './ctx'
import type { Desk } from './desk'
import { takeIdempotencyKey } from './idempotency'
import { type CallFacts, memberCtx, strangerCtx } from './make-ctx'
import { mayCall } from './may-call'
import { AskingOutside, OutsideAnswers } from './outside'
import { Pending } from './pending'
import { readInput } from './read-input'
import { type ConstraintRefusals, refusalAnswer, refusalIn } from './refusal-answer'
import type { BoundOperation } from './room'
import type { Session, Sessions, TokenClaims } from './session'
import { markVerbStart, switchCompany, undoVerb } from './store'

/** Thrown inside the transaction when the session turns out to be over; the caller gets HTTP 201. */
export class SessionExpired extends Error {}

/** What running a call needs from the rest of the server. */
export type Frame = {
  inCompany<Result>(company: string, work: (db: Db) => Promise<Result>, manner?: Manner): Promise<Result>
  /** Calls without a session run here, where no company's rows are. */
  nobodysCompany: string
  sessions: Sessions
  desk: Desk
  secretKey: string
  constraints: ConstraintRefusals
}

export type Call = {
  facts: CallFacts
  claims: TokenClaims | null
  /** The request's body or query, already JSON but not yet checked. */
  sent: unknown
  body: Buffer
  /** Resolves when signature nonce and rate limits let the call through, throws the refusal otherwise; null when it is through. */
  admitted: Promise<void> | null
  /** What else must hold of the session before a verb runs, in the same transaction. */
  checkSession(db: Db, session: Session): Promise<void>
  /** Nothing is written, neither by the operation nor on the way to it. */
  isReading: boolean
}

/** The answer, and whose session it was, for those who go on with it after the transaction (streams). */
export type CallAnswer = { envelope: Envelope; session: Session | null }

/** One call is one transaction: session, permission, key, verb, audit and kept answer stand or fall together. */
export async function runCall(frame: Frame, bound: BoundOperation, call: Call): Promise<CallAnswer> {
  const claims = bound.operation.may === 'anyone' ? null : call.claims
  if (bound.operation.may !== 'anyone' && !claims) throw new SessionExpired()
  try {
    return await untilAnswered(frame, call, (asking) =>
      frame.inCompany(
        claims?.company ?? frame.nobodysCompany,
        async (db) => {
          const session = claims ? await openSession(frame, db, claims, asking) : null
          if (session?.locked && !bound.operation.afterTrial) throw session.locked
          if (asking.admitted) await asking.admitted
          if (session && !mayCall(bound.operation, session.member)) throw new Refused(FRAME_REFUSALS.noPermission)
          return { envelope: await perform(frame, bound, asking, db, session), session }
        },
        asking,
      ),
    )
  } catch (error) {
    const refusal = refusalIn(error, frame.constraints)
    if (!refusal) throw error
    return { envelope: refusalAnswer(refusal), session: null }
  }
}

/** More than any call needs; one that asks something else each time would never end. */
const MOST_ROUNDS = 40

/** Whoever asks outside leaves the transaction for it; between the rounds the call holds no connection. */
async function untilAnswered(
  { desk, constraints }: Frame,
  call: Call,
  run: (call: Call) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const outside = new OutsideAnswers(desk)
  let asking = { ...call, facts: { ...call.facts, outside } }
  for (let round = 1; ; round++) {
    try {
      const answer = await run(asking)
      await outside.giveBack({ isRefused: answer.envelope.status !== STATUS.ok })
      return answer
    } catch (error) {
      if (refusalIn(error, constraints)) await outside.giveBack({ isRefused: true })
      // Whoever asked somebody outside, or came to something else to make a note of, goes on as one who may.
      const isNoting = asking.isReading && isChangeWhileReading(error)
      asking = { ...asking, isReading: false }
      if (isNoting) continue
      // Of anything else nobody knows whether it was committed: what was taken comes to its end by itself.
      if (!(error instanceof AskingOutside) || round >= MOST_ROUNDS) throw error
    }
    await outside.settle()
  }
}

async function openSession(frame: Frame, db: Db, claims: TokenClaims, call: Call): Promise<Session> {
  const session = await frame.sessions.readSession(db, claims, call.facts.now)
  if (!session) throw new SessionExpired()
  await call.checkSession(db, session)
  return session
}

async function perform(
  frame: Frame,
  bound: BoundOperation,
  call: Call,
  db: Db,
  session: Session | null,
): Promise<Envelope> {
  const { operation } = bound
  const company = session?.company ?? frame.nobodysCompany
  const input = readInput(operation, call.sent)
  const pending = new Pending()
  const ctx = session ? memberCtx(db, call.facts, pending, session) : strangerCtx(db, call.facts, pending, company)
  if (!operation.writes) {
    const answer = answerOf(operation, await bound.verb(ctx as never, input as never))
    await pending.sendLive(db)
    return answer
  }

  const key = await takeIdempotencyKey(db, frame.secretKey, {
    company,
    caller: session?.member.id ?? '',
    operation: operation.path,
    key: call.facts.idempotencyKey,
    body: call.body,
    now: call.facts.now,
  })
  if (!key.taken) return key.answer
  const envelope = await tryVerb(frame, bound, db, pending, ctx, input)
  await pending.write(db, company)
  await inOnePacket([switchCompany(db, company), key.keep(db, envelope, operation.secret)])
  return envelope
}

/** A refusal undoes what the verb did, unless it says otherwise, and is kept as the answer like any other. */
async function tryVerb(frame: Frame, bound: BoundOperation, db: Db, pending: Pending, ctx: unknown, input: unknown) {
  // Leaves in one packet with the verb's first statement: what follows it is undone to here, whoever waits for which.
  const marked = markVerbStart(db)
  marked.catch(() => undefined)
  try {
    const answer = answerOf(bound.operation, await bound.verb(ctx as never, input as never))
    await marked
    return answer
  } catch (error) {
    const refusal = refusalIn(error, frame.constraints)
    if (!refusal) throw error
    if (!refusal.keepsChanges) {
      await undoVerb(db)
      pending.forget()
    }
    return refusalAnswer(refusal)
  }
}

/** Passed through `gives`: a field that the contract does not name does not leave. */
const answerOf = (operation: Operation, given: unknown): Envelope => ({
  status: STATUS.ok,
  data: operation.gives.parse(given),
  message: '',
})
