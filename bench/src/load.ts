import { Agent, request } from 'node:http'

export type LoadRequest = { method: string; path: string; headers: Record<string, string>; body: string | undefined }
export type Load = { url: string; requests: LoadRequest[]; atOnce: number }
export type LoadResult = { ms: number; refused: number }

/** Runs in a process of its own, so that making load costs the server nothing but the other core. */
process.on('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result))
})

async function run({ url, requests, atOnce }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  let next = 0
  let refused = 0
  const caller = async () => {
    for (let each = requests[next++]; each; each = requests[next++]) if (!(await send(agent, url, each))) refused++
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atOnce }, caller))
  const ms = performance.now() - started
  agent.destroy()
  return { ms, refused }
}

function send(agent: Agent, url: string, { method, path, headers, body }: LoadRequest): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (text += piece))
      response.on('end', () => resolve(text.startsWith('{"status":200')))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
