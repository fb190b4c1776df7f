import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers that open a connection in advance give it up after some ten seconds themselves. */
const SILENT_MS = 20_000

/**
 * Connections on which nobody asked anything yet: browsers open some in advance. Node counts them as busy, so that a stop
 * would wait for them to its last second, and holds them for minutes.
 */
export function silentConnections(server: Server, patienceMs = SILENT_MS) {
  const silent = new Map<Socket, NodeJS.Timeout>()
  const heard = (socket: Socket) => {
    clearTimeout(silent.get(socket))
    silent.delete(socket)
  }
  let isEnding = false
  server.on('connection', (socket: Socket) => {
    if (isEnding) return void socket.destroy()
    silent.set(socket, setTimeout(() => socket.destroy(), patienceMs).unref())
    socket.once('close', () => heard(socket))
  })
  server.on('request', ({ socket }) => heard(socket))
  return {
    end() {
      isEnding = true
      for (const socket of silent.keys()) socket.destroy()
    },
  }
}
