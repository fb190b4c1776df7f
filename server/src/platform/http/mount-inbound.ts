import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeMessage } from '../inbound'
import { type Inbound, insideCompany, type Room } from '../operations'
import type { CallFrame } from './frame'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const RETRY_AFTER_SECONDS = '60'

type Sent = FastifyRequest<{ Params: { company: string } }>

/**
 * Where other systems send their messages. Whoever gets 200 need not send again; anything else means that nothing was
 * done, and senders try again by themselves.
 */
export async function mountInbound(http: FastifyInstance, frame: CallFrame, rooms: readonly Room[]) {
  await http.register(async (doors) => {
    doors.removeAllContentTypeParsers()
    doors.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const each of rooms.flatMap((room) => room.inbound ?? []))
      doors.post(`/in/${each.source}/:company`, async (request: Sent, reply) => {
        const status = await receive(frame, each, request)
        frame.metrics.count('inbound_total', { source: each.source, status: String(status) })
        return answer(reply, status)
      })
  })
}

async function receive(frame: CallFrame, { source, read, take }: Inbound, request: Sent): Promise<number> {
  const { company } = request.params
  if (!UUID.test(company)) return 404
  if (frame.maintenance.isOn()) return 503
  if ((await frame.gate.admit({ subject: `address ${request.ip}` })) === 'limited') return 429
  const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
  return insideCompany(frame, { company, requestId: request.id }, async (ctx) => {
    const genuine = await read(ctx, { body, headers: request.headers })
    if (!genuine) return 400
    if (await takeMessage(ctx, source, genuine.id)) await take(ctx, genuine.message)
    return 200
  })
}

function answer(reply: FastifyReply, status: number) {
  if (status === 429 || status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ received: status === 200 })
}
