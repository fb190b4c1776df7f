import type { FastifyInstance } from 'fastify'
import type { Room } from '../operations'
import { answerCall } from './answer-call'
import type { CallFrame } from './frame'
import { endSlowBodies } from './slow-bodies'

/** Every operation of every room at its path. Bodies stay raw: the signature is over the bytes that came. */
export async function mountCalls(http: FastifyInstance, frame: CallFrame, rooms: readonly Room[]) {
  await http.register(async (calls) => {
    endSlowBodies(calls)
    calls.removeAllContentTypeParsers()
    calls.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const bound of rooms.flatMap((room) => room.operations))
      calls.route({
        method: bound.operation.method,
        url: bound.operation.path,
        exposeHeadRoute: false,
        handler: (request, reply) => {
          answerCall(frame, bound, request, reply).catch((error: Error) => void reply.send(error))
        },
      })
  })
}
