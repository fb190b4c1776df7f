import type { Language } from '@coverwright/rules/languages'
import type { Standing } from './mounted-body'

/** Of the languages that the body speaks those that its shell is shown in; all, where it names none of them. */
export function shownLanguages({ body, settings }: Pick<Standing, 'body' | 'settings'>): readonly Language[] {
  const chosen = body.languages.filter((language) => settings.languages.includes(language))
  return chosen.length > 0 ? chosen : body.languages
}
