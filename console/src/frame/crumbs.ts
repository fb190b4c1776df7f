import type { T } from '@coverwright/ui/locales'
import type { Crumb } from '@coverwright/ui/shell'
import type { Place } from '../platform/place'
import { knownRoute, type Screen } from '../platform/routes'

/** A screen that belongs to another hangs under it; the first that fits counts. */
const hubs = [
  { over: ['/setting/policy-numbers'], path: '/project', title: 'title.project' },
  { over: ['/setting/'], path: '/setting', title: 'title.setting' },
  { over: ['/apiConnector'], path: '/apiList', title: 'title.apiList' },
  { over: ['/batch-invite'], path: '/users', title: 'title.users' },
  { over: ['/setting-page', '/bodyDataSet', '/setData'], path: '/project', title: 'title.project' },
]
const PRODUCT_HUB = '/setting-page'

/** The place that a screen belongs to, whoever has no place of its own. */
export const hubOf = (path: string) => hubs.find(({ over }) => over.some((start) => path.startsWith(start)))

type Where = { company: string; path: string; place: Place | null; screens: readonly Screen[] }

/** Company, then the hub that an area belongs to, then what it is about, then where we are. */
export function crumbsOf({ company, path, place, screens }: Where, titles: T): Crumb[] {
  const isBuilt = (wanted: string) => screens.some((screen) => screen.path === wanted)
  const hub = hubOf(path)
  const here = { label: titles(isBuilt(path) ? (knownRoute(path)?.title ?? '') : 'title.not-found') }
  return [
    { label: company, href: '/home' },
    ...(hub && isBuilt(hub.path) ? [{ label: titles(hub.title), href: hub.path }] : []),
    ...(place ? [place] : []),
    ...(place && path === PRODUCT_HUB ? [] : [here]),
  ]
}
