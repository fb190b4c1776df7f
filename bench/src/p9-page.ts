import { fileURLToPath } from 'node:url'
import { renderPage } from '@coverwright/player/prerender'
import { NO_BRAND } from '@coverwright/rules/design/products'
import autocannon from 'autocannon'
import fastify from 'fastify'
import { compilePage } from '../../server/src/release/publishing/compile-page'
import { mountPages } from '../../server/src/release/publishing/mount-storefront'
import { readStorefrontBuild } from '../../server/src/release/publishing/storefront-build'
import { travelLight } from '../../server/src/release/publishing/travel-light'
import { type Figure, interleave } from './measure'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const ROUNDS = 5
const SECONDS = 2
const GOAL = 2

/** P9: a published page against the same page rendered by React for each view, same server, same machine, interleaved. */
export async function measurePage(): Promise<Figure> {
  const build = readStorefrontBuild(ROOT)
  if (!build) throw new Error('The storefront is not built')
  const hash = '0'.repeat(64)
  const asked = { body: travelLight, hash, slug: 'travel-light', language: 'en_us' as const, build, day: 20_000 }
  const http = fastify()
  const compiled = compilePage(asked)
  const standing = {
    ...{ company: '', productId: '', shellId: '', hash, body: travelLight, brand: NO_BRAND, canary: null },
    ...{ environment: 'live' as const, tokenHash: null, expiry: { expiresOn: null, autoRenew: false } },
    settings: { seoTitle: '', seoDescription: '', languages: [] },
  }
  const cache = { standing: async () => standing, page: () => compiled, journey: async () => null }
  mountPages(http, cache, build, () => false)
  // Not even pressed, which would only slow it further: what is compared is the rendering.
  http.get('/rendered', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderPage({ ...asked, journeyAddress: '/journey.json' }).html),
  )
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  const rateOf = async (path: string) => {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'en-US' }
    const { requests, non2xx } = await autocannon({ url: url + path, connections: 16, duration: SECONDS, headers })
    if (non2xx > 0) throw new Error(`${path} failed ${non2xx} times`)
    return requests.average
  }
  const { ours, peer } = await interleave(
    ROUNDS,
    () => rateOf('/p/travel-light'),
    () => rateOf('/rendered'),
  )
  await http.close()
  const ratio = ours / peer
  const perSecond = (rate: number) => `${Math.round(rate)}/s`
  return {
    name: 'P9 published page',
    ours: perSecond(ours),
    peer: perSecond(peer),
    ratio,
    goal: `>= ${GOAL}`,
    holds: ratio >= GOAL,
  }
}
