import type { T } from '@coverwright/ui/locales'
import type { Crumb } from '@coverwright/ui/shell'
import { knownRoute, type Screen } from '../routes'

/** A screen that belongs to another hangs under it. */
const hubs = [
  { over: ['/setting/'], path: '/setting', title: 'title.setting' },
  { over: ['/batch-invite'], path: '/users', title: 'title.users' },
  { over: ['/setting-page', '/bodyDataSet', '/setData'], path: '/project', title: 'title.project' },
]

/** Company, then the hub that an area belongs to, then where we are. */
export function crumbsOf(company: string, path: string, screens: readonly Screen[], titles: T): Crumb[] {
  const isBuilt = (wanted: string) => screens.some((screen) => screen.path === wanted)
  const here = { label: titles(isBuilt(path) ? (knownRoute(path)?.title ?? '') : 'title.not-found') }
  const hub = hubs.filter(({ over, path: href }) => isBuilt(href) && over.some((start) => path.startsWith(start)))
  return [
    { label: company, href: '/home' },
    ...hub.map(({ path: href, title }) => ({ label: titles(title), href })),
    here,
  ]
}
