import type { T } from '@coverwright/ui/locales'
import type { Crumb } from '@coverwright/ui/shell'
import { knownRoute, type Screen } from '../routes'

/** Company, then the hub that an area belongs to, then where we are. */
export function crumbsOf(company: string, path: string, screens: readonly Screen[], titles: T): Crumb[] {
  const isBuilt = (wanted: string) => screens.some((screen) => screen.path === wanted)
  const here = { label: titles(isBuilt(path) ? (knownRoute(path)?.title ?? '') : 'title.not-found') }
  const hub =
    path.startsWith('/setting/') && isBuilt('/setting') ? [{ label: titles('title.setting'), href: '/setting' }] : []
  return [{ label: company, href: '/home' }, ...hub, here]
}
