import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Connections on which nobody asked anything yet: browsers open some in advance. Node counts them as busy, so that a stop
 * would wait for them to its last second.
 */
export function silentConnections(server: Server) {
  const silent = new Set<Socket>()
  let isEnding = false
  server.on('connection', (socket: Socket) => {
    if (isEnding) return void socket.destroy()
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => void silent.delete(socket))
  return {
    end() {
      isEnding = true
      for (const socket of silent) socket.destroy()
    },
  }
}
