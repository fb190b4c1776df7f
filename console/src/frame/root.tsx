import { useTexts } from '@coverwright/ui/locales'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { keepEarlyPalette } from '@coverwright/ui/early-palette'
import { later } from '@coverwright/ui/later'
import { pageTitle, usePlace } from '../platform/place'
import { knownRoute } from '../platform/routes'
import { session } from '../platform/session'
import { SessionDialogs } from './session-dialogs'
import { useIsMaintained } from './use-maintenance'

const MaintenanceNotice = later(() => import('./maintenance-notice').then((part) => part.MaintenanceNotice))

/** What every path has around it: the page's title, the dialogs, and the notice that can stand in for all of them. */
export function Root({ children }: { children: ReactNode }) {
  const isMaintained = useIsMaintained()
  usePageTitle()
  useEffect(() => keepEarlyPalette(session.hasToken), [])
  return (
    <>
      {/* A boundary of its own for each: what was there goes, and is not merely hidden until the notice has come. */}
      <Suspense key={String(isMaintained)} fallback={null}>
        {isMaintained ? <MaintenanceNotice /> : children}
      </Suspense>
      <SessionDialogs />
    </>
  )
}

function usePageTitle() {
  const t = useTexts('routes')
  const { pathname } = useLocation()
  const title = pageTitle(pathname, t(knownRoute(pathname)?.title ?? 'title.not-found'), usePlace())
  useEffect(() => {
    document.title = title
  }, [title])
}
