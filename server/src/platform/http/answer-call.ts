import {
  type Envelope,
  FRAME_REFUSALS,
  HEADERS,
  joinPaging,
  type Operation,
  STATUS,
} from '@coverwright/contract/platform'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../../kernel'
import { OutOfConnections } from '../database'
import {
  type BoundOperation,
  type Call,
  refusalAnswer,
  runCall,
  type Session,
  SessionExpired,
  type TokenClaims,
} from '../operations'
import { checkSignature, type RingKey } from '../signing'
import { answerExpired } from './answer-expired'
import type { CallFrame } from './frame'
import { readJson, readQuery } from './json-body'
import { turnAway } from './overload'
import { streamLive } from './stream-live'

type Signed = { key: RingKey; nonce: string }

/**
 * From the request on the wire to the answer on the wire; whatever is thrown on the way ends here. It is over when the
 * answer is given to the reply: waiting until that has left, as handlers that are promises do, needs listeners on every response.
 */
export async function answerCall(
  frame: CallFrame,
  bound: BoundOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const started = performance.now()
  const { path } = bound.operation
  try {
    const { envelope, session } = await callVerb(frame, bound, request)
    note(frame, request, path, envelope, started)
    if (bound.operation.streams && session && envelope.status === STATUS.ok)
      return void streamLive(frame, request, reply, session)
    void reply.header('cache-control', 'no-store').send(envelope)
  } catch (error) {
    if (error instanceof SessionExpired) return void answerExpired(frame, path, reply)
    if (error instanceof OutOfConnections) return void turnAway(frame.metrics, reply)
    request.log.error({ err: error, operation: path }, 'A call failed')
    const envelope = refusalAnswer(new Refused(FRAME_REFUSALS.serverError))
    note(frame, request, path, envelope, started)
    void reply.header('cache-control', 'no-store').send(envelope)
  }
}

async function callVerb(frame: CallFrame, bound: BoundOperation, request: FastifyRequest) {
  const { operation } = bound
  const now = frame.clock()
  // Before the session: whoever could not renew it now would be signed out, and is still signed in when it is over.
  if (frame.maintenance.isOn() && !operation.duringMaintenance)
    return { envelope: refusalAnswer(new Refused(FRAME_REFUSALS.maintenance)), session: null }
  const token = readBearer(request)
  const claims = token && operation.may !== 'anyone' ? frame.sessions.readToken(token, now) : null
  if (operation.may !== 'anyone' && !claims) throw new SessionExpired()
  const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
  try {
    const signed = operation.signed ? await readSignature(frame, request, body, claims, now) : null
    if (operation.streams && claims && !frame.hub.hasRoomFor(claims.company, claims.person))
      throw new Refused(FRAME_REFUSALS.operationLimit)
    const answer = await runCall(frame, bound, callOf(frame, request, { operation, body, claims, signed, now }))
    if (signed && answer.session) signed.key.sessionId = answer.session.id
    return answer
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { envelope: refusalAnswer(error), session: null }
  }
}

async function readSignature(
  frame: CallFrame,
  request: FastifyRequest,
  body: Buffer,
  claims: TokenClaims | null,
  now: Date,
): Promise<Signed> {
  const received = { method: request.method, path: request.url, body, headers: request.headers }
  const signed = await checkSignature(frame.ring, received, now)
  const account = request.headers[HEADERS.accountId]
  const isOwnAccount = !claims || !account || account === claims.person
  if (signed && isOwnAccount) return signed
  // Whoever guesses signatures is counted too.
  await admit(frame, `address ${request.ip}`, null)
  throw new Refused(FRAME_REFUSALS.signing)
}

type Read = { operation: Operation; body: Buffer; claims: TokenClaims | null; signed: Signed | null; now: Date }

function callOf(frame: CallFrame, request: FastifyRequest, read: Read): Call {
  const { operation, body, claims, signed, now } = read
  const given = request.method === 'GET' ? readQuery(request.query) : readJson(body)
  const sent = joinPaging(operation, given, request.headers)
  const subject = claims ? `person ${claims.person}` : `address ${request.ip}`
  const admitted = !signed && frame.gate.admitAtOnce(subject) ? null : admit(frame, subject, signed)
  // It is awaited inside the transaction; a call that ends before that must not leave it unheard.
  admitted?.catch(() => {})
  const idempotencyKey = request.headers[HEADERS.idempotencyKey]
  return {
    facts: {
      surroundings: frame.surroundings,
      requestId: request.id,
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
      now,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      host: request.hostname,
      device: signed?.key.device ?? null,
    },
    claims,
    sent,
    body,
    admitted,
    checkSession: async (db, session: Session) => {
      if (signed) await frame.ring.checkOwner(db, signed.key, session)
    },
    // The first call with a key binds it to the session, whatever else it does.
    isReading: !operation.writes && !operation.keeps && (!signed || signed.key.sessionId !== null),
  }
}

async function admit(frame: CallFrame, subject: string, signed: Signed | null) {
  const verdict = await frame.gate.admit({
    subject,
    ...(signed && { nonce: { keyId: signed.key.id, value: signed.nonce } }),
  })
  if (verdict === 'seenBefore') throw new Refused(FRAME_REFUSALS.signing)
  if (verdict === 'limited') throw new Refused(FRAME_REFUSALS.operationLimit)
}

function readBearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (!header) return null
  return header.replace(/^Bearer /i, '') || null
}

function note(frame: CallFrame, request: FastifyRequest, operation: string, envelope: Envelope, started: number) {
  const milliseconds = performance.now() - started
  frame.metrics.countCall(operation, envelope.status)
  if (envelope.message) frame.metrics.count('refusals_total', { code: envelope.message })
  frame.metrics.time(operation, milliseconds / 1000)
  request.log.info(
    { operation, status: envelope.status, code: envelope.message || undefined, ms: Math.round(milliseconds) },
    'call',
  )
}
