import type { T } from '@coverwright/ui/locales'
import type { Crumb } from '@coverwright/ui/shell'
import type { Place } from '../platform/place'
import { routeOf, type Screen } from '../platform/routes'

type Where = { company: string; screen: Screen | undefined; place: Place | null }

/** Company, then the screen above, then what this one is about, then where we are. */
export function crumbsOf({ company, screen, place }: Where, titles: T): Crumb[] {
  const home = { label: company, href: '/home' }
  if (!screen) return [home, { label: titles('title.not-found') }]
  const { path, under } = screen
  const isPlace = place?.href.split('?')[0] === path
  return [
    home,
    ...(under ? [{ label: titles(routeOf(under).title), href: under }] : []),
    ...(place ? [place] : []),
    ...(isPlace ? [] : [{ label: place?.thing ?? titles(routeOf(path).title) }]),
  ]
}
