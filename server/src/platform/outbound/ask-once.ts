import { Agent, type ClientRequest, type IncomingMessage, request as askHttp, type RequestOptions } from 'node:http'
import { Agent as SecureAgent, request as askHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { HostAddress } from './judge-host'
import { OutboundFailure } from './outbound-failure'
import type { Target } from './read-target'

export type Exchange = {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export type RawAnswer = { readonly status: number; readonly location: string | null; readonly text: string }

export type Bounds = { readonly signal: AbortSignal; readonly mostBytes: number }

/** Agents of our own: none of the process's proxies, and no connection is kept for the next name to come. */
const AGENTS = { 'http:': new Agent({ keepAlive: false }), 'https:': new SecureAgent({ keepAlive: false }) }

const MOST_HEADER_BYTES = 16_384

/** One request to exactly the addresses that were judged: the name is not looked up a second time. */
export function askOnce(target: Target, judged: readonly HostAddress[], exchange: Exchange, bounds: Bounds) {
  const fail = (error: unknown): never => {
    throw failureOf(error, target.host)
  }
  return exchangeOnce(target, judged, exchange, bounds).catch(fail)
}

function exchangeOnce(target: Target, judged: readonly HostAddress[], exchange: Exchange, bounds: Bounds) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const options: RequestOptions = {
      method: exchange.method,
      agent: AGENTS[target.url.protocol as keyof typeof AGENTS],
      lookup: onlyJudged(judged),
      ...(target.standInPort === undefined ? {} : { port: target.standInPort }),
      headers: { accept: '*/*', ...ownHeaders(exchange), 'accept-encoding': 'identity', connection: 'close' },
      signal: bounds.signal,
      maxHeaderSize: MOST_HEADER_BYTES,
    }
    const ask = target.url.protocol === 'https:' ? askHttps : askHttp
    const sent: ClientRequest = ask(withoutDot(target), options, (answer) => {
      readText(answer, bounds.mostBytes, target.host).then(
        (text) => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null, text }),
        (error: unknown) => (sent.destroy(), reject(error)),
      )
    })
    sent.on('error', reject)
    sent.end(exchange.body ?? undefined)
  })
}

/** What belongs to the connection is not for the caller to say: a Host of their own would reach a neighbour. */
const NOT_THEIRS =
  /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|cookie|proxy-.*|x-forwarded-.*|forwarded)$/i

const ownHeaders = ({ headers }: Exchange) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_THEIRS.test(name)))

/** `example.com.` is `example.com`; certificates and virtual hosts know only the latter. */
function withoutDot({ url }: Target): URL {
  const plain = new URL(url)
  plain.hostname = url.hostname.replace(/\.+$/, '')
  return plain
}

function onlyJudged(judged: readonly HostAddress[]): LookupFunction {
  return (_host, options, answer) => {
    const wanted = judged.filter(({ family }) => !options.family || options.family === family)
    const [first] = wanted
    if (!first) return answer(new OutboundFailure('nameUnknown'), '', 0)
    if (options.all) return answer(null, [...wanted])
    answer(null, first.address, first.family)
  }
}

/** Compressed answers were not asked for and are not taken: a few bytes of them can become gigabytes. */
async function readText(answer: IncomingMessage, mostBytes: number, host: string): Promise<string> {
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new OutboundFailure('encoded', host)
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > mostBytes) throw new OutboundFailure('tooLarge', host)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function failureOf(error: unknown, host: string): OutboundFailure {
  if (error instanceof OutboundFailure) return error
  const { name = '', code = '' } = error as { name?: string; code?: string }
  if (name === 'AbortError' || name === 'TimeoutError') return new OutboundFailure('timedOut', host)
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return new OutboundFailure('notTrusted', host)
  if (code === 'HPE_HEADER_OVERFLOW') return new OutboundFailure('tooLarge', host)
  return new OutboundFailure('notReached', host)
}
