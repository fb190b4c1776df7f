import type { ServerResponse } from 'node:http'
import { LIVE_HEARTBEAT_MS, type LiveEvent } from '@coverwright/contract/platform'

/** So much may wait in memory for a reader that has stopped reading; then the stream ends and the reader comes back. */
const BACKLOG_BYTES = 1024 * 1024

type Options = {
  /** Asked at every heartbeat: a stream does not outlive its session. */
  isStillWelcome(): Promise<boolean>
  onClose(): void
}

/** Server-sent events on one response, until either side ends it. */
export function openStream(response: ServerResponse, headers: Record<string, string>, options: Options) {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // A stream's connection ends with it: kept alive, it would hold up a server that wants to stop.
    connection: 'close',
  })
  response.write(': open\n\n')
  const beat = async () => {
    const isWelcome = await options.isStillWelcome().catch(() => false)
    if (response.writableEnded) return
    if (isWelcome) response.write(': beat\n\n')
    else response.end()
  }
  const heart = setInterval(() => void beat(), LIVE_HEARTBEAT_MS)
  response.on('close', () => {
    clearInterval(heart)
    options.onClose()
  })
  return {
    send(event: LiveEvent) {
      // What is notified while the stream is on its way out has nobody to hear it.
      if (response.writableEnded) return
      response.write(`event: change\ndata: ${JSON.stringify(event)}\n\n`)
      if (response.writableLength > BACKLOG_BYTES) response.destroy()
    },
    end: () => response.end(),
  }
}
