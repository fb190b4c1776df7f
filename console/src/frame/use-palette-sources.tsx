import type { Me } from '@coverwright/contract/company/identity'
import { homeOperations } from '@coverwright/contract/insight/home'
import { languageNames, languages, useTexts } from '@coverwright/ui/locales'
import type { PaletteItem, PaletteSource } from '@coverwright/ui/palette'
import { useLocation } from '@tanstack/react-router'
import { ArrowRight, ArrowUp, Contact, Languages, LogOut, Moon, Package, ShieldCheck, Sun, User } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useLook } from '../platform/look'
import { groupOfArea, mayOpen, type PlacedScreen, routeOf, useScreens } from '../platform/routes'
import { call, signOut } from '../platform/wire'
import { hrefFrom, leadsTo } from './led-to'
import { useChooseLook } from './use-choose-look'

/** People type these whatever language they read. */
const LIGHT_WORDS = 'light theme 淺色 浅色 主題 主题'
const UPGRADE_WORDS = 'upgrade plan subscription 升級 升级 方案'
const DARK_WORDS = 'dark theme 深色 主題 主题'

const icons: Record<string, ReactNode> = {
  product: <Package />,
  member: <User />,
  policy: <ShieldCheck />,
  customer: <Contact />,
}

/** What rooms declare to be found by its name; a new kind needs no change here. */
async function findThings(text: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const { found } = await call(homeOperations.search, { text }, { quiet: true, signal })
  return found.map(({ kind, id, label, hint, href }) => ({
    key: `${kind} ${id}`,
    label,
    hint,
    href,
    icon: icons[kind] ?? <ArrowRight />,
  }))
}

/** Go to any built screen that one may open; do what can be done from anywhere. */
export function usePaletteSources(me: Me): PaletteSource[] {
  const t = useTexts('frame')
  const titles = useTexts('routes')
  const screens = useScreens()
  const { theme, language } = useLook()
  const choose = useChooseLook()
  const { product } = useLocation().search as { product?: string }
  const open = useMemo(
    () => screens.filter((screen) => routeOf(screen.path).access !== 'public' && mayOpen(screen, me.permissions)),
    [screens, me.permissions],
  )
  const places = useMemo(() => {
    const hintOf = ({ under, area }: PlacedScreen) =>
      under ? titles(routeOf(under).title) : area ? t(`group.${groupOfArea(area)}`) : ''
    return open
      .filter((screen) => leadsTo(screen, product))
      .map((screen) => ({
        key: screen.path,
        label: titles(routeOf(screen.path).title),
        ...(screen.foundBy && { words: screen.foundBy }),
        hint: hintOf(screen),
        icon: <ArrowRight />,
        href: hrefFrom(screen, product),
      }))
  }, [open, titles, t, product])
  return useMemo(() => {
    const isDark = theme === 'ai8-dark'
    const actions = [
      {
        key: 'theme',
        label: isDark ? t('person.toLight') : t('person.toDark'),
        words: isDark ? LIGHT_WORDS : DARK_WORDS,
        icon: isDark ? <Sun /> : <Moon />,
        run: () => choose({ theme: isDark ? 'light' : 'ai8-dark' }),
      },
      ...languages
        .filter((one) => one !== language)
        .map((one) => ({
          key: one,
          label: t('palette.speak', { language: languageNames[one] }),
          words: 'language 語言 语言',
          icon: <Languages />,
          run: () => choose({ language: one }),
        })),
      ...(me.permissions.includes('subscriptions.write')
        ? [{ key: 'upgrade', label: t('palette.upgrade'), words: UPGRADE_WORDS, icon: <ArrowUp />, href: '/upgrade' }]
        : []),
      { key: 'out', label: t('person.signOut'), icon: <LogOut />, run: () => void signOut() },
    ]
    return [
      { key: 'found', label: t('palette.found'), search: findThings },
      { key: 'places', label: t('palette.places'), items: places },
      { key: 'actions', label: t('palette.actions'), items: actions },
      {
        key: 'guides',
        label: t('palette.guides'),
        search: async (query: string) => {
          const { findGuides } = await import('./find-guides')
          return findGuides(
            open.map(({ path }) => path),
            language,
            query,
          )
        },
      },
    ]
  }, [places, open, me.permissions, t, theme, language, choose])
}
