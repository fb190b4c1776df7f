import type { FastifyReply, FastifyRequest } from 'fastify'
import { openStream } from '../live'
import type { Session } from '../operations'
import type { CallFrame } from './frame'

/** Goes on with a streaming call after its verb has let the caller in. */
export function streamLive(frame: CallFrame, request: FastifyRequest, reply: FastifyReply, session: Session) {
  reply.hijack()
  const claims = { company: session.company, person: session.member.id, session: session.id }
  const stream = openStream(
    reply.raw,
    { 'x-request-id': request.id },
    {
      isStillWelcome: () =>
        frame.inCompany(
          session.company,
          async (db) => (await frame.sessions.readSession(db, claims, frame.clock())) !== null,
        ),
      onClose: () => stop(),
    },
  )
  const stop = frame.hub.add({
    company: session.company,
    memberId: session.member.id,
    sessionId: session.id,
    hear: stream.send,
    end: stream.end,
  })
  return reply
}
