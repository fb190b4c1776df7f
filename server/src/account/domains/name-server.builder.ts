import DNS from 'dns2'
import { freePort } from './authority.builder'

type Kind = 'TXT' | 'CNAME' | 'A'
const { Packet } = DNS

/** A name server of the test's own: what it has not been told is not there. */
export async function openNameServer() {
  const records = new Map<string, string>()
  const port = await freePort()
  const server = DNS.createServer({
    udp: true,
    tcp: true,
    handle: (request, send) => {
      const answer = Packet.createResponseFromRequest(request)
      const [question] = request.questions
      const name = question?.name.toLowerCase() ?? ''
      for (const kind of ['TXT', 'CNAME', 'A'] as const) {
        const value = records.get(`${kind} ${name}`)
        if (value !== undefined && question?.type === Packet.TYPE[kind])
          answer.answers.push(recordOf(kind, name, value))
      }
      void send(answer)
    },
  })
  const at = { port, address: '127.0.0.1' }
  await server.listen({ udp: at, tcp: at })
  return {
    address: `127.0.0.1:${port}`,
    set: (kind: Kind, name: string, value: string) => void records.set(`${kind} ${name}`, value),
    drop: (kind: Kind, name: string) => void records.delete(`${kind} ${name}`),
    close: () => server.close(),
  }
}

export type NameServer = Awaited<ReturnType<typeof openNameServer>>

function recordOf(kind: Kind, name: string, value: string) {
  const shared = { name, type: Packet.TYPE[kind], class: Packet.CLASS.IN, ttl: 1 }
  const content = { TXT: { data: value.match(/.{1,255}/gs) ?? [''] }, CNAME: { domain: value }, A: { address: value } }
  return { ...shared, ...content[kind] } as never
}
