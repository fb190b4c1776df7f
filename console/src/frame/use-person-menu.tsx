import type { Me } from '@coverwright/contract/company/identity'
import { languageNames, languages, useTexts } from '@coverwright/ui/locales'
import type { Person } from '@coverwright/ui/shell'
import { Check, LogOut, Moon, SlidersHorizontal, Sun, UserRound } from 'lucide-react'
import { useLook } from '../platform/look'
import { signOut } from '../platform/wire'
import { useChooseLook } from './use-choose-look'

/** The menu behind a person's own picture: preferences, theme, language, out. */
export function usePersonMenu({ profile }: Me): Person {
  const t = useTexts('frame')
  const { theme, language } = useLook()
  const choose = useChooseLook()
  const isDark = theme === 'ai8-dark'
  return {
    name: [profile.firstName, profile.lastName].filter(Boolean).join(' ') || profile.email,
    email: profile.email,
    ...(profile.pictureUrl ? { picture: profile.pictureUrl } : {}),
    menu: [
      { key: 'account', label: t('person.account'), icon: <UserRound />, href: '/account' },
      { key: 'preferences', label: t('person.preferences'), icon: <SlidersHorizontal />, href: '/setting/preferences' },
      {
        key: 'theme',
        label: isDark ? t('person.toLight') : t('person.toDark'),
        icon: isDark ? <Sun /> : <Moon />,
        onSelect: () => choose({ theme: isDark ? 'light' : 'ai8-dark' }),
      },
      { key: 'line', separator: true },
      ...languages.map((one) => ({
        key: one,
        label: languageNames[one],
        checked: one === language,
        icon: <Check visibility={one === language ? 'visible' : 'hidden'} />,
        onSelect: () => choose({ language: one }),
      })),
      { key: 'line-2', separator: true },
      { key: 'out', label: t('person.signOut'), icon: <LogOut />, onSelect: () => void signOut() },
    ],
  }
}
