import { Agent, type IncomingMessage, request } from 'node:http'

type Sent = { method: string; path: string; headers: Record<string, string>; body: string | Uint8Array | undefined }
type Answered = { status: number; text: string }

export type BareClient = ReturnType<typeof bareClient>

/** Sends bytes over connections that stay open and reads what comes back, for sweeps that send a great many. */
export function bareClient(url: string) {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(url)

  const send = ({ method, path, headers, body }: Sent): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
        // What comes after an answer, as when a body is refused before its end, is no matter.
        sent.removeAllListeners('error').on('error', () => {})
        read(response).then(resolve, reject)
      })
      sent.on('error', reject).end(body)
    })

  return { send, close: () => agent.destroy() }
}

/** A stack, a path of ours or a query in an answer is for nobody outside. No line of a stack is longer: without an end, long answers take for ever. */
export const tellsInside = (text: string) => /\bat .{1,400}?:\d+:\d+|node_modules|SELECT |Failed query/.test(text)

async function read(response: IncomingMessage): Promise<Answered> {
  const status = response.statusCode ?? 0
  if (response.headers['content-type']?.startsWith('text/event-stream')) {
    response.destroy()
    return { status, text: '' }
  }
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status, text: Buffer.concat(chunks).toString() }
}
