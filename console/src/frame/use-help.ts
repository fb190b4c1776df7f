import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { routeOf, useScreens } from '../platform/routes'

/** Where help is: the screens that say so. */
export function useHelp(): MenuItem[] | undefined {
  const t = useTexts('routes')
  const built = useScreens().filter(({ inHelp }) => inHelp)
  if (built.length === 0) return undefined
  return built.map(({ path }) => ({ key: path, label: t(routeOf(path).title), href: path }))
}
