import { languageNames, languages, useLanguage, useTexts } from '@coverwright/ui/locales'
import { Menu } from '@coverwright/ui/menu'
import { ChevronDown, Globe } from 'lucide-react'
import { look } from '../../../platform/look'

/** Each language in its own words; the choice is kept in the session. */
export function LanguageChoice() {
  const t = useTexts('entry')
  const { language, setLanguage } = useLanguage()
  const items = languages.map((one) => ({
    key: one,
    label: languageNames[one],
    checked: one === language,
    onSelect: () => {
      look.choose({ language: one })
      void setLanguage(one)
    },
  }))
  return (
    <Menu
      label={t('language')}
      items={items}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className="language-choice"
          aria-label={`${t('language')}: ${languageNames[language]}`}
        >
          <Globe size={14} />
          {languageNames[language]}
          <ChevronDown size={14} />
        </button>
      )}
    />
  )
}
