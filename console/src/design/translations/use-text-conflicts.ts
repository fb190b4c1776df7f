import type { Body } from '@coverwright/rules/design/products'
import { type Language, languageNames, textIn } from '@coverwright/rules/languages'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import type { Conflict, ConflictWords } from '../../platform/draft'
import { fieldOf } from './shown-texts'
import type { TextsEditing } from './use-texts-draft'

/** What two people wrote: 'Where do you go? · Help · 繁體中文', with the text of either. */
export function useTextConflicts({ rows }: TextsEditing, body: Body): ConflictWords {
  const t = useTexts('translations')
  const { language } = useLanguage()
  const nameOf = ({ path: [key = '', spoken] }: Conflict) => {
    const about = rows.find((row) => row.key === key)?.about ?? body.name
    const words = [textIn(about, language), t(`field.${fieldOf(key)}`)]
    return [...words, ...(spoken ? [languageNames[spoken as Language]] : [])].filter(Boolean).join(' · ')
  }
  const say = (value: unknown) => (typeof value === 'string' ? value : textIn((value ?? {}) as never, language))
  return { nameOf, say }
}
