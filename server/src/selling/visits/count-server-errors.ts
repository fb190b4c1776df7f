import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBuyerToken } from '../../kernel'
import type { MountParts } from '../../platform/operations'
import type { Standing } from './standing-cache'
import { countOnRelease, releaseOfQuote } from './store'

/** Written down together after so long: a server in trouble is not asked to write for each of its failures. */
const FLUSH_MS = 2_000
/** More kinds of failures than this between two writes are one kind: the server is down. */
const MOST = 200
const HOUR_MS = 3_600_000
const HASH = /^[0-9a-f]{64}$/

type Failure = { readonly slug: string; readonly sent: Sent; count: number }
type Sent = { readonly bodyHash: string; readonly token: string }
type Parts = Pick<MountParts, 'inCompany' | 'now' | 'onServerError'>

/**
 * How often buyers were told 'Server error' on each shell, kept as counts. The page that a call came from says where; a
 * call can say what it likes, but it fails on our side and on no other.
 */
export function countServerErrors(
  http: FastifyInstance,
  parts: Parts,
  standingAt: (slug: string) => Promise<Standing | null>,
) {
  let waiting = new Map<string, Failure>()
  let timer: NodeJS.Timeout | null = null

  parts.onServerError((request) => {
    const slug = slugOf(request)
    if (slug) note(slug, sentIn(request))
  })
  http.addHook('onClose', async () => {
    if (timer) clearTimeout(timer)
    await flush()
  })

  function note(slug: string, sent: Sent) {
    const key = `${slug} ${sent.bodyHash} ${sent.token}`
    const known = waiting.get(key)
    if (known) known.count++
    else if (waiting.size < MOST) waiting.set(key, { slug, sent, count: 1 })
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
  }

  /** A database that is away takes nothing down now; what it missed is tried with the next failure. */
  async function flush() {
    timer = null
    const failures = waiting
    waiting = new Map()
    for (const [key, failure] of failures)
      await keep(failure).catch(() => {
        if (waiting.size < MOST) waiting.set(key, failure)
      })
  }

  async function keep({ slug, sent, count }: Failure) {
    const standing = await standingAt(slug)
    if (!standing || standing.environment !== 'live') return
    const { company, shellId } = standing
    const hour = Math.floor(parts.now().getTime() / HOUR_MS)
    await parts.inCompany(company, async (db) => {
      const token = readBuyerToken(sent.token)
      const isTheirs = token?.company === company
      const quoted = isTheirs ? await releaseOfQuote({ db, company }, token.tokenHash) : ''
      const releaseHash = sent.bodyHash || quoted
      await countOnRelease({ db, company }, { hour, shellId, releaseHash, event: 'serverError', count })
    })
  }
}

/** Of the page itself, or of the page that called. */
function slugOf({ url, headers }: FastifyRequest): string | null {
  const referer = String(headers.referer ?? '')
  const path = url.startsWith('/p/') ? url : URL.canParse(referer) ? new URL(referer).pathname : ''
  return /^\/p\/([a-z0-9-]{1,80})(?=[/?#]|$)/.exec(path)?.[1] ?? null
}

/** What a call of a buyer says of its release: the body that is walked through, or the link of the quote. */
function sentIn({ body }: FastifyRequest): Sent {
  const nothing = { bodyHash: '', token: '' }
  try {
    const { bodyHash, token } = JSON.parse(String(body)) as Record<string, unknown>
    return {
      bodyHash: typeof bodyHash === 'string' && HASH.test(bodyHash) ? bodyHash : '',
      token: typeof token === 'string' ? token : '',
    }
  } catch {
    return nothing
  }
}
