import type { LiveTopics } from '@coverwright/contract/platform'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openStream } from '../live'
import type { Session } from '../operations'
import type { CallFrame } from './frame'

/** Goes on with a streaming call after its verb has said which topics the caller hears. */
export function streamLive(
  frame: CallFrame,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
  live: LiveTopics,
) {
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
    topics: new Set(live.topics),
    hear: stream.send,
    end: stream.end,
  })
  return reply
}
