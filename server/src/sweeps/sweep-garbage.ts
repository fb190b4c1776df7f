import { performance } from 'node:perf_hooks'
import { HEADERS, type Operation } from '@coverwright/contract/platform'
import { connectorLimits } from '@coverwright/rules/rating/connectors'
import { pictureLimits } from '@coverwright/rules/company/media'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { type Caller, signatureHeaders } from '../platform/testing'
import { type BadRequest, badRequestsFor, spoiltFields } from './bad-request'
import { bareClient, type BareClient, tellsInside } from './bare-client'
import type { SweepServer } from './sweep-server'
import { vocabularyOf } from './vocabulary'

const AT_ONCE = 8
const SLOWEST_MS = 1_000
/** What is asked in good order here waits for another company's server or for a browser, under a limit of its own. */
const WAITS_OUTSIDE_MS: Record<string, number> = {
  '/v1/wallApiConnector/runConnector': connectorLimits.wholeSeconds * 1_000,
  '/node-server/puppeteer': pictureLimits.timeoutMs,
}

type Sweep = { server: SweepServer; client: BareClient; operation: Operation; as: Caller }

/** Operations that break, tell about their inside or take too long when they get nonsense; each with one such request. */
export async function findFragile(
  server: SweepServer,
  perOperation: number,
  seed: number,
  operations = server.operations,
): Promise<string[]> {
  const found: string[] = []
  const member = await server.openAs('everything')
  const stranger = await server.openBrowser()
  const client = bareClient(server.url)
  const words = await vocabularyOf(server)
  for (const { operation } of operations) {
    const as = operation.may === 'anyone' ? stranger : member
    const requests = [
      ...spoiltFields(operation, words, seed),
      ...fc.sample(badRequestsFor(operation, words), { numRuns: perOperation, seed }),
    ]
    const why = await firstProblem({ server, client, operation, as }, requests)
    if (why) found.push(`${operation.path} ${why}`)
  }
  client.close()
  return found
}

/** Some at once, the next as soon as one is answered; what took long is tried again when nobody else is. */
async function firstProblem(sweep: Sweep, requests: BadRequest[]): Promise<string | null> {
  const waiting = requests.values()
  const slow: BadRequest[] = []
  let problem: string | null = null
  const sender = async () => {
    for (const request of waiting) {
      const found = await tryOnce(sweep, request)
      if (found?.startsWith('took')) slow.push(request)
      else problem ??= found
      if (problem) return
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  for (const request of slow) problem ??= await tryAlone(sweep, request)
  return problem
}

/** A machine with other work makes anything slow once; what is slow three times running, alone, is slow itself. */
async function tryAlone(sweep: Sweep, bad: BadRequest): Promise<string | null> {
  for (let attempt = 1; ; attempt++) {
    const problem = await tryOnce(sweep, bad)
    if (!problem?.startsWith('took') || attempt === 3) return problem
  }
}

async function tryOnce({ client, operation, as }: Sweep, bad: BadRequest): Promise<string | null> {
  const { path, body } = placed(operation, bad)
  const headers = {
    'content-type': 'application/json',
    ...(as.token && { [HEADERS.authorization]: `Bearer ${as.token}` }),
    ...(operation.writes && { [HEADERS.idempotencyKey]: randomUUID() }),
    ...(operation.signed && signatureHeaders(as, { method: operation.method, path, body })),
    ...bad.headers,
  }
  const started = performance.now()
  const { status, text } = await client.send({ method: operation.method, path, headers, body })
  const ms = performance.now() - started
  const shown = JSON.stringify(String(bad.body).slice(0, 300))
  if (status >= 500) return `answered HTTP ${status} to ${shown}`
  // Only the envelope's own: what is listed may be an answer that another company's server gave.
  if (/^\{"status":5\d\d/.test(text)) return `answered ${text.slice(0, 200)} to ${shown}`
  if (tellsInside(text)) return `told about its inside to ${shown}: ${text.slice(0, 200)}`
  if (ms > (WAITS_OUTSIDE_MS[operation.path] ?? SLOWEST_MS)) return `took ${Math.round(ms)} ms for ${shown}`
  return null
}

/** Nonsense goes into the body, or for a GET into the query. */
function placed(operation: Operation, bad: BadRequest): { path: string; body: string | Uint8Array | undefined } {
  if (operation.method === 'POST') return { path: operation.path, body: bad.body }
  const text = String(bad.body)
    .slice(0, 2_000)
    .replace(/\p{Surrogate}/gu, '?')
  return { path: `${operation.path}?q=${encodeURIComponent(text)}&${fieldsOf(text)}`, body: undefined }
}

function fieldsOf(text: string): string {
  try {
    return new URLSearchParams(
      Object.entries(JSON.parse(text) as object).map(([name, value]) => [name, String(value)] as [string, string]),
    ).toString()
  } catch {
    return ''
  }
}
