import { createServer, type Server } from 'node:net'
import { hostileAddresses } from '../../server/src/platform/outbound/hostile-addresses.builder'
import { askOutside } from '../../server/src/platform/outbound'
import type { Figure } from './measure'

const RESOLVED: Record<string, string[]> = {
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
}

/** More than 300 spellings of inner addresses against real listeners on this machine; every connection counts. */
export async function measureOutbound(): Promise<Figure> {
  let connections = 0
  const first = await listen('127.0.0.1', 0, () => connections++)
  const port = (first.address() as { port: number }).port
  const second = await listen('::1', port, () => connections++).catch(() => null)
  const addresses = hostileAddresses(port)
  const resolve = async (host: string) => RESOLVED[host] ?? ['127.0.0.1', '::1']
  // A system that the server plays itself opens its own name and nothing besides.
  const standIns = new Map([['register.harbour.internal', port]])
  let answered = 0
  for (const url of addresses)
    await askOutside(
      { url, method: 'GET', headers: {}, body: null, timeLimitMs: 2_000 },
      { allowedHosts: [], openPorts: [80, 443, port], standIns, mostBytes: 1_000, whose: 'bench', resolve },
    ).then(
      () => answered++,
      () => undefined,
    )
  for (const server of [first, second]) server?.close()
  return {
    name: 'R11 connections to private addresses',
    ours: String(connections + answered),
    peer: String(addresses.length),
    ratio: connections + answered,
    goal: '0',
    holds: connections + answered === 0,
  }
}

function listen(host: string, port: number, heard: () => void): Promise<Server> {
  const server = createServer((socket) => (heard(), socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')))
  return new Promise((done, fail) => server.once('error', fail).listen(port, host, () => done(server)))
}
