import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DemoSystem } from './answered'
import { claimsRegister } from './claims-register'
import { motorRater } from './motor-rater'
import { vehicleRegister } from './vehicle-register'

const systems: ReadonlyMap<string, DemoSystem> = new Map([
  ['vehicles.harbour.internal', vehicleRegister],
  ['claims.harbour.internal', claimsRegister],
  ['rater.harbour.internal', motorRater],
])

const MOST_BYTES = 65_536

export type RunningSystems = { standIns: ReadonlyMap<string, number>; stop(): Promise<void> }

/**
 * The systems that the demo's connectors ask, on a port of this machine that nobody else is told: a demo without a
 * network still shows what asking somebody is like. They know nothing of this installation and have nothing to hide.
 */
export async function startDemoSystems(): Promise<RunningSystems> {
  const server = createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    standIns: new Map([...systems.keys()].map((name) => [name, port])),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function answer(request: IncomingMessage, reply: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
  const system = systems.get((request.headers.host ?? '').replace(/:\d+$/, ''))
  const body = await textOf(request)
  const said = system?.({
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    header: (name) => String(request.headers[name] ?? ''),
    body,
  })
  if (said === 'never') return
  const { status, text } = said ?? { status: 404, text: '' }
  reply.writeHead(status, { 'content-type': text.startsWith('{') ? 'application/json' : 'text/plain' }).end(text)
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request.setEncoding('utf8') as AsyncIterable<string>) {
    text += piece
    if (text.length > MOST_BYTES) throw new Error('too long')
  }
  return text
}
