import { Clock } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Frame } from '@coverwright/ui/shell'
import { Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useMe } from '../platform/me'
import { usePlace } from '../platform/place'
import { deviceStorage } from '../platform/storage'
import { useScreens } from '../platform/routes'
import { crumbsOf } from './crumbs'
import { GuideHost } from './guide-host'
import { useLiveLine } from './live-line'
import { railPlaces } from './rail-places'
import { useCompanyLook } from './use-company-look'
import { useFrameNotices } from './use-frame-notices'
import { useHelp } from './use-help'
import { usePaletteSources } from './use-palette-sources'
import { usePersonMenu } from './use-person-menu'

/** The screens that stand inside the frame. */
export function Shell() {
  return (
    <ShellAround>
      <Outlet />
    </ShellAround>
  )
}

/** Whatever the frame tells of days and hours is the company's, its notices and the command palette too. */
export function ShellAround({ children }: { children: ReactNode }) {
  return (
    <Clock value={useMe().company}>
      <FrameAround>{children}</FrameAround>
    </Clock>
  )
}

function FrameAround({ children }: { children: ReactNode }) {
  const me = useMe()
  const screens = useScreens()
  const { pathname } = useLocation()
  const screen = screens.find(({ path }) => path === pathname)
  const place = usePlace()
  const groups = useTexts('frame')
  const titles = useTexts('routes')
  useLiveLine()
  const places = useMemo(
    () => railPlaces(screens, me.permissions, { groups, titles }),
    [screens, me.permissions, groups, titles],
  )
  return (
    <Frame
      company={useCompanyLook(me.company)}
      {...places}
      path={pathname}
      under={screen?.under}
      crumbs={crumbsOf({ company: me.company.name, screen, place }, titles)}
      person={usePersonMenu(me)}
      help={useHelp()}
      sources={usePaletteSources(me)}
      notices={useFrameNotices()}
      memory={railMemory}
    >
      {children}
      <GuideHost />
    </Frame>
  )
}

const railMemory = {
  read: (key: string) => deviceStorage.getItem(key),
  write: (key: string, value: string) => deviceStorage.setItem(key, value),
}
