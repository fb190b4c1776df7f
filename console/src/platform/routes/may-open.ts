import { session, type Who, whoIs } from '../session'
import { guardRedirect } from './guard'
import { allRoutes, type RouteEntry, type ScreenPath } from './route-table'
import type { Screen } from './screen'

const entries = new Map<string, RouteEntry<ScreenPath>>(allRoutes.map((route) => [route.path, route]))

export function routeOf(path: ScreenPath): RouteEntry<ScreenPath> {
  const entry = entries.get(path)
  if (!entry) throw new Error(`${path} is not in the route table`)
  return entry
}

export const knownRoute = (path: string) => entries.get(path)

/** Whether menus may lead this person to a screen: what its guard and its permission say. */
export function mayOpen(screen: Screen, held: readonly string[], who: Who = whoIs(session)): boolean {
  if (guardRedirect(routeOf(screen.path), who)) return false
  return !screen.needs || held.includes(screen.needs)
}
