import { TimeZone } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Frame } from '@coverwright/ui/shell'
import { Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useMe } from '../platform/me'
import { deviceStorage } from '../platform/storage'
import { useScreens } from '../routes'
import { crumbsOf } from './crumbs'
import { railPlaces } from './rail-places'
import { useCompanyLook } from './use-company-look'
import { useFrameNotices } from './use-frame-notices'
import { useHelp } from './use-help'
import { useLiveLine } from './use-live-line'
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

export function ShellAround({ children }: { children: ReactNode }) {
  const me = useMe()
  const screens = useScreens()
  const { pathname } = useLocation()
  const groups = useTexts('frame')
  const titles = useTexts('routes')
  useLiveLine()
  const places = useMemo(
    () => railPlaces(screens, me.permissions, { groups, titles }),
    [screens, me.permissions, groups, titles],
  )
  return (
    <TimeZone value={me.company.timeZone}>
      <Frame
        company={useCompanyLook(me.company)}
        {...places}
        path={pathname}
        crumbs={crumbsOf(me.company.name, pathname, screens, titles)}
        person={usePersonMenu(me)}
        help={useHelp()}
        sources={usePaletteSources(me)}
        notices={useFrameNotices()}
        memory={railMemory}
      >
        {children}
      </Frame>
    </TimeZone>
  )
}

const railMemory = {
  read: (key: string) => deviceStorage.getItem(key),
  write: (key: string, value: string) => deviceStorage.setItem(key, value),
}
