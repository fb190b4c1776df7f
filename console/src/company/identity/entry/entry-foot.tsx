import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { BrandMark } from '@coverwright/ui/shell'
import { type ScreenPath, useScreens } from '../../../platform/routes'
import { LanguageChoice } from './language-choice'
import './entry.css'

export function EntryBrand() {
  return (
    <Link className="sign-in-brand" href="/">
      <BrandMark size={28} />
      Coverwright
    </Link>
  )
}

/** Leads only to what is built. */
export function EntryFoot() {
  const t = useTexts('entry')
  /** Forms out here are refused in the words of identity before any call could fetch them. */
  useTexts('identity')
  const screens = useScreens()
  const places: { path: ScreenPath; name: string }[] = [
    { path: '/legal-privacy', name: t('foot.privacy') },
    { path: '/ACM', name: t('foot.use') },
    { path: '/contact-us', name: t('foot.contact') },
  ]
  return (
    <footer className="sign-in-foot">
      <LanguageChoice />
      {places
        .filter(({ path }) => screens.some((screen) => screen.path === path))
        .map(({ path, name }) => (
          <Link key={path} href={path}>
            {name}
          </Link>
        ))}
    </footer>
  )
}
