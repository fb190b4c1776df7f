import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { useLocation } from '@tanstack/react-router'
import { routeOf, useScreens } from '../platform/routes'
import { openGuide } from './open-guide'

/** Where help is: the guide of the screen that is shown, and the screens that say so. */
export function useHelp(): MenuItem[] | undefined {
  const t = useTexts('routes')
  const words = useTexts('frame')
  const screens = useScreens()
  const { pathname } = useLocation()
  const isGuided = screens.some(({ path, hasGuide }) => path === pathname && hasGuide)
  const guide = { key: 'guide', label: words('help.thisPage'), onSelect: () => openGuide(pathname) }
  const built = screens.filter(({ inHelp }) => inHelp)
  const items = [
    ...(isGuided ? [guide] : []),
    ...built.map(({ path }) => ({ key: path, label: t(routeOf(path).title), href: path })),
  ]
  return items.length > 0 ? items : undefined
}
