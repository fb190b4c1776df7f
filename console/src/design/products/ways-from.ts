import type { ScreenPath } from '../../platform/routes'
import { settingsOf } from './use-product'

/** The screens that rate a product together, in the order in which they are set up. */
const ways = [
  { key: 'tables', path: '/setting-page/pricing' },
  { key: 'recipe', path: '/setting-page/recipe' },
  { key: 'tests', path: '/setting-page/tests' },
  { key: 'impact', path: '/setting-page/impact' },
  { key: 'underwriting', path: '/setting-page/underwriting' },
] as const satisfies readonly { key: string; path: ScreenPath }[]

/** Here the draft itself is changed: what the book is asked is the draft against what is sold. */
const drafted: readonly string[] = ['/setting-page/recipe', '/setting-page/underwriting']

type Way = { readonly key: (typeof ways)[number]['key']; readonly href: string }

/** From one of these screens to all others that are there; from any other screen none. */
export function waysFrom(here: string, productId: string, built: readonly { readonly path: string }[]): Way[] {
  if (!ways.some(({ path }) => path === here)) return []
  return ways
    .filter(({ path }) => path !== here && built.some((screen) => screen.path === path))
    .map(({ key, path }) => {
      const isOfDraft = key === 'impact' && drafted.includes(here)
      return { key, href: `${settingsOf(productId, path)}${isOfDraft ? '&tried=draft' : ''}` }
    })
}
