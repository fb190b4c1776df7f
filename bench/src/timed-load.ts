import { Agent, request } from 'node:http'
import type { LoadRequest } from './load'

/** Requests that go out by the clock, whether the ones before were answered or not: as people come, each from a place of its own. */
export type Stream = { url: string; requests: LoadRequest[]; perSecond: number; places: number }
/** What a sender that has only just begun is slow at is not the server's: what is sent in its warm-up is not counted. */
export type TimedLoad = { streams: Stream[]; warmUpMs: number }
export type TimedResult = { streams: { ms: number[]; refused: string[] }[] }

/** Runs in a process of its own. Begins with its load, ends with whatever comes next, and tells what each call took. */
process.once('disconnect', () => process.exit())
process.once('message', (load: TimedLoad) => {
  const running = load.streams.map((stream) => begin(load, stream))
  process.once('message', () => {
    void Promise.all(running.map((end) => end())).then((streams) =>
      process.send?.({ streams } satisfies TimedResult, () => process.exit()),
    )
  })
})

function begin({ warmUpMs }: TimedLoad, { url, perSecond, places, requests }: Stream) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const ms: number[] = []
  const waiting = new Set<Promise<void>>()
  const refused: string[] = []
  let sent = 0
  const started = performance.now()
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond)
    for (; sent < due && sent < requests.length; sent++) {
      // Sent when its turn has come: the first a turn after the start.
      const began = started + ((sent + 1) / perSecond) * 1000
      const isCounted = began - started > warmUpMs
      const call = send(agent, url, requests[sent] as LoadRequest, `127.0.0.${1 + (sent % places)}`)
        .then((refusal) => {
          if (refusal) refused.push(refusal)
          else if (isCounted) ms.push(performance.now() - began)
        })
        .finally(() => waiting.delete(call))
      waiting.add(call)
    }
  }, 1)
  return async (): Promise<TimedResult['streams'][number]> => {
    clearInterval(timer)
    await Promise.all(waiting)
    agent.destroy()
    return { ms, refused }
  }
}

function send(
  agent: Agent,
  url: string,
  { method, path, headers, body }: LoadRequest,
  localAddress: string,
): Promise<string | null> {
  return new Promise((resolve) => {
    const sent = request(url + path, { method, headers, agent, localAddress }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (text += piece))
      response.on('end', () => resolve(text.startsWith('{"status":200') ? null : text.slice(0, 200)))
    })
    sent.on('error', (error) => resolve(String(error)))
    sent.end(body)
  })
}
