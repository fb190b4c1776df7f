import { fileURLToPath } from 'node:url'
import { MOST_TIMES_BARE, storefrontSizes } from '../../scripts/check-storefront-size.mjs'
import { compilePage, FIRST_FLIGHT_BYTES } from '../../server/src/release/publishing/compile-page'
import { readStorefrontBuild } from '../../server/src/release/publishing/storefront-build'
import { travelLight } from '../../server/src/release/publishing/travel-light'
import type { Figure } from './measure'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** P8: HTML and critical CSS in one flight; script at most 1.5 times a bare React root. */
export async function measureSizes(): Promise<Figure[]> {
  const { script, bareRoot } = await storefrontSizes()
  const build = readStorefrontBuild(ROOT)
  if (!build) throw new Error('The storefront is not built')
  const hash = '0'.repeat(64)
  const pages = await Promise.all(
    travelLight.languages.map((language) =>
      compilePage({ body: travelLight, hash, slug: 'travel-light', language, build, day: 20_000 }),
    ),
  )
  const largest = Math.max(...pages.map(({ br }) => br.length))
  return [
    {
      name: 'P8 first page',
      ours: `${largest} B`,
      peer: `${FIRST_FLIGHT_BYTES} B`,
      ratio: largest / FIRST_FLIGHT_BYTES,
      goal: '<= 1',
      holds: largest <= FIRST_FLIGHT_BYTES,
    },
    {
      name: 'P8 storefront script',
      ours: `${script} B`,
      peer: `${bareRoot} B`,
      ratio: script / bareRoot,
      goal: `<= ${MOST_TIMES_BARE}`,
      holds: script <= bareRoot * MOST_TIMES_BARE,
    },
  ]
}
