import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { type ScreenPath, useScreens } from '../platform/routes'

/** Where help is: only the places that exist. */
const helpPaths: readonly ScreenPath[] = ['/contact', '/legal-privacy', '/ACM', '/support-desk']

export function useHelp(): MenuItem[] | undefined {
  const t = useTexts('routes')
  const built = useScreens().filter((screen) => helpPaths.includes(screen.path))
  if (built.length === 0) return undefined
  return built.map(({ path }) => ({ key: path, label: t(`title.${path.slice(1)}`), href: path }))
}
