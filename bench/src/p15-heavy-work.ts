import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { identityOperations } from '@coverwright/contract/company/identity'
import { pricingOperations } from '@coverwright/contract/rating/pricing'
import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations } from '@coverwright/contract/release/publishing'
import { demoCompanies } from '../../server/src/demo'
import { stepBack } from '../../server/src/kernel'
import { requestOf } from '../../server/src/platform/testing'
import { callsTo } from '../../server/src/platform/testing/test-calls'
import { spawnServer } from '../../server/src/platform/testing/spawn-server'
import { atRest } from './at-rest'
import { sizeOf } from './bench-till'
import type { Console } from './bring-in-sheet'
import type { HeavyDesk } from './heavy-desk'
import type { LoadRequest } from './load'
import { type Figure, median } from './measure'
import type { Stream, TimedLoad, TimedResult } from './timed-load'
import { hashOnSale, tripQuote } from './travel-light'

const ROUNDS = sizeOf('rounds', 5)
const ROWS = sizeOf('rows', 100_000)
const QUOTES_PER_SECOND = 50
const SIGN_INS_PER_SECOND = sizeOf('signins', 20)
const POLICIES_A_ROUND = sizeOf('policies', 10)
const DOCUMENTS_A_POLICY = 2
/** The sender is loaded and has opened its connections; what is measured is the work beside it, not its own start. */
const WARM_UP_MS = 3_000
const AHEAD = -15
const QUIET_MS = 10_000
/** More than any phase needs. */
const LONGEST_SECONDS = 60
const BARE: LoadRequest = { method: 'POST', path: '/bare', headers: { 'content-type': 'application/json' }, body: '{}' }
const [EMAIL, PASSWORD] = ['primary@harbour.example', 'heavy-work-goes-elsewhere']
const SETTINGS = {
  DEMO_PASSWORD: PASSWORD,
  RATE_LIMIT_PER_MINUTE: '1000000',
  OVERLOAD_DELAY_MS: '60000',
  LOG_LEVEL: 'error',
  DEMO_BOOK_DAYS: '20',
}

/**
 * P15: quotes over HTTP by the clock, from another process, against the real server on a disk of its own: alone, and while
 * 100,000 rows are brought in, 20 people a second sign in and the documents of ten policies are drawn, two each. Once as
 * a buyer asks, of a product that is for sale; once as somebody at a desk tries a draft. A bare route in a process of its own
 * is asked as often in the same seconds: what becomes slower there is slower for anybody on such a machine.
 */
