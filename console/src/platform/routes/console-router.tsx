import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import { toast } from '@coverwright/ui/toast'
import type { ReactNode } from 'react'
import { loadMe } from '../me'
import { borrowSession, keepGoingTo, session, whoIs } from '../session'
import { wordsOfCode } from '../words'
import { guardRedirect, homeReason, phoneRedirect } from './guard'
import { isPhone } from './is-phone'
import { knownRoute } from './may-open'
import { allRoutes, type RouteEntry } from './route-table'
import { framed, type Screen } from './screen'
import { parseSearch, stringifySearch } from './search'

/** What surrounds the screens; drawn by the frame, which this file need not know. */
export type Surroundings = {
  Root: (props: { children: ReactNode }) => ReactNode
  Shell: RouteComponent
  /** Around the editors, which have the whole screen. */
  FullScreen: RouteComponent
  /** A screen in the shell was let through and is being loaded, the shell too where it is not there yet. */
  onShellAhead: () => void
  /** A path of the frame whose screen is not built. */
  NotFound: () => ReactNode
  /** Any other path that leads nowhere. */
  Lost: () => ReactNode
  /** A screen that exists and is not this person's. */
  Unauthorized: () => ReactNode
  Failed: (props: { error: unknown; reset: () => void }) => ReactNode
  Waiting: () => ReactNode
}

const go = (to: string) => redirect({ to, replace: true })

export function createConsoleRouter(screens: readonly Screen[], around: Surroundings) {
  const root = createRootRoute({
    component: () => (
      <around.Root>
        <Outlet />
      </around.Root>
    ),
    notFoundComponent: around.Lost,
    beforeLoad: async ({ location }) => {
      const elsewhere = phoneRedirect(location.pathname, isPhone(navigator))
      if (elsewhere) throw go(elsewhere)
      if (knownRoute(location.pathname)?.access !== 'public' || isDoor(location.pathname)) await borrowSession(session)
      await knowPowers()
    },
  })
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: around.Shell })
  const full = createRoute({ getParentRoute: () => root, id: 'full', component: around.FullScreen })
  const screenOf = new Map(screens.map((screen) => [screen.path as string, screen]))
  const routeIn = (where: Where) => (entry: RouteEntry) =>
    screenRoute(entry, where, screenOf.get(entry.path), around.Unauthorized)

  const inShell = allRoutes.filter(({ access }) => access === 'session' || access === 'designer')
  const editors = allRoutes.filter(({ access }) => access === 'editor')
  const bare = allRoutes.filter(({ access }) => access === 'public')
  const index = createRoute({
    getParentRoute: () => root,
    path: '/index',
    beforeLoad: () => {
      throw go('/home')
    },
  })
  shell.addChildren(
    byPath(inShell, routeIn({ parent: shell, Unbuilt: around.NotFound, onLetThrough: around.onShellAhead })),
  )
  full.addChildren(byPath(editors, routeIn({ parent: full, Unbuilt: around.Lost })))
  root.addChildren({ shell, full, index, ...byPath(bare, routeIn({ parent: root, Unbuilt: around.Lost })) })

  return createRouter({
    routeTree: root,
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    defaultErrorComponent: around.Failed,
    defaultPendingComponent: around.Waiting,
    defaultPendingMs: 200,
    defaultPreload: false,
  })
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

const byPath = (entries: RouteEntry[], routeFor: (entry: RouteEntry) => AnyRoute): Record<string, AnyRoute> =>
  Object.fromEntries(entries.map((entry) => [entry.path, routeFor(entry)]))

type Where = { parent: AnyRoute; Unbuilt: () => ReactNode; onLetThrough?: () => void }

function screenRoute(
  entry: RouteEntry,
  { parent, Unbuilt, onLetThrough }: Where,
  screen: Screen | undefined,
  Unauthorized: Surroundings['Unauthorized'],
): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: entry.path,
    beforeLoad: ({ location }) => {
      const who = whoIs(session)
      const elsewhere = guardRedirect(entry, who)
      if (elsewhere === '/') keepGoingTo(location.href)
      const why = homeReason(entry, who)
      if (why) toast({ text: wordsOfCode(why) ?? why })
      if (elsewhere) throw go(elsewhere)
      onLetThrough?.()
    },
    component: screen ? lazyRouteComponent(() => framed(screen, Unauthorized), 'Framed') : Unbuilt,
  })
}

/** Public paths where somebody who is signed in in another tab means to be in; the others are about somebody else too. */
const isDoor = (path: string) => ['/', '/log-in', '/support-desk', '/setting/reviews'].includes(path)

/** A token without its powers came from a cookie, an address or another tab: the guard has to know them before it decides. */
async function knowPowers() {
  if (session.hasToken() && !session.read('PowerList')) await loadMe().catch(() => undefined)
}
