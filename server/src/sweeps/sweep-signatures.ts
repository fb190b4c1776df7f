import { HEADERS, type Operation, STATUS, TIMESTAMP_WINDOW_MS } from '@coverwright/contract/platform'
import { type Caller, readAnswer, requestOf, type TestServer } from '../platform/testing'

type Request = ReturnType<typeof requestOf>

const AT_ONCE = 16
const RECORDED = 50

/** Good requests that an eavesdropper has recorded, each sent once. */
export async function recordRequests(
  server: TestServer,
  operation: Operation,
  input: unknown,
  as: Caller,
): Promise<Request[]> {
  const recorded = Array.from({ length: RECORDED }, () => requestOf(operation, input, { as }))
  for (const request of recorded) {
    const answer = await readAnswer(await server.send(request))
    if (answer.status !== STATUS.ok) throw new Error(`a good request was refused: ${answer.message}`)
  }
  return recorded
}

/** Sends as many replayed, altered and late requests as asked; gives those that were not refused with 104. */
export async function findAccepted(
  server: TestServer,
  recorded: readonly Request[],
  late: () => Request,
  count: number,
): Promise<string[]> {
  const accepted: string[] = []
  for (let start = 0; start < count; start += AT_ONCE) {
    const kinds = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, place) =>
      forge(recorded, late, start + place),
    )
    const answers = await Promise.all(kinds.map(async ({ request }) => readAnswer(await server.send(request))))
    answers.forEach((answer, place) => {
      if (answer.status !== STATUS.signing)
        accepted.push(`${kinds[place]?.kind}: HTTP ${answer.http}, status ${answer.status}`)
    })
  }
  return accepted
}

/** A signing time just outside the window, before or after, further out with every number. */
export const outsideWindow = (now: Date, number: number) =>
  new Date(now.getTime() + (number % 2 ? 1 : -1) * (TIMESTAMP_WINDOW_MS + 2_000 + number * 1_000))

function forge(recorded: readonly Request[], late: () => Request, number: number): { kind: string; request: Request } {
  const original = recorded[number % recorded.length] as Request
  switch (number % 3) {
    case 0:
      return { kind: 'replayed', request: original }
    case 1:
      return { kind: 'late', request: late() }
    default:
      return alter(original, Math.floor(number / 3))
  }
}

const fresh = (number: number) => `forged-nonce-${String(number).padStart(8, '0')}`

/** Each alteration also brings a nonce that was not seen before, so that only the signature can tell. */
function alter(original: Request, number: number): { kind: string; request: Request } {
  const headers: Record<string, string> = { ...original.headers, [HEADERS.nonce]: fresh(number) }
  const signature = headers[HEADERS.signature] ?? ''
  const place = number % (signature.length - 4)
  const flipped = signature.slice(0, place) + (signature[place] === 'A' ? 'B' : 'A') + signature.slice(place + 1)
  const alterations: [string, Request][] = [
    ['nonce', { ...original, headers }],
    ['body', { ...original, body: `${original.body} `, headers }],
    ['path', { ...original, path: `${original.path}?${number}`, headers }],
    ['timestamp', { ...original, headers: { ...headers, [HEADERS.timestamp]: String(Date.now() - (number % 1000)) } }],
    ['account', { ...original, headers: { ...headers, [HEADERS.accountId]: '' } }],
    ['signature', { ...original, headers: { ...headers, [HEADERS.signature]: flipped } }],
    ['signature only', { ...original, headers: { ...original.headers, [HEADERS.signature]: flipped } }],
  ]
  const [kind, request] = alterations[number % alterations.length] as [string, Request]
  return { kind: `altered ${kind}`, request }
}