export async function measureHeavyWork(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-p15-'))
  chmodSync(folder, 0o755)
  const server = spawnServer({ DATA_DIR: folder, ...SETTINGS })
  const bare = fork(new URL('./bare-route.ts', import.meta.url))
  try {
    const { url } = await server.ready()
    await atRest(folder)
    bare.send(folder)
    const [bareUrl] = (await once(bare, 'message')) as [string]
    return await compare(url, bareUrl)
  } finally {
    bare.kill()
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

type Kind = 'buyer' | 'desk'
const SAYS: Readonly<Record<Kind, string>> = { buyer: "a buyer's quote", desk: 'a quote tried on a draft' }

async function compare(url: string, bareUrl: string): Promise<Figure[]> {
  const calls = callsTo(url, () => new Date())
  const desk: Console = { url, call: calls.call, as: await calls.signIn(EMAIL, PASSWORD) }
  const products = (await desk.call(productOperations.list, {}, { as: desk.as })).data?.rows ?? []
  const { quoted, other } = await findProducts(desk, products)
  const browser = await calls.openBrowser()
  const people = demoCompanies.flatMap((company) => company.people.map(({ email }) => email))
  const bodyHash = await hashOnSale(url)
  const ask: Record<Kind, (at: number) => LoadRequest> = {
    buyer: (at) => requestOf(publishingOperations.getOffer, tripQuote(bodyHash, at), { as: browser }),
    desk: (at) => requestOf(pricingOperations.simulate, quoted[at % quoted.length], { as: desk.as }),
  }
  const quotes = (kind: Kind, seconds: number): Stream[] => {
    const stream = { perSecond: QUOTES_PER_SECOND, places: 1 }
    const count = seconds * QUOTES_PER_SECOND
    return [
      { ...stream, url, requests: requests(count, ask[kind]) },
      { ...stream, url: bareUrl, requests: requests(count, () => BARE) },
    ]
  }
  const signIn = (at: number) => ({ email: people[at % people.length] as string, password: PASSWORD })
  const signIns = (): Stream => ({
    url,
    requests: requests(LONGEST_SECONDS * SIGN_INS_PER_SECOND, (at) =>
      requestOf(identityOperations.signIn, signIn(at), { as: browser }),
    ),
    perSecond: SIGN_INS_PER_SECOND,
    places: 100,
  })
  const times: Record<Kind, Times> = { buyer: noTimes(), desk: noTimes() }
  const heavy = await openDesk({
    url,
    email: EMAIL,
    password: PASSWORD,
    productId: other,
    rows: ROWS,
    policies: POLICIES_A_ROUND,
    documentsAPolicy: DOCUMENTS_A_POLICY,
  })
  for (const kind of KINDS) await phase(quotes(kind, 8), () => wait(2_000))
  let page = 1
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of KINDS) {
      times[kind].alone.push(await phase(quotes(kind, 20), () => wait(QUIET_MS)))
      const work = () => heavy.work(page++)
      times[kind].beside.push(await phase([...quotes(kind, LONGEST_SECONDS), signIns()], work))
    }
  heavy.close()
  return KINDS.map((kind) => figureOf(kind, times[kind]))
}

const KINDS = ['buyer', 'desk'] as const
/** What the calls of a phase took: ours, and the bare route's. */
type Took = { ours: number[]; bare: number[] }
type Times = { alone: Took[]; beside: Took[] }
const noTimes = (): Times => ({ alone: [], beside: [] })

/** The median of the rounds, as other figures have it: what the machine does to one round is not what usually happens. */
function figureOf(kind: Kind, { alone, beside }: Times): Figure {
  const growth = (whose: keyof Took) => {
    const rounds = alone.map((took, at) => ({ alone: p99(took[whose]), beside: p99((beside[at] as Took)[whose]) }))
    return {
      alone: median(rounds.map((round) => round.alone)),
      beside: median(rounds.map((round) => round.beside)),
      ratio: median(rounds.map((round) => round.beside / round.alone)),
      all: rounds.map((round) => (round.beside / round.alone).toFixed(2)).join(' '),
    }
  }
  const [ours, bare] = [growth('ours'), growth('bare')]
  return {
    name: `P15 p99 of ${SAYS[kind]} beside an import of ${ROWS} rows, ${POLICIES_A_ROUND * DOCUMENTS_A_POLICY} PDFs and ${SIGN_INS_PER_SECOND} sign-ins a second (rounds ${ours.all}; a bare route ${bare.all}, ${bare.beside.toFixed(1)} of ${bare.alone.toFixed(1)} ms)`,
    ours: `${ours.beside.toFixed(1)} ms`,
    peer: `${ours.alone.toFixed(1)} ms`,
    ratio: ours.ratio,
    goal: '<= 2',
    holds: ours.ratio <= 2,
  }
}

const requests = (count: number, make: (at: number) => LoadRequest) =>
  Array.from({ length: count }, (_, at) => make(at))

/** Customers of a product that has a price, and another product for the heavy work, whose questions take the sheet's words. */
async function findProducts({ as, call }: Console, products: readonly { id: string; name: string }[]) {
  for (const { id: productId } of products) {
    const made = await call(
      pricingOperations.makeCustomers,
      { productId, count: 50, seed: 15, versions: 'active' },
      { as },
    )
    const priced = (made.data?.customers ?? []).filter(({ yearly }) => yearly !== null)
    const other = products.find(({ id, name }) => id !== productId && name !== 'Travel Light')?.id
    if (priced.length < 10 || !other) continue
    const quoted = priced.map(({ addOns, answers, startDate }) => ({
      productId,
      answers,
      addOns,
      startDate,
      versions: 'active' as const,
    }))
    return { quoted, other }
  }
  throw new Error('no product of the demo has a price')
}

/** One at a desk of their own who gives the server its heavy work, behind everybody else here. */
async function openDesk(work: HeavyDesk) {
  const child = fork(new URL('./heavy-desk.ts', import.meta.url), { detached: true })
  stepBack(child.pid)
  const told = async (word: HeavyDesk | number) => {
    child.send(word)
    const [end] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [string | number]
    if (typeof end === 'number') throw new Error('the desk with the heavy work gave up')
  }
  await told(work)
  return { work: told, close: () => child.kill() }
}

/** What the first two streams' calls took while the work was done. */
async function phase(streams: Stream[], work: () => Promise<unknown>): Promise<Took> {
  const child = fork(new URL('./timed-load.ts', import.meta.url), { serialization: 'advanced', detached: true })
  goAhead(child.pid as number)
  try {
    child.send({ streams, warmUpMs: WARM_UP_MS } satisfies TimedLoad)
    await wait(WARM_UP_MS)
    await work()
    child.send('end')
    const [result] = (await once(child, 'message')) as [TimedResult]
    const refused = result.streams.flatMap((stream) => stream.refused)
    if (refused.length > 0) throw new Error(`${refused.length} calls were refused: ${refused[0]}`)
    const [ours = [], bare = []] = result.streams.map(({ ms }) => ms)
    return { ours, bare }
  } finally {
    child.kill()
  }
}

/** Callers have machines of their own: where we may, the sender waits for nobody here, or its own waits would be counted. */
function goAhead(pid: number) {
  try {
    setPriority(pid, AHEAD)
    writeFileSync(`/proc/${pid}/autogroup`, String(AHEAD))
  } catch {
    // Not everybody may; the figures are worse then, never better.
  }
}

const p99 = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)] as number
