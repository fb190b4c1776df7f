import { askOnce, type Exchange, type RawAnswer } from './ask-once'
import { judgeHost, type Resolve } from './judge-host'
import { OutboundFailure } from './outbound-failure'
import { readTarget, type Target, type TargetTerms } from './read-target'

const MOST_REDIRECTS = 3
/** Each may hold an answer of full size in memory. One company's slow systems leave room for those of the others. */
const MOST_AT_ONCE = 96
const MOST_OF_ONE = 32

export type OutsideRequest = Exchange & { readonly url: string; readonly timeLimitMs: number }

export type OutboundTerms = TargetTerms & {
  readonly mostBytes: number
  /** Whose request it is: nobody takes all places. */
  readonly whose: string
  readonly resolve?: Resolve
}

export type OutsideAnswer = Omit<RawAnswer, 'location'>

let running = 0
const runningOf = new Map<string, number>()

/**
 * The one way out of the server to an address that somebody typed in. Only http and https, only to public addresses
 * (or to hosts that the operator named), without cookies and proxies, bounded in time, size and redirects.
 */
export async function askOutside(request: OutsideRequest, terms: OutboundTerms): Promise<OutsideAnswer> {
  const theirs = runningOf.get(terms.whose) ?? 0
  if (running >= MOST_AT_ONCE || theirs >= MOST_OF_ONE) throw new OutboundFailure('busy')
  running++
  runningOf.set(terms.whose, theirs + 1)
  const stopper = new AbortController()
  const timer = setTimeout(() => stopper.abort(), request.timeLimitMs)
  try {
    return await follow(request, terms, stopper.signal)
  } finally {
    clearTimeout(timer)
    running--
    leave(terms.whose)
  }
}

function leave(whose: string) {
  const left = (runningOf.get(whose) ?? 1) - 1
  if (left > 0) runningOf.set(whose, left)
  else runningOf.delete(whose)
}

/** Each hop is read and judged like the first one; the library's own following of redirects is never used. */
async function follow(request: OutsideRequest, terms: OutboundTerms, signal: AbortSignal): Promise<OutsideAnswer> {
  let target = readTarget(request.url, terms)
  let exchange: Exchange = { method: request.method, headers: request.headers, body: request.body }
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const judged = await inTime(judgeHost(target, terms.resolve), signal, target.host)
    const answer = await askOnce(target, judged, exchange, { signal, mostBytes: terms.mostBytes })
    if (!isRedirect(answer)) return { status: answer.status, text: answer.text }
    const next = readTarget(whereTo(answer, target), terms)
    if (target.url.protocol === 'https:' && next.url.protocol === 'http:')
      throw new OutboundFailure('redirectDowngraded', next.host)
    exchange = afterRedirect(exchange, answer.status, target.url.origin === next.url.origin)
    target = next
  }
  throw new OutboundFailure('tooManyRedirects', target.host)
}

const isRedirect = (answer: RawAnswer) => [301, 302, 303, 307, 308].includes(answer.status) && answer.location !== null

function whereTo({ location }: RawAnswer, from: Target): URL {
  try {
    return new URL(location ?? '', from.url)
  } catch {
    throw new OutboundFailure('notAnAddress', from.host)
  }
}

/** Headers may hold keys: they go to the origin that they were written for and to no other. */
function afterRedirect(exchange: Exchange, status: number, isSameOrigin: boolean): Exchange {
  const headers = isSameOrigin ? exchange.headers : {}
  const keepsMethod = status === 307 || status === 308 || exchange.method === 'GET'
  if (!keepsMethod) return { method: 'GET', headers, body: null }
  const type = exchange.body !== null && exchange.headers['content-type']
  return { ...exchange, headers: type ? { ...headers, 'content-type': type } : headers }
}

/** A resolver has no time limit of its own. */
function inTime<Result>(work: Promise<Result>, signal: AbortSignal, host: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new OutboundFailure('timedOut', host))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
