import type { Server } from 'node:http'

const LOOK_EVERY_MS = 50

/**
 * For a server that stops. Node ends the connections that are idle at that moment; one whose answer is just leaving is idle
 * a moment later, and would be kept for another question, and the stop with it, for more than a minute.
 */
export function endIdleConnections(server: Server) {
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
  server.once('close', () => clearInterval(looking))
}
