import { fork } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { productOperations } from '@coverwright/contract/design/products'
import { publishingOperations, shellOperations } from '@coverwright/contract/release/publishing'
import { permissions } from '@coverwright/rules/company/members'
import type { Body } from '@coverwright/rules/design/products'
import { media } from '../../server/src/company/media'
import { openProduct, productsRoom } from '../../server/src/design/products'
import { startTestServer, testSessions, type TestServer } from '../../server/src/platform/testing'
import { publishingRoom } from '../../server/src/release/publishing'
import { travelLight } from '../../server/src/release/publishing/travel-light'
import { travelLightGuide, travelLightPrice } from '../../server/src/release/publishing/travel-light-price'
import { openBenchDatabase, startBenchCluster } from './bench-server'
import { type Figure, median } from './measure'
import type { VisitLoad, VisitResult } from './visits'

const SWAPS = 100
const AT_ONCE = 8
const PUBLISHES = 5

/**
 * P16 and R18: a product is published, then swapped and rolled back a hundred times while visitors come without a pause.
 * A change counts as done once the page shows it. Every visit, first page and journey, must be answered whole.
 */
export async function measureSwaps(): Promise<Figure[]> {
  const cluster = await startBenchCluster()
  const db = await openBenchDatabase(cluster, 'swaps')
  const people = testSessions()
  const rooms = [productsRoom, publishingRoom(), media]
  const server = await startTestServer({ db: { ...db, close: db.close }, rooms, sessions: people.sessions })
  try {
    const shop = await openShop(server, people)
    const publishMs: number[] = []
    for (let n = 0; n < PUBLISHES; n++) publishMs.push(await shop.publish(`Trip ${n}`))
    const visitors = comeAndGo({ url: server.url, path: shop.path, atOnce: AT_ONCE })
    const [swapMs, backMs]: [number[], number[]] = [[], []]
    for (let n = 0; n < SWAPS / 2; n++) {
      swapMs.push(await shop.swap())
      backMs.push(await shop.rollBack())
    }
    const { visits, failed } = await visitors.stop()
    return [
      figure('P16 publish', publishMs, 5_000),
      figure('P16 swap', swapMs, 1_000),
      figure('P16 roll back', backMs, 1_000),
      {
        name: 'R18 visits lost during swaps under load',
        ours: `${failed} of ${visits} visits in ${SWAPS} swaps`,
        peer: '0',
        ratio: failed,
        goal: '0',
        holds: failed === 0 && visits > SWAPS,
      },
    ]
  } finally {
    await server.close()
    await db.close()
    await cluster.stop()
  }
}

/** The median, as other figures have it; the longest stands beside it. */
const figure = (name: string, times: readonly number[], limit: number): Figure => {
  const [usual, longest] = [median(times), Math.max(...times)]
  return {
    name,
    ours: `${Math.round(usual)} ms (longest of ${times.length} ${Math.round(longest)})`,
    peer: `${limit} ms`,
    ratio: usual / limit,
    goal: 'at most 1',
    holds: usual <= limit,
  }
}

/** One product with prices, its publisher, and how long each of their steps takes until the page shows it. */
async function openShop(server: TestServer, people: ReturnType<typeof testSessions>) {
  const [company, slug] = [randomUUID(), 'bench-trip']
  const as = people.open(await server.openBrowser(), company, permissions)
  const body: Body = { ...travelLight, pricing: travelLightPrice, underwriting: travelLightGuide }
  const about = { name: 'Travel Light', description: '', size: 'simple', insuranceType: 'travel' } as const
  const { id: productId } = await server.within(company, (ctx) =>
    openProduct(ctx, {
      ...{ ...about, currency: 'HKD', languages: ['en_us'], timeZone: 'Asia/Hong_Kong', ownerId: null, body },
    }),
  )
  const { publishBody, mountRelease } = publishingOperations
  const releases: { hash: string; title: string }[] = []
  const until = async (started: number, title: string) => {
    while (!(await (await server.raw(`/p/${slug}`)).text()).includes(`>${title}<`));
    return performance.now() - started
  }
  const newest = (back: number) => releases.at(-1 - back) as (typeof releases)[number]
  return {
    path: `/p/${slug}`,
    async publish(title: string) {
      if (releases.length > 0) await server.call(productOperations.editCopy, { productId }, { as })
      const opened = (await server.call(productOperations.get, { id: productId }, { as })).data!
      const next = titled(opened.body.body, title)
      await server.call(
        productOperations.saveBody,
        { productId, baseRevision: opened.body.revision, body: next },
        { as },
      )
      const started = performance.now()
      const published = await server.call(publishBody, { productId, slug }, { as })
      if (!published.data) throw new Error(published.message)
      releases.push({ hash: published.data.bodyHash, title })
      return until(started, title)
    },
    /** To the release before the newest, and back again with the next roll back. */
    async swap() {
      const { hash, title } = newest(1)
      const started = performance.now()
      const swapped = await server.call(mountRelease, { productId, slug, releaseHash: hash }, { as })
      if (!swapped.data) throw new Error(swapped.message)
      return until(started, title)
    },
    async rollBack() {
      const { rows } = (await server.call(publishingOperations.listShells, { productId }, { as })).data!
      const started = performance.now()
      await server.call(shellOperations.rollBack, { shellId: rows[0]?.id ?? '' }, { as })
      return until(started, newest(0).title)
    },
  }
}

const titled = (body: Body, title: string): Body => ({
  ...body,
  pages: body.pages.map((page, place) => (place === 0 ? { ...page, title: { ...page.title, en_us: title } } : page)),
})

/** Visitors in a process of their own, until they are told to stop. */
function comeAndGo(load: VisitLoad) {
  const child = fork(new URL('./visits.ts', import.meta.url), { serialization: 'advanced' })
  child.send(load)
  return {
    async stop(): Promise<VisitResult> {
      child.send('stop')
      const [result] = (await once(child, 'message')) as [VisitResult]
      child.kill()
      return result
    },
  }
}
